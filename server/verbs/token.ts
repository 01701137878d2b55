import { z } from 'zod'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { readWords } from './read-words.ts'

const Words = z.object({
  site: z.string().default('1'),
  role: z.enum(['MEMBER', 'ADMIN', 'SUPER_ADMIN'], { error: '--role is MEMBER, ADMIN or SUPER_ADMIN' }).default('SUPER_ADMIN'),
  email: z.email({ error: '--email is no e-mail address' }).default('jeton@localhost.test'),
})

/** Prints a token for the API, good for a day. */
export async function runToken(settings: Settings, words: string[]): Promise<void> {
  const { site, role, email } = requireWords(words)
  const token = await withCurrentDatabase(settings, async (db) => {
    const known = await db.read.selectFrom('sites').select('id').where('id', '=', site).executeTakeFirst()
    if (!known) throw new Error(`there is no site ${site}`)
    return bindToSite(db, site).inTransaction((tx) => makeToken(tx, { email, role, now: new Date() }))
  })
  console.log(token)
}

function requireWords(words: string[]): z.infer<typeof Words> {
  const read = Words.safeParse(readWords('token', words).values)
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('\n'))
  return read.data
}
