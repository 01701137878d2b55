import { createHash, randomBytes } from 'node:crypto'

/** A secret nobody can guess: 256 bits, as text that may stand in a path. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** As many signs as those 256 bits take. */
export const secretLength = 43

/** What the database keeps of a secret: enough to know it again, useless to whoever reads it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A moment so many seconds later, as the database keeps it. */
export function after(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}
