import { done, type Fault, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { confirmed } from '../calendars/find-hold.ts'
import { findRegistration } from './find-registration.ts'
import { judgeConfirmed } from './judge-places.ts'
import { letPlacesGiveWay } from './lapse-registrations.ts'
import { takePlaces } from './take-places.ts'

/**
 * Keeps the places of the registration that the mail with this secret is about, beside what its mailbox has confirmed before; what
 * lapsed is taken again, and twice is once.
 */
export const confirmPlaces: UseCase<Contract['confirmPlaces']> = async ({ body }, { inTransaction, site, now }) =>
  inTransaction(async (tx) => {
    const row = await findRegistration(tx, body.token)
    if (!row) return refused('invalid', { fields: { token: { code: 'expired' } } })
    const fault = row.state === 'CONFIRMED' ? undefined : await keep(tx, row, { site, now })
    if (fault) return refused('invalid', { fields: { token: fault } })
    await tx.updateTable('registrations').set(confirmed).where('id', '=', row.id).execute()
    const { title, places, route, slug } = row
    return done({ title, places, route, slug })
  })

type Waiting = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/** Makes room for what is confirmed, unless there is a reason why it cannot be. */
async function keep(tx: SiteWriter, row: Waiting, about: Pick<CallContext, 'site' | 'now'>): Promise<Fault | undefined> {
  const { fault, givingWay } = await judgeConfirmed(tx, row)
  if (fault) return fault
  await letPlacesGiveWay(tx, givingWay, about)
  return row.state === 'LAPSED' ? takeAgain(tx, row, about.now) : undefined
}

type Lapsed = { element_id: string; places: number; date: string | null; is_shown: number; is_place_shown: number }

/** Whether they are offered and there still. */
async function takeAgain(tx: SiteWriter, { element_id: id, places, ...lapsed }: Lapsed, now: Date): Promise<Fault | undefined> {
  const isOver = lapsed.date !== null && lapsed.date <= now.toISOString()
  if (isOver || !lapsed.is_shown || !lapsed.is_place_shown) return { code: 'too_late' }
  if (await takePlaces(tx, id, places)) return undefined
  const element = await tx.selectFrom('elements').select(['places', 'taken']).where('id', '=', id).executeTakeFirstOrThrow()
  return { code: 'taken_since', params: { left: Math.max(0, (element.places ?? 0) - element.taken) } }
}
