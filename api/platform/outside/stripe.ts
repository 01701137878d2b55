import type Stripe from 'stripe'
import { cardMeans } from '#app/models/selling/money/card-means.ts'
import type { CardSession, EventSubject, PaymentAnswer, PaymentKeys, PaymentPort, WantedPayment } from './payments.ts'
import { idOf, mostListed, mostMoves, secondsOf, toDispute, toMove, toRefund } from './stripe-money.ts'

type StripeHost = { host: string; port: number; protocol: 'http' | 'https' }

/** Five minutes, as Stripe advises: an event that was caught on its way is worthless afterwards. */
const oldestSeconds = 300
/** What says by which means a session was paid; an event never holds it. */
const chargeOf = 'payment_intent.latest_charge'

/** Card payments by Stripe's hosted page; `at` leads elsewhere than to Stripe, for tests. */
export function openStripe({ at, timeoutMs = 8000 }: { at?: StripeHost; timeoutMs?: number } = {}): PaymentPort {
  const clientOf = async ({ secretKey }: Pick<PaymentKeys, 'secretKey'>) =>
    new (await loadStripe())(secretKey, { maxNetworkRetries: 1, timeout: timeoutMs, telemetry: false, ...at })

  const look: PaymentPort['look'] = (keys, session) =>
    answer(async () => toSession(await (await clientOf(keys)).checkout.sessions.retrieve(session, { expand: [chargeOf] })))

  return {
    connect: (key, hook) => answer(async () => connect(await clientOf(key), hook), isOfTheKey),
    disconnect: (key, id) => answer(async () => (await clientOf(key)).webhookEndpoints.del(id)),
    look,
    open: (keys, wanted) =>
      answer(async () =>
        toSession(await (await clientOf(keys)).checkout.sessions.create(toParams(wanted, keys), { idempotencyKey: wanted.id })),
      ),
    close: async (keys, session) => {
      const closed = await answer(async () => toSession(await (await clientOf(keys)).checkout.sessions.expire(session)))
      // One that is paid or over cannot be closed: what it is instead is the answer.
      return closed.ok || closed.fate === 'down' ? closed : look(keys, session)
    },
    refund: (keys, { id, intent, amount, siteId }) =>
      answer(async () => {
        const client = await clientOf(keys)
        // By its mark it is known again, whoever tells of it first.
        const wanted = { payment_intent: intent, amount, metadata: { site: siteId, refund: id } }
        const made = await client.refunds.create(wanted, { idempotencyKey: id })
        if (made.status === 'failed' || made.status === 'canceled') throw new Refused(`the refund is ${made.status}`)
        return { id: made.id, isDone: made.status === 'succeeded' }
      }),
    findSession: (keys, intent) =>
      answer(async () => {
        const { data } = await (await clientOf(keys)).checkout.sessions.list({ payment_intent: intent, limit: 1 })
        return data[0] && toSession(data[0])
      }),
    listRefunds: (keys, which) =>
      answer(async () => {
        const params = 'intent' in which ? { payment_intent: which.intent } : { created: { gte: secondsOf(which.since) } }
        const client = await clientOf(keys)
        return (await client.refunds.list({ ...params, limit: 100 }).autoPagingToArray({ limit: mostListed })).map(toRefund)
      }),
    listDisputes: (keys, since) =>
      answer(async () => {
        const params = { created: { gte: secondsOf(since) }, limit: 100 }
        return (await (await clientOf(keys)).disputes.list(params).autoPagingToArray({ limit: mostListed })).map(toDispute)
      }),
    listMoves: (keys, since) =>
      answer(async () => {
        const params = { created: { gte: secondsOf(since) }, limit: 100 }
        const client = await clientOf(keys)
        return (await client.balanceTransactions.list(params).autoPagingToArray({ limit: mostMoves })).map(toMove)
      }),
    lookDispute: (keys, id) => answer(async () => toDispute(await (await clientOf(keys)).disputes.retrieve(id))),
    readEvent: async (keys, { body, signature, now }) => {
      const event = verify(await clientOf(keys), keys, { body, signature, now })
      if (!event || event.livemode !== keys.isLive) return undefined
      return { id: event.id, kind: event.type, about: subjectOf(event) }
    },
  }
}

/** Its two hundred modules are for those alone who take cards. */
const loadStripe = async () => (await import('stripe')).default

