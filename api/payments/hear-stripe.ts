import { bindToSite } from '../db/database.ts'
import type { CardSession, PaymentKeys, PaymentPort } from '../outside/payments.ts'
import { sealingOf } from '../outside/sealing.ts'
import type { Ground } from '../run.ts'
import { findPaymentKeys } from './payment-keys.ts'
import { settleSession } from './settle-session.ts'

export type Sent = { siteId: string; body: string; signature: string }

/** Hears what Stripe tells of a site's payments: 'deaf' where nothing could prove who speaks, 'forged' where it was not Stripe. */
export async function hearStripe(ground: Ground, { siteId, body, signature }: Sent): Promise<'heard' | 'forged' | 'deaf'> {
  const site = /^[A-Za-z0-9_-]{1,64}$/.test(siteId) ? await ground.sites.byId(siteId) : undefined
  if (!site || !ground.payments) return 'deaf'
  const sealing = sealingOf(ground.sealing, site.id)
  const bound = bindToSite(ground.db, site.id)
  const keys = await findPaymentKeys(bound.read, sealing)
  if (!keys) return 'deaf'
  const now = ground.now()
  const notice = ground.notice ?? (() => {})
  const event = await ground.payments.readEvent(keys, { body, signature, now })
  if (!event) {
    notice('payment_event_refused', { site: site.id })
    return 'forged'
  }
  const till = { ...bound, site, now, sealing, notice, payments: ground.payments }
  if (event.session) await settleSession(till, await completeSession(till, keys, event.session), event.id)
  return 'heard'
}

/** An event does not say by which means was paid: where there are several, that is asked for; without an answer the money counts all the same. */
async function completeSession(
  { payments }: { payments: PaymentPort },
  keys: PaymentKeys,
  session: CardSession,
): Promise<CardSession> {
  if (session.state !== 'paid' || keys.means.length === 1) return session
  const looked = await payments.look(keys, session.session)
  return looked.ok ? { ...session, means: looked.value.means } : session
}
