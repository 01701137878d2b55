import type { RequestContext } from '#app/http/request-context.ts'
import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayLongMoment, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { hasLeft, mayBuyerCancel, mayChangeCollection } from '#app/models/selling/after/after-sale.ts'
import { isPaid } from '#app/models/selling/payment.ts'
import { claimNames, claimWords } from '#app/texts/selling/claim.ts'
import { giftTexts } from '#app/texts/selling/gift.ts'
import { freeStepWords, stepWordsOf, followTexts as words } from '#app/texts/selling/order-follow.ts'
import { withdrawalStandings, withdrawalWords } from '#app/texts/selling/withdrawal.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { Row } from '#app/ui/selling/orders/order-screen-view.ts'
import type { OrderLineView, OrderView } from '#app/ui/selling/orders/order-view.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { listOtherSlots } from '../cart/collection-slots.server.ts'
import { offerAccount } from './order-account.server.ts'
import { addressCardsOf } from './order-addresses.server.ts'
import { readAgain } from './order-again.server.ts'
import { keepOf } from './order-keep.server.ts'
import { mapOf } from './order-map.server.ts'
import { payOf } from './order-pay.server.ts'
import { mayClaim, viewOverdue } from './order-promise.server.ts'
import { getOrder, nameOf, type Order } from './order-screen.server.ts'
import { stateOf } from './order-state.server.ts'
import { thankFor } from './order-thanks.server.ts'
import { wayOf } from './order-way.server.ts'

/** The order that a link opens, as its page shows it. */
export async function getOrderView(ctx: RequestContext, token: string): Promise<OrderView> {
  const order = await getOrder(ctx, token)
  const { values } = await readSiteFacts(ctx)
  const goods = goodsWordsOf(values)
  // What nobody has confirmed or paid stays in its slot.
  const mayMove = order.isProven || isPaid(order.payment)
  const thanks = thankFor(order, goods)
  const overdue = viewOverdue(order)
  // Days that are over are not told again.
  const way = overdue ? [] : wayOf(order, goods)
  const standing = { payment: order.payment, fulfilment: order.fulfilment, delivery: order.delivery.type }
  return {
    token: order.token,
    title: words.reference(order.reference),
    placed: words.placed(sayShortDay(order.placedAt)),
    thanks,
    standing: stateOf(order, goods),
    steps: stepsOf(order, goods),
    pay: payOf(order, values),
    keep: keepOf(order, goods),
    way,
    map: way.length > 0 ? mapOf(order) : undefined,
    lines: order.lines.map(toLineView),
    totals: totalsOf(order),
    total: sayCents(order.total),
    places: addressCardsOf(order),
    tracking: order.tracking.map(({ number, url, goods }) => ({
      number,
      url,
      goods: goods.flatMap(({ place, quantity }) => {
        const line = order.lines[place]
        return line ? [`${quantity} × ${nameOf(line)}`] : []
      }),
    })),
    message: order.message,
    again: await readAgain(ctx, order.lines),
    account: thanks && (await offerAccount(ctx, order)),
    mayCancel: mayBuyerCancel(standing),
    mayWithdraw: order.mayWithdraw,
    mayJudge: hasLeft(order.fulfilment),
    overdue,
    mayClaim: mayClaim(order),
    claims: order.claims.map(({ id, kind, message, createdAt, state, answer }) => ({
      id,
      message,
      answer,
      kind: capitalise(claimNames[kind]),
      state: claimWords[state],
      made: sayLongMoment(createdAt),
    })),
    withdrawals: order.withdrawals.map((withdrawal) => ({
      id: withdrawal.id,
      goods: withdrawal.goods,
      declared: sayLongMoment(withdrawal.declaredAt),
      state: sayStanding(withdrawal),
      refund: withdrawal.refund > 0 && withdrawal.state !== 'REFUSED' ? sayCents(withdrawal.refund) : '',
      awaitsBuyer: withdrawal.awaitsBuyer,
      mayDisown: withdrawal.mayDisown,
    })),
    asksProofOfSlot: mayChangeCollection(standing) && !mayMove,
    slots: mayChangeCollection(standing) && mayMove ? await listOtherSlots(ctx.api, order.delivery.collection) : undefined,
  }
}

function toLineView(line: Order['lines'][number], place: number): OrderLineView {
  const { kind, picture, quantity, after } = line
  return { place, kind, picture: picture ?? undefined, name: nameOf(line), quantity, amount: sayCents(after) }
}

function sayStanding({ state, proof, refund, awaitsBuyer }: Order['withdrawals'][number]): string {
  if (awaitsBuyer) return withdrawalStandings.awaits
  if (proof === 'DISOWNED') return withdrawalStandings.disowned
  return state === 'REFUNDED' && refund === 0 ? withdrawalStandings.settled : withdrawalWords[state]
}

function stepsOf({ steps, fulfilment, total }: Order, goods: GoodsWords): OrderView['steps'] {
  const words = stepWordsOf(goods)
  const sayings = total === 0 ? { ...words, ...freeStepWords } : words
  return steps.flatMap(({ machine, to, amount, at }) => {
    const known = sayings[`${machine} ${to}`]
    // A payment that was closed because the order was cancelled has missed no deadline.
    if (!known || (fulfilment === 'cancelled' && `${machine} ${to}` === 'payment expired')) return []
    const money = amount < 0 ? ` : ${sayCents(-amount)}` : ''
    return [{ says: known + money, at: sayLongMoment(at) }]
  })
}

/** Rows that add up to the total: what a code took off the shipping stands beside what the carrier asks. */
function totalsOf({
  wrapping,
  subtotal,
  discount,
  discountCode,
  shippingFees,
  shippingDiscount,
  refunded,
  delivery,
}: Order): Row[] {
  const asked = shippingFees + shippingDiscount
  const less = (label: string, cents: number) => (cents > 0 ? [{ label, value: sayCents(-cents), isLess: true }] : [])
  const travels = delivery.type === 'DELIVERY' || delivery.type === 'PICKUP'
  return [
    { label: words.subtotal, value: sayCents(subtotal) },
    ...less(discountCode ? words.discountWith(discountCode) : words.discount, discount),
    ...(travels ? [{ label: words.shipping, value: asked === 0 ? words.free : sayCents(asked) }] : []),
    ...less(words.shippingDiscount, shippingDiscount),
    ...(wrapping > 0 ? [{ label: giftTexts.wrapping, value: sayCents(wrapping) }] : []),
    ...(refunded > 0 ? [{ label: words.refunded, value: sayCents(refunded) }] : []),
  ]
}
