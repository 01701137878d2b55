import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { readGift } from '#app/models/selling/cart/gift.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import { readParcels } from '#app/models/selling/shipping/parcel.ts'
import type { Order } from '../../contract/selling/entities/placed-order.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { listMeansFor } from '../checkout/choose-means.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import { codeUsedDetail, gaveWayDetail } from '../holds/release-order.ts'
import { readKeptUntil, readReturn } from '../holds/take-again.ts'
import { readOwnOpinions } from '../opinions/show-opinion.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { openOrderToken } from '../orders/order-link.ts'
import { readPromise } from '../orders/promise-order.ts'
import { findOnlyMeans, takesCards } from '../payments/keys/takes-cards.ts'
import { paymentUrlOf } from '../payments/payment-url.ts'
import { type LineLook, readLineLooks } from './read-line-looks.ts'
import { readWithdrawable, type WithdrawableLine } from './read-withdrawable.ts'
import { readOrderClaims } from './show-claim.ts'
import { readOrderWithdrawals } from './show-withdrawal.ts'

type OrderAnswer = z.input<typeof Order>

/** An order as its buyer follows it. */
export async function readOrder(read: SiteReader, order: OrderRow, ctx: CallContext): Promise<OrderAnswer> {
  const steps = await readSteps(read, order.id)
  const isOpen = isAwaited(order.payment_state) && order.is_holding === 1
  const rules = await readOrderRules(ctx, read)
  const offered = rules.ok ? { values: rules.value.values, takesCards: await takesCards(read, ctx) } : undefined
  const pay = isOpen && order.means === 'CARD' ? await findPaymentUrl(read, order, ctx) : null
  const withdrawable = await readWithdrawable(read, order, ctx.now)
  const lookOf = await readLineLooks(
    read,
    withdrawable.lines.map(({ row }) => row),
  )
  return {
    ...bareOrder(order),
    token: openOrderToken(order, ctx.sealing),
    cardMeans: (order.means === 'CARD' ? order.card_means : await findOnlyMeans(read, ctx)) || null,
    lines: withdrawable.lines.map((line) => ({ ...toLine(line, order), ...lookOf(line.row) })),
    steps: steps.map(toStep),
    paymentUrl: pay,
    returnsUntil: await readReturn(read, order, ctx),
    keptUntil: isOpen ? await readKeptUntil(read, order) : null,
    claims: await readOrderClaims(read, order.id),
    opinions: await readOwnOpinions(read, order.id),
    withdrawals: await readOrderWithdrawals(read, order.id),
    mayWithdraw:
      withdrawable.closed === null && withdrawable.lines.some(({ left, exception }) => left > 0 && exception === 'NONE'),
    lastDayToWithdraw: withdrawable.lastDay,
    meansLeft: isOpen && order.total > 0 && offered ? listMeansFor(offered, order.delivery_type) : [],
    paymentDetails:
      isOpen && order.total > 0 && rules.ok && (order.means === 'TRANSFER' || order.means === 'CHEQUE')
        ? {
            holder: rules.value.values.TRANSFER_HOLDER,
            iban: rules.value.values.TRANSFER_IBAN,
            bic: rules.value.values.TRANSFER_BIC,
            payee: rules.value.values.CHEQUE_PAYEE,
            reference: order.reference,
          }
        : null,
  }
}

/** All of an order that stands in its own row. */
function bareOrder(order: OrderRow) {
  const { reference, email, phone, message, means, discount, total, paid, refunded } = order
  return {
    reference,
    email,
    phone,
    message,
    gift: readGift(order),
    wrapping: order.wrapping,
    means,
    subtotal: order.subtotal - order.wrapping,
    discount,
    total,
    paid,
    refunded,
    placedAt: order.placed_at,
    payment: order.payment_state,
    fulfilment: order.fulfilment_state,
    discountCode: order.discount_code,
    shippingDiscount: order.shipping_discount,
    shippingFees: order.shipping_fees,
    vat: JSON.parse(order.vat) as OrderAnswer['vat'],
    delivery: { type: order.delivery_type, ...(JSON.parse(order.delivery) as Omit<OrderAnswer['delivery'], 'type'>) },
    address: {
      delivery:
        order.delivery_address === null ? null : (JSON.parse(order.delivery_address) as OrderAnswer['address']['billing']),
      billing: JSON.parse(order.billing_address) as OrderAnswer['address']['billing'],
    },
    promise: readPromise(order),
    termsVersion: order.terms_version,
    expiresAt: order.expires_at,
    dueOn: order.due_on,
    isOnInvoice: order.invoice_days !== null,
    isProven: order.is_proven === 1,
    isTold: order.is_told === 1,
    isOfMember: order.user_id !== null,
    tracking: readParcels(order.tracking),
  }
}

/** What gave way to others has missed no term, nor has what ended by its code. */
function toStep({ machine, to_state, done_by, amount, detail, created_at: at }: Selectable<SiteTables['order_history']>) {
  // What was free was cancelled, before it waited for a proof.
  const isEnd = (machine === 'payment' && to_state === 'expired') || (to_state === 'cancelled' && done_by === 'clock')
  return { machine, to: isEnd && (detail === gaveWayDetail || detail === codeUsedDetail) ? detail : to_state, amount, at }
}

/** Of an order that has ended nothing is sent any more. */
function toLine({ row, count }: WithdrawableLine, order: OrderRow): Omit<OrderAnswer['lines'][number], keyof LineLook> {
  const isOver = order.fulfilment_state === 'cancelled' || order.payment_state === 'expired'
  const { product_id: idProduct, declination_id: idDeclination, name, quantity } = row
  return {
    idProduct,
    idDeclination,
    name,
    quantity,
    givenUp: count.givenUp,
    left: isOver ? 0 : count.left,
    unitPrice: row.unit_price,
    vatRate: row.vat_rate,
    ...(JSON.parse(row.details) as Pick<OrderAnswer['lines'][number], 'year' | 'capacity' | 'capacityUnit' | 'reference'>),
    before: row.amount_before,
    after: row.amount_after,
    paid: row.amount_paid,
  }
}

/** The history of an order, from its first step. */
export function readSteps(read: SiteReader, id: string) {
  return read.selectFrom('order_history').selectAll().where('order_id', '=', id).orderBy('step').execute()
}

async function findPaymentUrl(read: SiteReader, order: OrderRow, { sealing }: CallContext): Promise<string | null> {
  const row = await read
    .selectFrom('payments')
    .select('url')
    .where('order_id', '=', order.id)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row ? paymentUrlOf(row, order, sealing) : null
}
