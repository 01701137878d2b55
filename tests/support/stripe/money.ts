/** What the stand-in of Stripe knows of a page of payment, as far as money goes back from it. */
type PaidSession = { payment_intent: string | null; amount_total: number; currency: string }

export type StripeRefund = {
  id: string
  object: 'refund'
  status: 'succeeded' | 'failed'
  amount: number
  currency: string
  payment_intent: string | null
  metadata: Record<string, string>
  created: number
}
export type StripeDispute = {
  id: string
  object: 'dispute'
  status: string
  amount: number
  currency: string
  reason: string
  payment_intent: string | null
  evidence_details: { due_by: number | null }
  created: number
}
/** An event that is still to be told, as things stood when it happened. */
export type StripeEvent = { type: string; object: object }

type Scene = { sessions: ReadonlyMap<string, PaidSession>; next: (prefix: string) => string }

/** The money of the stand-in: refunds by its API and by its pages, and disputes, with the events that each of them causes. */
export function openStripeMoney({ sessions, next }: Scene) {
  const refunds: StripeRefund[] = []
  const disputes: StripeDispute[] = []
  const events: StripeEvent[] = []
  const clock = { seconds: Date.parse('2026-03-01T10:00:00.000Z') / 1000 }

  const tell = (type: string, object: object) => events.push({ type, object: structuredClone(object) })
  const tick = () => {
    clock.seconds += 1
    return clock.seconds
  }
  const sessionOf = (intent: string | null) => [...sessions.values()].find(({ payment_intent }) => payment_intent === intent)
  const disputeOf = (intent: string) => disputes.find(({ payment_intent }) => payment_intent === intent)

  /** What a buyer's payment still holds. */
  function heldOf(intent: string): number {
    const gone = refunds.filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
    const lost = disputes.filter(({ payment_intent, status }) => payment_intent === intent && status !== 'won')
    return (sessionOf(intent)?.amount_total ?? 0) - [...gone, ...lost].reduce((sum, { amount }) => sum + amount, 0)
  }

  function refund(intent: string, amount: number, more: Partial<StripeRefund> = {}): StripeRefund | undefined {
    const dispute = disputeOf(intent)
    if (!sessionOf(intent) || amount > heldOf(intent) || (dispute && dispute.status !== 'won')) return undefined
    const made: StripeRefund = {
      id: next('re'),
      object: 'refund',
      status: 'succeeded',
      amount,
      currency: 'eur',
      payment_intent: intent,
      metadata: {},
      created: tick(),
      ...more,
    }
    refunds.push(made)
    tell('refund.created', made)
    tell('charge.refunded', { id: next('ch'), object: 'charge', payment_intent: intent, amount_refunded: amount })
    tell('refund.updated', made)
    return made
  }

  function fail(made: StripeRefund): void {
    made.status = 'failed'
    tell('refund.failed', made)
    tell('refund.updated', made)
  }

  function dispute(intent: string, amount: number, more: Partial<StripeDispute> = {}): StripeDispute | undefined {
    if (disputeOf(intent) || amount > heldOf(intent)) return undefined
    const made: StripeDispute = {
      id: next('du'),
      object: 'dispute',
      status: 'needs_response',
      amount,
      currency: 'eur',
      reason: 'fraudulent',
      payment_intent: intent,
      evidence_details: { due_by: clock.seconds + 7 * 86_400 },
      created: tick(),
      ...more,
    }
    disputes.push(made)
    tell('charge.dispute.created', made)
    tell('charge.dispute.funds_withdrawn', made)
    return made
  }

  function judge(made: StripeDispute, status: string): void {
    made.status = status
    tell(status === 'under_review' ? 'charge.dispute.updated' : 'charge.dispute.closed', made)
    if (status === 'won') tell('charge.dispute.funds_reinstated', made)
  }

  /** What the stand-in answers of money; nothing where the question is of something else. */
  function answer(method: string, path: string, asked: URLSearchParams): unknown {
    const since = Number(asked.get('created[gte]') ?? 0)
    const intent = asked.get('payment_intent')
    const list = <T extends { payment_intent: string | null; created: number }>(rows: T[]) => ({
      object: 'list',
      has_more: false,
      url: path,
      data: rows.filter((row) => row.created >= since && (intent === null || row.payment_intent === intent)).toReversed(),
    })
    if (method === 'GET' && path === '/v1/refunds') return list(refunds)
    if (method === 'GET' && path === '/v1/disputes') return list(disputes)
    if (method === 'GET' && path === '/v1/checkout/sessions')
      return { ...list([]), data: [...sessions.values()].filter((session) => session.payment_intent === intent) }
    if (path.startsWith('/v1/disputes/')) return disputes.find(({ id }) => path.endsWith(id))
    if (method !== 'POST' || path !== '/v1/refunds') return undefined
    const metadata = { site: asked.get('metadata[site]') ?? '', refund: asked.get('metadata[refund]') ?? '' }
    return refund(intent ?? '', Number(asked.get('amount')), { metadata })
  }

  return { refunds, disputes, events, clock, heldOf, refund, fail, dispute, judge, answer }
}
