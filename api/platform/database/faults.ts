import { isStalePlan } from './statements/named-statements.ts'

/** What PostgreSQL, its driver and the network say when the database cannot serve for now. */
const unavailable = new Set([
  '25006',
  '25P03',
  '40001',
  '40P01',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
/** Whole families: connection lost, resources used up; SQLite's disk full, unreadable, read-only, or held too long. */
const unavailableKinds = [/^08...$/, /^53...$/, /^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|NOMEM|PROTOCOL|READONLY)(_|$)/]
/** The driver of PostgreSQL gives these no code. */
const unavailableWords = /connection (terminated|error)|timeout exceeded when trying to connect|query read timeout/i

/** Whether the database could not serve this time, while the request itself was right: nothing was written, try later. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (isStalePlan(error)) return true
  if (code) return unavailable.has(code) || unavailableKinds.some((kind) => kind.test(code))
  return error instanceof Error && unavailableWords.test(error.message)
}

/** Whether a row with the same key stands already. */
export function isUniqueViolation(error: unknown): boolean {
  return ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error))
}

/** Whether a row is referred to, or refers to one that is not there. */
export function isReferenceViolation(error: unknown): boolean {
  return ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(codeOf(error))
}

/** Whether two writers met, or the schema changed beneath, and this one must begin again. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error)) || isStalePlan(error)
}

/** Whether another process holds SQLite's write lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY')
}

/** Whether a query named a table that does not stand yet. */
export function isMissingTable(error: unknown): boolean {
  if (codeOf(error) === '42P01') return true
  return codeOf(error) === 'SQLITE_ERROR' && /^no such table/.test((error as Error).message)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
