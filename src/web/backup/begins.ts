/** Does a text begin like a backup, whatever has become of the rest of it? */
export const beginsLikeBackup = (text: string): boolean =>
  /^\uFEFF?\s*\{\s*"solotavolo"\s*:\s*"backup"/.test(text.slice(0, 200))
