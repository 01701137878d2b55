import { done, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { isOfAge } from '#app/models/site/law/age.ts'
import { parisMoment } from '#app/models/site/settings/opening-hours.ts'
import { handOrderTexts } from '#app/texts/house/orders/hand-order.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { isPlainAddress } from '../../platform/outside/mail.ts'
import type { OrderRules } from '../goods/read-order-rules.ts'

type Body = Read<Contract['placeOrder']>['body']
type Given = Body['user']

/** Who orders; an account is named by its own session only, never by an address. */
export type Buyer = {
  userId: string | null
  email: string
  emailKey: string
  /** By which all spellings of the mailbox are counted together. */
  mailboxKey: string
  phone: string
  /** They are known to read this mailbox. */
  isProven: boolean
  /** In which words they declared their age; empty where wine is not sold. */
  ageWords: string
}

const opens = 8 * 60
const closes = 22 * 60

/** The buyer of an order; refused who is under age, cannot be written to, or comes when the shop is closed for the night. */
export async function chooseBuyer(
  read: SiteReader,
  { user: given }: Pick<Body, 'user'>,
  ctx: Pick<CallContext, 'caller' | 'now'>,
  { values, isWinemaker }: OrderRules,
): Promise<Outcome<Buyer>> {
  const { minute } = parisMoment(ctx.now)
  if (values.NIGHT_CLOSING && (minute < opens || minute >= closes)) return fault('_', 'night')
  const member = await readMember(read, ctx)
  const told = { ...given, birthdate: given.birthdate ?? member?.birthdate ?? undefined }
  const age = findAgeFault(told, ctx.now, { sellsWine: isWinemaker, asksBirthdate: values.ASK_BIRTHDATE })
  if (age) return age
  const email = (given.email || member?.email_shown || member?.email || '').trim()
  const key = emailKey(email)
  if (email === '') return fault('user.email', 'required')
  if (key === undefined || !isPlainAddress(email)) return fault('user.email', 'format')
  return done({
    userId: member?.id ?? null,
    email,
    emailKey: key,
    mailboxKey: mailboxOf(key),
    phone: given.phone.trim(),
    isProven: isOwn(key, member),
    ageWords: isWinemaker ? sayAge(told) : '',
  })
}

/** The buyer of an order that the house takes down: an address is written to where there is one, and no account is theirs. */
export function chooseBuyerByHand(given: Given, { isWinemaker }: Pick<OrderRules, 'isWinemaker'>): Outcome<Buyer> {
  const email = (given.email ?? '').trim()
  const key = email === '' ? '' : emailKey(email)
  if (key === undefined || (email !== '' && !isPlainAddress(email))) return fault('buyer.email', 'format')
  const mailboxKey = email === '' ? '' : mailboxOf(key)
  const ageWords = isWinemaker ? handOrderTexts.isAdult : ''
  return done({ userId: null, email, emailKey: key, mailboxKey, phone: given.phone.trim(), isProven: true, ageWords })
}

/** Refused where whoever carries the parcel needs somebody to call, and nobody is known. */
export function refuseWithoutPhone(
  { user, address }: Pick<Body, 'user' | 'address'>,
  { wantsPhone }: { wantsPhone: boolean },
): Outcome<null> {
  const isKnown = user.phone.trim() !== '' || Boolean(address.delivery?.phone)
  return wantsPhone && !isKnown ? fault('user.phone', 'required') : done(null)
}

/** Whether a mailbox is the one that a member has confirmed. */
function isOwn(key: string, member: { email: string; confirmed_at: string | null } | undefined): boolean {
  return member?.email === key && member.confirmed_at !== null
}

async function readMember(read: SiteReader, { caller }: Pick<CallContext, 'caller'>) {
  if (caller.role === 'VISITOR') return undefined
  return read
    .selectFrom('users')
    .select(['id', 'email', 'email_shown', 'birthdate', 'confirmed_at'])
    .where('id', '=', caller.userId)
    .executeTakeFirst()
}

type Asks = { sellsWine: boolean; asksBirthdate: boolean }

/** The law has whoever sells wine ask for the age, by whatever door an order comes; a site may ask for the day of birth. */
function findAgeFault(
  { isAdult, birthdate }: Pick<Given, 'isAdult' | 'birthdate'>,
  now: Date,
  { sellsWine, asksBirthdate }: Asks,
): Outcome<never> | undefined {
  if (birthdate !== undefined && !isOfAge(birthdate, parisDay(now))) return fault('user.birthdate', 'adult')
  if (isAdult === false) return fault('user.isAdult', 'adult')
  if (!sellsWine) return undefined
  if (asksBirthdate && birthdate === undefined) return fault('user.birthdate', 'required')
  return isAdult !== true && birthdate === undefined ? fault('user.isAdult', 'adult') : undefined
}

/** What is kept of it: the sentence that stood beside the box, or that a day of birth said so; the day itself is not kept with an order. */
function sayAge({ isAdult }: Pick<Given, 'isAdult'>): string {
  return isAdult ? checkoutTexts.summary.adult : checkoutAnswers.summary.adultByBirthdate
}

function fault(field: string, code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code } } })
}
