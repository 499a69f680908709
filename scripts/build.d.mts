export function isFresh(): boolean
export function isLibraryFresh(): boolean
export function buildCli(): Promise<void>
export function buildLibrary(): Promise<void>
