import { sayLongMoment } from '#app/models/french-date.ts'
import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { UseCase, Visit } from '../visit.ts'
import { forgetSlugs } from '../writing/former-slugs.ts'

/** Takes an element away with its registrations; whoever would still have come is told by mail. */
export const removeElement: UseCase<Contract['removeElement']> = async ({ params }, visit) =>
  visit.inTransaction(async (tx) => {
    const guests = await tx.deleteFrom('registrations').where('element_id', '=', params.id).returning('email').execute()
    const row = await tx.deleteFrom('elements').where('id', '=', params.id).returning(['title', 'date']).executeTakeFirst()
    if (!row) return refused('not_found')
    const isOver = row.date !== null && row.date <= visit.now.toISOString()
    if (!isOver) await tellGuests(tx, { ...row, guests }, visit)
    await forgetSlugs(tx, params.id)
    return done({})
  })

type Gone = { title: string; date: string | null; guests: readonly { email: string }[] }

/** One mail for each mailbox, however many registrations it made. */
async function tellGuests(tx: SiteWriter, { title, date, guests }: Gone, { site, now }: Pick<Visit, 'site' | 'now'>) {
  const params = { title, date: date ? sayLongMoment(date) : '' }
  for (const to of new Set(guests.map(({ email }) => email)))
    await queueMail(tx, { kind: 'registration_cancelled', to, params, site, now })
}
