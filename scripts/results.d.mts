export function madeUpResults(count: number): readonly { readonly id: string; readonly game: string }[]
export function putResults(results: readonly { readonly id: string }[]): Promise<void>
