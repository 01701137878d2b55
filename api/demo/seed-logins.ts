import { randomBytes } from 'node:crypto'
import type { Role } from '../platform/call/call-context.ts'
import { bindToSite, type Database } from '../platform/database/database.ts'
import { openHashPool } from '../platform/secrets/hash-pool.ts'

export type DemoLogin = { email: string; role: Role; password: string }

const people = [
  { id: 'cliente', email: 'cliente@troiscoteaux.example', role: 'MEMBER', firstname: 'Agathe', lastname: 'Perrenot' },
  { id: 'proprietaire', email: 'proprietaire@troiscoteaux.example', role: 'ADMIN', firstname: 'Jeanne', lastname: 'Vuillemin' },
  { id: 'super', email: 'super@troiscoteaux.example', role: 'SUPER_ADMIN', firstname: 'Colin', lastname: 'Vuillemin' },
] as const

/** Gives the demo site one account of each role, with passwords made here and told this once. */
export async function seedDemoLogins(db: Database, now = new Date()): Promise<DemoLogin[]> {
  const hashing = openHashPool()
  const logins = await Promise.all(
    people.map(async ({ email, role }) => {
      const password = randomBytes(15).toString('base64url')
      const hashed = await hashing.hash(password)
      if (!hashed.ok) throw new Error('the demo accounts could not be made')
      return { login: { email, role, password }, hash: hashed.value }
    }),
  )
  const moment = now.toISOString()
  await bindToSite(db, '1').inTransaction((tx) =>
    tx
      .insertInto('users')
      .values(
        people.map((person, place) => ({
          ...person,
          email_shown: person.email,
          password_hash: logins[place]?.hash ?? null,
          phone: '',
          birthdate: null,
          newsletter_wanted: 0 as const,
          confirmed_at: moment,
          terms_accepted_at: moment,
          created_at: moment,
          updated_at: moment,
        })),
      )
      .execute(),
  )
  return logins.map(({ login }) => login)
}
