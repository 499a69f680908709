// Ways out of the page: the clipboard, the system's share sheet. Each says whether it worked.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function'

/** False where the person changed their mind or the system refused. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
    return true
  } catch {
    return false
  }
}