class Refused extends Error {}

type Hook = Parameters<PaymentPort['connect']>[1]

async function connect(client: Stripe, { url, events }: Hook): Promise<{ id: string; secret: string }> {
  const one = { limit: 1 }
  // What a key may not read it may not do either: better said now than at the first refund.
  for (const list of [client.checkout.sessions, client.refunds, client.disputes, client.balanceTransactions]) await list.list(one)
  const before = await client.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: mostListed })
  const enabled = events as Stripe.WebhookEndpointCreateParams.EnabledEvent[]
  const { id, secret } = await client.webhookEndpoints.create({ url, enabled_events: enabled })
  if (!secret) throw new Refused('no secret came with the endpoint')
  for (const old of before) if (old.url === url) await client.webhookEndpoints.del(old.id)
  return { id, secret }
}

/** A key that is wrong or lacks a right stays so until its owner changes it. */
async function isOfTheKey(error: unknown): Promise<boolean> {
  const { StripeAuthenticationError, StripePermissionError } = (await loadStripe()).errors
  return error instanceof StripeAuthenticationError || error instanceof StripePermissionError || isForGood(error)
}

function verify(client: Stripe, { hookSecret }: PaymentKeys, sent: { body: string; signature: string; now: Date }) {
  try {
    return client.webhooks.constructEvent(sent.body, sent.signature, hookSecret, oldestSeconds, undefined, sent.now.getTime())
  } catch {
    return undefined
  }
}

/** What an event is about; one that nobody asked for is of nothing known. */
function subjectOf(event: Stripe.Event): EventSubject {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { of: 'session', session: toSession(event.data.object) }
    case 'checkout.session.async_payment_failed':
      return { of: 'session', session: { ...toSession(event.data.object), state: 'expired' } }
    case 'charge.refunded':
      return { of: 'refund', intent: idOf(event.data.object.payment_intent), refunds: [] }
    // The last is what accounts of an older version tell instead.
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return { of: 'refund', intent: idOf(event.data.object.payment_intent), refunds: [toRefund(event.data.object)] }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { of: 'dispute', dispute: toDispute(event.data.object) }
    default:
      return { of: 'unknown' }
  }
}

function toParams(wanted: WantedPayment, { means }: PaymentKeys): Stripe.Checkout.SessionCreateParams {
  const metadata = { site: wanted.siteId, order: wanted.orderId, payment: wanted.id }
  return {
    mode: 'payment',
    locale: 'fr',
    // Wallets belong to cards: Stripe shows them where the buyer's device has one.
    allowed_payment_method_types: means,
    client_reference_id: wanted.orderId,
    customer_email: wanted.email,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: wanted.amount, product_data: { name: wanted.says } } },
    ],
    success_url: wanted.returnUrl,
    cancel_url: wanted.returnUrl,
    expires_at: Math.floor(wanted.endsAt.getTime() / 1000),
  }
}

function toSession(session: Stripe.Checkout.Session): CardSession {
  const { metadata } = session
  const intent = session.payment_intent
  return {
    session: session.id,
    url: session.url,
    isLive: session.livemode,
    state: session.payment_status === 'paid' ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    intent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    means: cardMeans.find((one) => one === readCharge(intent)),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    paymentId: metadata?.payment ?? '',
    orderId: metadata?.order ?? '',
    siteId: metadata?.site ?? '',
  }
}

/** The kind of means of the charge that paid, in Stripe's words. */
function readCharge(intent: Stripe.Checkout.Session['payment_intent']): string | undefined {
  const charge = typeof intent === 'string' ? undefined : intent?.latest_charge
  return typeof charge === 'string' ? undefined : charge?.payment_method_details?.type
}

async function answer<T>(ask: () => Promise<T>, isRefused = isForGood): Promise<PaymentAnswer<T>> {
  try {
    return { ok: true, value: await ask() }
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown'
    return { ok: false, fate: (await isRefused(error)) ? 'refused' : 'down', reason }
  }
}

/** What Stripe will not do however often it is asked; all else may pass. */
async function isForGood(error: unknown): Promise<boolean> {
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = (await loadStripe()).errors
  return [Refused, StripeInvalidRequestError, StripeCardError, StripeIdempotencyError].some((kind) => error instanceof kind)
}
