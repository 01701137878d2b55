import type Sqlite from 'better-sqlite3'

/** More than the program has questions of its own; lists and filters make others. */
const most = 500

/** A database whose prepared statements are kept: to read a statement anew costs more than to run it. */
export function keepStatements(database: Sqlite.Database): Pick<Sqlite.Database, 'prepare' | 'close'> {
  const kept = new Map<string, Sqlite.Statement>()
  const prepare = (text: string) => {
    const known = kept.get(text)
    kept.delete(text)
    const statement = known ?? database.prepare(text)
    kept.set(text, statement)
    if (kept.size > most) forgetOldest(kept)
    return statement
  }
  return { prepare: prepare as Sqlite.Database['prepare'], close: () => database.close() }
}

/** A map gives its keys in the order in which they were set. */
function forgetOldest(kept: Map<string, unknown>): void {
  const [oldest] = kept.keys()
  if (oldest !== undefined) kept.delete(oldest)
}
