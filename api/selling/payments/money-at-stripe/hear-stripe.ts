import type { CallContext } from '../../../platform/call/call-context.ts'
import { hasDoubt, trustSiteClock } from '../../../platform/clock/clock-doubts.ts'
import { bindToSite, type Database } from '../../../platform/database/database.ts'
import type {
  CardDispute,
  CardSession,
  EventSubject,
  PaymentEvent,
  PaymentKeys,
  PaymentPort,
} from '../../../platform/outside/payments.ts'
import { type Sealing, sealingOf } from '../../../platform/outside/sealing.ts'
import type { SiteDirectory } from '../../../site/settings/site-directory.ts'
import { closeLeftPages } from '../close-sessions.ts'
import { findPaymentKeys } from '../keys/payment-keys.ts'
import type { Till } from '../open-session.ts'
import { settleSession } from '../settle-session.ts'
import { countUnknownEvent } from './count-unknown-event.ts'
import { settleDispute } from './settle-dispute.ts'
import { settleRefunds } from './settle-refunds.ts'

/** What a word of Stripe is heard on. */
type Hearing = {
  db: Database
  sites: Pick<SiteDirectory, 'byId'>
  now: () => Date
  sealing: Sealing
  payments?: PaymentPort | undefined
  notice?: CallContext['notice']
}

export type Sent = { siteId: string; body: string; signature: string }

/** Hears what Stripe tells of a site's payments: 'deaf' where nothing could prove who speaks, 'forged' where it was not Stripe. */
export async function hearStripe(dependencies: Hearing, { siteId, body, signature }: Sent): Promise<'heard' | 'forged' | 'deaf'> {
  const site = /^[A-Za-z0-9_-]{1,64}$/.test(siteId) ? await dependencies.sites.byId(siteId) : undefined
  if (!site || !dependencies.payments) return 'deaf'
  const sealing = sealingOf(dependencies.sealing, site.id)
  const bound = bindToSite(dependencies.db, site.id)
  const keys = await findPaymentKeys(bound.read, sealing)
  if (!keys) return 'deaf'
  const now = dependencies.now()
  const notice = dependencies.notice ?? (() => {})
  const event = await dependencies.payments.readEvent(keys, { body, signature, now })
  if (!event) {
    notice('payment_event_refused', { site: site.id })
    return 'forged'
  }
  // What Stripe signed says what time it is there: it is heard only where both clocks agree.
  if (await hasDoubt(bound.read)) await bound.inTransaction(trustSiteClock)
  await hearEvent({ ...bound, site, now, sealing, notice, payments: dependencies.payments }, keys, event)
  return 'heard'
}

type OpenTill = Till & { payments: PaymentPort }

function hearEvent(till: OpenTill, keys: PaymentKeys, event: PaymentEvent): Promise<void> {
  const hear: { [Of in EventSubject['of']]: (about: Extract<EventSubject, { of: Of }>) => Promise<void> } = {
    session: async ({ session }) => {
      await settleSession(till, await completeSession(till, keys, session), event.id)
      // Other orders may have ended by this money: nobody is to pay for them.
      if (session.state === 'paid') await closeLeftPages(till)
    },
    refund: (about) => hearRefund(till, keys, about),
    dispute: async ({ dispute }) => settleDispute(till, await lookAgain(till, keys, dispute)),
    unknown: () => countUnknownEvent(till, event),
  }
  return (hear[event.about.of] as (about: EventSubject) => Promise<void>)(event.about)
}

/** An event does not say by which means was paid: where there are several, that is asked for; without an answer the money counts all the same. */
async function completeSession({ payments }: OpenTill, keys: PaymentKeys, session: CardSession): Promise<CardSession> {
  if (session.state !== 'paid' || keys.means.length === 1) return session
  const looked = await payments.look(keys, session.session)
  return looked.ok ? { ...session, means: looked.value.means } : session
}

/** Events come twice, late and in any order: they say that there is something to ask. What is not answered is asked again by the hour. */
async function hearRefund(till: OpenTill, keys: PaymentKeys, about: Extract<EventSubject, { of: 'refund' }>): Promise<void> {
  if (about.intent === '') return settleRefunds(till, about.refunds)
  const listed = await till.payments.listRefunds(keys, { intent: about.intent })
  if (!listed.ok) return till.notice('payment_not_asked', { of: 'refunds', reason: listed.reason })
  return settleRefunds(till, listed.value)
}

/** A key may be without the right to read disputes: then the event itself is what there is. */
async function lookAgain({ payments }: OpenTill, keys: PaymentKeys, dispute: CardDispute): Promise<CardDispute> {
  const looked = await payments.lookDispute(keys, dispute.id)
  return looked.ok ? looked.value : dispute
}
