/** Whether a text begins like a backup, even if it is truncated. */
export const beginsLikeBackup = (text: string): boolean =>
  /^\uFEFF?\s*\{\s*"solotavolo"\s*:\s*"backup"/.test(text.slice(0, 200))
