export declare const CHROMIUM_ARGS: readonly string[]
export declare function findChromium(): string | undefined
export declare function ensureChromium(): string | undefined
