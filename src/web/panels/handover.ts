// Ways out of the page: clipboard, file, the system's share sheet. Each says whether it worked.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function downloadText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A title as a file name: letters, digits and hyphens. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
  return `${plain || 'solotavolo'}.solotavolo.txt`
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
