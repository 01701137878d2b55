import { addresses } from '#app/models/addresses.ts'
import { emailKey } from '#app/models/email.ts'
import { mailboxOf } from '#app/models/mailbox.ts'
import { done, type FaultCode, type Outcome, refused } from '#app/models/outcome.ts'
import { blockOf } from '../accounts/address-block.ts'
import { blockKept, findTaker } from '../accounts/find-taker.ts'
import { hashToken, makeSecret } from '../accounts/secrets.ts'
import { takeRates } from '../accounts/take-rate.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import type { UseCase, Visit } from '../visit.ts'
import { getShownElement } from './find-element.ts'
import { refuseOverShare } from './refuse-over-share.ts'
import { tellRegistration } from './tell-registration.ts'

type Body = Read<Contract['registerForElement']>['body']

const hour = 3600

/** Takes places of an element for somebody, as long as there are so many left, and tells them and the house by mail. */
export const registerForElement: UseCase<Contract['registerForElement']> = async ({ params, body }, visit) => {
  const { now, lang, caller } = visit
  const block = blockOf(visit.clientAddress)
  const email = emailKey(body.email)
  if (email === undefined) return fault('email', 'format')
  return visit.inTransaction(async (tx) => {
    const allowed = await takeRates(tx, [
      { bucket: `registration block ${block}`, limit: 20, windowSeconds: hour, now },
      // By place too: what a stranger takes in a name is not counted against whoever bears it.
      { bucket: `registration of ${mailboxOf(email)} from ${block}`, limit: 5, windowSeconds: hour, now },
    ])
    if (!allowed.ok) return allowed
    const found = await getShownElement({ read: tx, lang, caller }, params)
    if (!found.ok) return found
    const [element, wanted] = [found.value, body.places ?? 1]
    if (isClosed(element, now)) return fault('places', 'closed')
    const taker = await findTaker(tx, visit)
    const share = await refuseOverShare(tx, { element, wanted, taker })
    if (!share.ok) return share
    if (!(await takePlaces(tx, element, wanted))) return fault('places', 'full')
    const token = makeSecret()
    await tx
      .insertInto('registrations')
      .values({ ...rowOf(body, visit), element_id: element.id, token_hash: hashToken(token), from_block: blockKept(taker) })
      .execute()
    const path = addresses.cancelRegistration(token)
    await tellRegistration(tx, { row: element, path, body }, visit)
    return done({})
  })
}

type Places = { id: string; date: string | null; places: number | null }

function isClosed({ date, places }: Places, now: Date): boolean {
  return places === null || (date !== null && date <= now.toISOString())
}

/** The one condition that counts stands in the write itself: two who ask at once cannot both have the last place. */
async function takePlaces(tx: SiteWriter, { id }: Places, wanted: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('elements')
    .set((row) => ({ taken: row('taken', '+', wanted) }))
    .where('id', '=', id)
    .where((row) => row(row('taken', '+', wanted), '<=', row.ref('places')))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function rowOf(body: Body, { caller, now }: Visit) {
  const { firstname, lastname, email, phone = '', message = '', places = 1 } = body
  return {
    id: crypto.randomUUID(),
    user_id: caller.role === 'VISITOR' ? null : caller.userId,
    ...{ firstname, lastname, email: email.trim(), phone, message, places },
    created_at: now.toISOString(),
  }
}

function fault(field: string, code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code } } })
}
