import { addresses } from '#app/models/addresses.ts'
import { done, refused } from '#app/models/outcome.ts'
import { takeRates } from '../accounts/take-rate.ts'
import type { Contract } from '../contract/index.ts'
import { keepWritten } from '../db/taking-back.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getMember, type UseCase } from '../visit.ts'
import { findLetter } from './letter.ts'

/** Sends a letter to whoever asks, at the address of their own account. */
export const tryLetter: UseCase<Contract['tryLetter']> = ({ params }, visit) =>
  visit.inTransaction(async (tx) => {
    const { site, now } = visit
    const { userId } = getMember(visit)
    const letter = await findLetter(tx, params.id)
    const user = await tx.selectFrom('users').select(['email', 'email_shown']).where('id', '=', userId).executeTakeFirst()
    if (!letter || !user) return refused('not_found')
    const allowed = await takeRates(tx, [{ bucket: `letter trials of ${userId}`, limit: 20, windowSeconds: 3600, now }])
    if (!allowed.ok) return keepWritten(allowed)
    const to = user.email_shown || user.email
    const said = { letter: letter.id, isTrial: 'yes', path: addresses.newsletter }
    await queueMail(tx, { kind: 'letter', to, params: said, site, now })
    return done({})
  })
