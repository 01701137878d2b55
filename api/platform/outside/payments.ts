import type { CardMeans } from '#app/models/selling/money/card-means.ts'
import type { DisputeState } from '#app/models/selling/money/dispute.ts'

/** What opens a site's account at whoever takes its card payments, and what its page of payment offers. */
export type PaymentKeys = { secretKey: string; hookSecret: string; isLive: boolean; means: CardMeans[] }

/** A payment to be opened; its id makes that it is opened once, however often it is asked for. */
export type WantedPayment = {
  id: string
  orderId: string
  siteId: string
  says: string
  /** In cents. */
  amount: number
  email: string
  returnUrl: string
  endsAt: Date
}

/** A page of payment as its keeper knows it. */
export type CardSession = {
  session: string
  url: string | null
  state: 'open' | 'paid' | 'expired'
  /** By which money is given back. */
  intent: string | null
  /** What it was paid with, where that was asked for and is one of ours. */
  means: CardMeans | undefined
  amount: number
  currency: string
  paymentId: string
  orderId: string
  siteId: string
  isLive: boolean
}

/** Money that went back at whoever takes card payments, whoever sent it. */
export type CardRefund = {
  id: string
  /** Empty where it was not paid by a page of payment. */
  intent: string
  amount: number
  currency: string
  /** Failed or called off: the money is with the shop's account again. */
  isGone: boolean
  /** The refund of ours that it is, where the shop sent it. */
  refundId: string
  createdAt: number
}

/** A payment that a buyer's bank asks back. */
export type CardDispute = {
  id: string
  intent: string
  amount: number
  currency: string
  state: DisputeState
  reason: string
  dueAt: string | null
}

/** What Stripe kept of a movement of its account, or paid out to the bank. */
export type AccountMove = { id: string; kind: string; fee: number; payout: number; at: string }

/** What an event is about; a refund may come without more than the payment it is of. */
export type EventSubject =
  | { of: 'session'; session: CardSession }
  | { of: 'refund'; intent: string; refunds: CardRefund[] }
  | { of: 'dispute'; dispute: CardDispute }
  | { of: 'unknown' }

/** What was heard from outside, its signature proven. */
export type PaymentEvent = { id: string; kind: string; about: EventSubject }

/** An answer, or why there is none: not this time, or never. */
export type PaymentAnswer<T> = { ok: true; value: T } | { ok: false; fate: 'down' | 'refused'; reason: string }

/** The way to whoever takes card payments; nothing of it ever throws for what happens there. */
export type PaymentPort = {
  /**
   * Has the account that a key opens tell an address of these events, in the place of what told it before, once the key was tried on
   * all that is asked of it.
   */
  connect(
    key: Pick<PaymentKeys, 'secretKey'>,
    hook: { url: string; events: readonly string[] },
  ): Promise<PaymentAnswer<{ id: string; secret: string }>>
  /** Ends what `connect` began. */
  disconnect(key: Pick<PaymentKeys, 'secretKey'>, id: string): Promise<PaymentAnswer<unknown>>
  open(keys: PaymentKeys, wanted: WantedPayment): Promise<PaymentAnswer<CardSession>>
  look(keys: PaymentKeys, session: string): Promise<PaymentAnswer<CardSession>>
  /** Lets nobody pay there any more; answers how it ended. */
  close(keys: PaymentKeys, session: string): Promise<PaymentAnswer<CardSession>>
  /** The id makes that the money goes back once. */
  refund(
    keys: PaymentKeys,
    refund: { id: string; intent: string; amount: number; siteId: string },
  ): Promise<PaymentAnswer<{ id: string; isDone: boolean }>>
  /** The page that a payment was made on, by what was paid there. */
  findSession(keys: PaymentKeys, intent: string): Promise<PaymentAnswer<CardSession | undefined>>
  listRefunds(keys: PaymentKeys, which: { intent: string } | { since: Date }): Promise<PaymentAnswer<CardRefund[]>>
  listDisputes(keys: PaymentKeys, since: Date): Promise<PaymentAnswer<CardDispute[]>>
  /** What moved on the account: fees, and what was paid out. */
  listMoves(keys: PaymentKeys, since: Date): Promise<PaymentAnswer<AccountMove[]>>
  lookDispute(keys: PaymentKeys, id: string): Promise<PaymentAnswer<CardDispute>>
  /** Nothing for what was forged, changed on its way or sent too long ago. */
  readEvent(keys: PaymentKeys, sent: { body: string; signature: string; now: Date }): Promise<PaymentEvent | undefined>
}
