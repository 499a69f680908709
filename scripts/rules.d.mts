export declare const PACKAGES: readonly string[]
export declare function rulesFiles(game: string, root?: string): string[]
export declare function rulesNames(root?: string): Record<string, string>
export declare function rulesConstant(root?: string): { readonly SOLOTAVOLO_RULES: string }
