export declare function ensureRedis(): string | undefined
