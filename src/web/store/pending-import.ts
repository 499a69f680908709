// A save on its way in from a file, until the person has said whether to keep it.
let pending: string | undefined

export function offerImport(text: string): void {
  pending = text
}

export const offeredImport = (): string | undefined => pending

export function forgetImport(): void {
  pending = undefined
}
