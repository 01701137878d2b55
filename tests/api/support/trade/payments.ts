import { afterEach } from 'vitest'
import type { Database } from '#api/platform/database/database.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { sealingOf } from '#api/platform/outside/sealing.ts'
import { openStripe } from '#api/platform/outside/stripe.ts'
import { sealingNames } from '#api/selling/payments/keys/payment-keys.ts'
import { reconcileMoney } from '#api/selling/payments/money-at-stripe/reconcile-money.ts'
import { sendRefunds } from '#api/selling/payments/money-at-stripe/send-refunds.ts'
import { reconcilePayments } from '#api/selling/payments/reconcile-payments.ts'
import { openStripeServer, type StripeServer, signEvent, writeEvent } from '../../../support/stripe/server.ts'
import { given } from '../site-calls.ts'
import { ask, sealing, type transports } from '../stage.ts'
import { openOrderStage } from './orders.ts'

export const hookSecret = 'whsec_of_the_test'

/** Stages whose Stripe is a stand-in that ends with its test. */
export function paymentStages() {
  const open: StripeServer[] = []
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close()
  })
  return async (db: Database, transport: (typeof transports)['HTTP'], stock = 12) => {
    const stripe = await openStripeServer()
    open.push(stripe)
    const shop = await openOrderStage(db, transport, stock)
    shop.stage.dependencies.payments = openStripe({ at: stripe.at, timeoutMs: 400 })
    for (const site of ['1', '2']) await giveKeys(db, site)
    const card = (quantity = 1) => shop.place(shop.wanted(quantity, { payment: 'CARD' }))
    /** What Stripe would tell, sent to the shop: the status of its answer. */
    const tell = async (
      session: object,
      more: Parameters<typeof writeEvent>[1] & { secret?: string; site?: string; at?: Date } = {},
    ) => {
      const payload = writeEvent(session, more)
      const signature = signEvent(payload, more.secret ?? hookSecret, more.at ?? shop.stage.dependencies.now())
      return send(payload, signature, more.site)
    }
    const send = async (body: string, signature: string, site = '1') => {
      const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
      return (await ask(shop.stage, `/payment/stripe/${site}`, { method: 'POST', body, headers })).status
    }
    const sessionOf = (url: string | null) => stripe.sessions.get(url?.split('/').at(-1) ?? '') as object & { id: string }
    /** Orders by card and pays there; the shop has not heard of it yet. */
    const payByCard = async (quantity = 1) => {
      const placed = given(await card(quantity))
      const session = sessionOf(placed.paymentUrl)
      stripe.pay(session.id)
      return { placed, session }
    }
    const read = async (id: string) => given(await (await shop.ownerNow()).getAdminOrder({ params: { id } }))
    return {
      ...shop,
      stripe,
      card,
      tell,
      send,
      sessionOf,
      payByCard,
      read,
      reconcile: () => reconcilePayments(shop.till()),
      reconcileMoney: () => reconcileMoney(shop.till()),
      refunds: () => sendRefunds(shop.till()),
    }
  }
}

async function giveKeys(db: Database, site: string): Promise<void> {
  const own = sealingOf(sealing, site)
  const keys = {
    secret_key: own.seal(`sk_test_of_site_${site}`, sealingNames.secret),
    hook_secret: own.seal(site === '1' ? hookSecret : 'whsec_of_the_neighbour', sealingNames.hook),
  }
  await bindToSite(db, site).inTransaction((tx) =>
    tx
      .insertInto('payment_providers')
      .values({
        provider: 'STRIPE',
        is_active: 1,
        public_key: 'pk_test_of_the_site',
        ...keys,
        updated_at: '2026-01-01T00:00:00.000Z',
      })
      .execute(),
  )
}
