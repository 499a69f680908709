// An imported save, until the person decides whether to keep it.
let pending: string | undefined

export function offerImport(text: string): void {
  pending = text
}

export const offeredImport = (): string | undefined => pending

export function forgetImport(): void {
  pending = undefined
}
