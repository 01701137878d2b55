import type { CardMeans } from '#app/models/card-means.ts'

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

/** What was heard from outside, its signature proven. */
export type PaymentEvent = { id: string; session: CardSession | undefined }

/** An answer, or why there is none: not this time, or never. */
export type PaymentAnswer<T> = { ok: true; value: T } | { ok: false; fate: 'down' | 'refused'; reason: string }

/** The way to whoever takes card payments; nothing of it ever throws for what happens there. */
export type PaymentPort = {
  open(keys: PaymentKeys, wanted: WantedPayment): Promise<PaymentAnswer<CardSession>>
  look(keys: PaymentKeys, session: string): Promise<PaymentAnswer<CardSession>>
  /** Lets nobody pay there any more; answers how it ended. */
  close(keys: PaymentKeys, session: string): Promise<PaymentAnswer<CardSession>>
  /** The id makes that the money goes back once. */
  refund(
    keys: PaymentKeys,
    refund: { id: string; intent: string; amount: number },
  ): Promise<PaymentAnswer<{ id: string; isDone: boolean }>>
  /** Nothing for what was forged, changed on its way or sent too long ago. */
  readEvent(keys: PaymentKeys, sent: { body: string; signature: string; now: Date }): Promise<PaymentEvent | undefined>
}
