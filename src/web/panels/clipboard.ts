// Exports from the page: the clipboard, the system's share sheet. Each returns whether it worked.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function'

/** False if the person cancelled or the system refused. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
    return true
  } catch {
    return false
  }
}
