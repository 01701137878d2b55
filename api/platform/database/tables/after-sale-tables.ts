import type { Generated } from 'kysely'
import type { ClaimKind, ClaimState } from '#app/models/selling/after/claim.ts'
import type { OpinionRefusal, OpinionState } from '#app/models/selling/after/opinion.ts'
import type { WithdrawalProof, WithdrawalState } from '#app/models/selling/after/withdrawal.ts'
import type { Flag, LaterText, SiteId } from './columns.ts'

type Withdrawals = {
  site_id: SiteId
  /** Drawn by the page that declares it, so that it is declared once. */
  id: string
  order_id: string
  reference: string
  state: WithdrawalState
  proof: Generated<WithdrawalProof>
  /** As JSON: which lines of the order, how many of each, how many of these had not left, and what was paid for them. */
  lines: string
  is_whole: Flag
  /** What of the refund is for the delivery. */
  shipping: number
  refund: number
  /** What the house said of it. */
  answer: string
  declared_at: string
  /** The day on which the goods came, as their buyer says it where the house had noted none. */
  arrived_on: string | null
  received_at: string | null
  ended_at: string | null
  /** What had not left of it is on the shelf again. */
  is_released: Generated<Flag>
}

/** Tables of what follows an order. */
export type AfterSaleTables = {
  amendments: {
    site_id: SiteId
    /** Drawn by the form that asks for it, so that it is done once. */
    id: string
    order_id: string
    kind: 'DELIVERY' | 'LINES'
    /** Tells whether the same is asked for again. */
    request_hash: string
    /** As JSON: which lines of the order, and how many of each were taken off; where they are gone from the order itself, nothing. */
    lines: string
    created_at: string
  }
  withdrawals: Withdrawals
  claims: {
    site_id: SiteId
    /** Drawn by the page that makes it, so that it is made once. */
    id: string
    order_id: string
    reference: string
    kind: ClaimKind
    state: ClaimState
    message: string
    answer: string
    created_at: string
    answered_at: string | null
    /** As JSON: how many of which lines were paid back, and how many sent anew. */
    settled: LaterText
  }
  opinions: {
    site_id: SiteId
    id: string
    order_id: string
    product_id: string
    product_name: string
    /** The year and the size that were bought. */
    detail: string
    author: string
    rating: number
    text: string
    state: OpinionState
    /** Empty but for what is refused. */
    refusal: OpinionRefusal | ''
    answer: string
    /** The day on which the goods left. */
    experienced_on: string
    created_at: string
    decided_at: string | null
    answered_at: string | null
  }
  claim_files: { site_id: SiteId; id: string; claim_id: string; name: string; mime: string; bytes: number; content_hash: string }
}
