import { z } from 'zod'

/** Raised when a reader of the old form could not read the new one. */
export const formatVersion = 2

const Name = z.string().regex(/^[a-z_]+$/)

/** The first line: what this is, and for which schema. */
export const Header = z.object({
  format: z.literal('vitrine-backup'),
  version: z.literal(formatVersion, { error: 'the backup was written by a newer program' }),
  createdAt: z.string(),
  /** The one site it holds, or null for all. */
  site: z.string().nullable(),
  steps: z.array(z.string()),
})
export type Header = z.infer<typeof Header>

/** Every other line: a table begins, a row of it, a file begins, a piece of it, or the count at the end. */
export const BackupEntry = z.union([
  z.strictObject({ table: Name, columns: z.array(Name) }),
  z.strictObject({ row: z.array(z.union([z.string(), z.number(), z.null()])) }),
  z.strictObject({ file: z.string(), size: z.int() }),
  z.strictObject({ piece: z.base64() }),
  z.strictObject({ end: z.strictObject({ rows: z.record(z.string(), z.int()), files: z.int() }) }),
])
export type BackupEntry = z.infer<typeof BackupEntry>
export type Value = string | number | null
