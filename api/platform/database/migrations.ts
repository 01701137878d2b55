import { createHash } from 'node:crypto'
import type { Database } from './database.ts'

/** One step of the schema: its name fixes its place, its text never changes once released. */
export type Migration = { name: string; text: string; checksum: string }

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** The steps this build knows, in order; `name.postgres.sql` replaces `name.sql` where the databases differ. */
export function listMigrations(dialect: Database['dialect']): Migration[] {
  return Object.entries(files)
    .map(([path, text]) => ({ name: path.slice('./migrations/'.length, -'.sql'.length), text }))
    .filter(({ name }) => isFor(dialect, name))
    .map(({ name, text }) => ({ name: name.replace(/\.(sqlite|postgres)$/, ''), text, checksum: checksumOf(text) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The statements of a step, one after the other. */
export function statementsOf(text: string): string[] {
  return text
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)
}

function isFor(dialect: Database['dialect'], name: string): boolean {
  const [base, only] = name.split('.') as [string, string?]
  if (only) return only === dialect
  return !(`./migrations/${base}.${dialect}.sql` in files)
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
