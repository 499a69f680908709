import type { Json } from '../../kernel/contract.ts'
import type { Table } from '../../kernel/table.ts'

export type AnyTable = Table<unknown, unknown, Readonly<Record<string, string>>>

export type JsonObject = { readonly [key: string]: Json | undefined }

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
