import type pg from 'pg'

/** Questions of the program, which come again and again; lists and filters make others, which are not named. */
const most = 400

type Names = { of(text: string): string | undefined; forget(): void }
type Query = (text: unknown, values?: unknown[]) => Promise<unknown>

/** Has a connection read each statement once: PostgreSQL needs longer to read and plan a short one than to run it. */
export function nameStatements(client: pg.PoolClient, names = sharedNames): void {
  const query = client.query.bind(client) as Query
  let isInTransaction = false
  const named: Query = async (text, values) => {
    if (typeof text !== 'string' || !values?.length) {
      isInTransaction = staysInTransaction(text, isInTransaction)
      return query(text, values)
    }
    const name = names.of(text)
    if (!name) return query(text, values)
    try {
      return await query({ name, text, values })
    } catch (error) {
      if (!isStalePlan(error)) throw error
      names.forget()
      // A transaction is lost by any fault, and begins again as a whole.
      if (isInTransaction) throw error
      return query(text, values)
    }
  }
  client.query = named as typeof client.query
}

const sharedNames = openNames()

/** Names what is asked a second time. After a change of the schema all is read anew, under other names. */
export function openNames(): Names {
  const asked = new Set<string>()
  const names = new Map<string, string>()
  let generation = 0
  return {
    of: (text) => {
      const known = names.get(text)
      if (known || names.size >= most) return known
      if (!asked.delete(text)) {
        if (asked.size >= most) asked.clear()
        asked.add(text)
        return undefined
      }
      const name = `v${generation}_${names.size}`
      names.set(text, name)
      return name
    },
    forget: () => {
      names.clear()
      generation += 1
    },
  }
}

function staysInTransaction(text: unknown, before: boolean): boolean {
  const word = typeof text === 'string' ? text : ''
  if (word === 'begin' || word.startsWith('start')) return true
  return word === 'commit' || word === 'rollback' ? false : before
}

/** Whether a statement was read before the schema changed, as by an upgrade beside this process. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan')
}
