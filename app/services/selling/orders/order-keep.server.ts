import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import { confirmTexts, keepTexts as words } from '#app/texts/selling/order-follow.ts'
import type { KeepView } from '#app/ui/selling/orders/order-keep.tsx'
import type { Order } from './order-screen.server.ts'

/** What is said of an order that holds its bottles for hours only; nothing of one that is paid within minutes. */
export function keepOf(order: Order, goods: GoodsWords): KeepView | undefined {
  const { isProven, isTold, payment, fulfilment, means, expiresAt, returnsUntil, email, total } = order
  if (returnsUntil !== null) {
    const until = words.returns(goods, sayLongMoment(returnsUntil))
    const title = words.returnTitle(goods)
    return { title, until, confirm: '', ask: words.askReturn(email), submit: words.takeAgain(goods) }
  }
  const isKept = expiresAt !== null && isAwaited(payment) && fulfilment === 'new'
  if (isProven || !isKept || means === 'CARD') return undefined
  const said = total === 0 ? confirmTexts : words
  const ask = isTold ? said.ask(email) : said.untold(email)
  return {
    title: said.title(goods),
    until: said.until(goods, sayLongMoment(expiresAt)),
    confirm: said.confirm(goods),
    ask,
    submit: said.submit(goods),
  }
}

/** What an address may carry of a proof. */
export function readProof(typed: string | null | undefined): string | undefined {
  return typed && /^[\w-]{43}$/.test(typed) ? typed : undefined
}
