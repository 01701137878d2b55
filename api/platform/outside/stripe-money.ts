import type Stripe from 'stripe'
import type { DisputeState } from '#app/models/selling/money/dispute.ts'
import type { AccountMove, CardDispute, CardRefund } from './payments.ts'

/** Far beyond what a winery gives back in weeks; what is older comes by its own event. */
export const mostListed = 1000

/** Of a week. */
export const mostMoves = 10_000

/** A movement of the account in the shop's words: a payout is money that leaves it, a bill of Stripe's own is all fee. */
export function toMove({ id, type, amount, fee, created }: Stripe.BalanceTransaction): AccountMove {
  const isBill = type === 'stripe_fee' || type === 'stripe_fx_fee' || type === 'tax_fee'
  return {
    id,
    kind: type,
    fee: isBill ? fee - amount : fee,
    payout: type === 'payout' || type === 'payout_failure' || type === 'payout_cancel' ? -amount : 0,
    at: new Date(created * 1000).toISOString(),
  }
}

/** A refund in the shop's words. */
export function toRefund(refund: Stripe.Refund): CardRefund {
  const { id, amount, currency, status, metadata, created } = refund
  return {
    id,
    amount,
    currency,
    intent: idOf(refund.payment_intent),
    createdAt: created,
    isGone: status === 'failed' || status === 'canceled',
    refundId: metadata?.refund ?? '',
  }
}

/** A dispute in the shop's words. */
export function toDispute(dispute: Stripe.Dispute): CardDispute {
  const { id, amount, currency, reason } = dispute
  const due = dispute.evidence_details?.due_by
  return {
    id,
    amount,
    currency,
    intent: idOf(dispute.payment_intent),
    state: stateOf(dispute),
    reason: reason.slice(0, 100),
    dueAt: due ? new Date(due * 1000).toISOString() : null,
  }
}

const states: Record<string, DisputeState> = {
  needs_response: 'open',
  warning_needs_response: 'open',
  appeal_needs_response: 'open',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
}

/** A dispute that was warded off may still have cost the money: only its account says. A word that is new is no reason to book. */
function stateOf({ status, balance_transactions }: Stripe.Dispute): DisputeState {
  if (status !== 'prevented') return states[status] ?? 'review'
  const moved = (balance_transactions ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return moved < 0 ? 'lost' : 'closed'
}

/** The id of what is named or held whole; empty for nothing. */
export function idOf(named: string | { id: string } | null | undefined): string {
  return typeof named === 'string' ? named : (named?.id ?? '')
}

/** A moment as Stripe counts it. */
export function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
