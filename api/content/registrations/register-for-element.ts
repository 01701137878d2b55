import { done, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { findTaker } from '../../platform/limits/find-taker.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import { hashToken, makeSecret } from '../../platform/secrets/secrets.ts'
import { findHold } from '../calendars/find-hold.ts'
import { getPublicElement } from '../elements/find-element.ts'
import { judgeRegistering } from './judge-places.ts'
import { letPlacesGiveWay } from './lapse-registrations.ts'
import { takePlaces } from './take-places.ts'
import { tellRegistration } from './tell-registration.ts'

type Body = Read<Contract['registerForElement']>['body']

const hour = 3600

/**
 * Takes places of an element for somebody, as long as there are so many left, and tells them and the house by mail; a stranger is
 * told until when to confirm them.
 */
export const registerForElement: UseCase<Contract['registerForElement']> = async ({ params, body }, ctx) => {
  const { now, lang, caller } = ctx
  const block = blockOf(ctx.clientAddress)
  const email = emailKey(body.email)
  if (email === undefined) return fault('email', 'format')
  const allowed = await countTry(ctx, [
    { bucket: `registration block ${block}`, limit: 20, windowSeconds: hour, now },
    // By place too: what a stranger takes in a name is not counted against whoever bears it.
    { bucket: `registration of ${mailboxOf(email)} from ${block}`, limit: 5, windowSeconds: hour, now },
  ])
  if (!allowed.ok) return allowed
  return ctx.inTransaction(async (tx) => {
    const found = await getPublicElement({ read: tx, lang, caller }, params)
    if (!found.ok) return found
    const element = found.value
    const wanted = body.places ?? 1
    if (isClosed(element, now)) return fault('places', 'closed')
    const taker = await findTaker(tx, ctx, email)
    const standing = await judgeRegistering(tx, { element, wanted, taker })
    if (standing.fault) return refused('invalid', { fields: { places: standing.fault } })
    await letPlacesGiveWay(tx, standing.givingWay, ctx)
    const room = await takePlaces(tx, element.id, wanted)
    if (!room) return fault('places', 'full')
    const end = element.date === null ? undefined : new Date(element.date)
    const { isKnownToLapse } = standing
    const hold = await findHold(tx, { ...room, isKnownToLapse, taker, isAsked: true, end }, now)
    const token = makeSecret()
    await tx
      .insertInto('registrations')
      .values({ ...rowOf(body, ctx), ...hold, element_id: element.id, token_hash: hashToken(token) })
      .execute()
    await tellRegistration(tx, { row: element, token, hold, body }, ctx)
    return done({ confirmBy: hold.confirm_by })
  })
}

function isClosed({ date, places }: { date: string | null; places: number | null }, now: Date): boolean {
  return places === null || (date !== null && date <= now.toISOString())
}

function rowOf(body: Body, { caller, now }: CallContext) {
  const { firstname, lastname, email, phone = '', message = '', places = 1 } = body
  return {
    id: crypto.randomUUID(),
    user_id: caller.role === 'VISITOR' ? null : caller.userId,
    firstname,
    lastname,
    email: email.trim(),
    phone,
    message,
    places,
    created_at: now.toISOString(),
  }
}

function fault(field: string, code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code } } })
}
