import { createHash } from 'node:crypto'

/** How pages name who is logged in, for what is kept on a machine: it tells nobody's address. */
export function nameOfPerson(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 12)
}
