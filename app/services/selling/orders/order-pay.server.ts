import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayHour, sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { sayDay } from '#app/models/platform/time/working-days.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { sayAct } from '#app/texts/selling/card-means.ts'
import { followTexts as words } from '#app/texts/selling/order-follow.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { PayView } from '#app/ui/selling/orders/order-pay.tsx'
import type { Row } from '#app/ui/selling/orders/order-screen-view.ts'
import type { Order } from './order-screen.server.ts'

/** What is said of the money of an order; nothing where none is waited for. */
export function payOf(order: Order, values: ParameterValues): PayView | undefined {
  const { payment, fulfilment, means, cardMeans, total, paymentUrl, meansLeft, expiresAt, keptUntil } = order
  if (!isAwaited(payment) || fulfilment === 'cancelled' || meansLeft.length === 0) return undefined
  const isShut = means === 'CARD' && paymentUrl === null
  return {
    says:
      means === 'ON_COLLECTION'
        ? words.payAtCounter(sayCents(total))
        : expiresAt
          ? words.payBefore(sayCents(total), sayLongMoment(expiresAt)) +
            (keptUntil ? words.payInTime(goodsWordsOf(values), sayHour(keptUntil)) : '')
          : sayOnInvoice(order),
    failed: payment === 'failed',
    details: detailsOf(order, values),
    href: means === 'CARD' ? (paymentUrl ?? undefined) : undefined,
    others: meansLeft.filter((other) => other !== means || isShut).map((value) => ({ value, says: sayAct(value, cardMeans) })),
    isShut,
  }
}

function sayOnInvoice({ total, dueOn, isOnInvoice }: Order): string {
  const left = sayCents(total)
  if (dueOn !== '') return words.payBy(left, sayDay(dueOn))
  return isOnInvoice ? words.payOnInvoice(left) : words.payLater(left)
}

/** Whether the page of payment is the demo's own, which takes a card of nobody's. */
export function isPractice(pay: Pick<PayView, 'href'>): boolean {
  return pay.href?.startsWith(href('/suivi')) === true
}

function detailsOf({ means, paymentDetails, reference, total }: Order, values: ParameterValues): Row[] {
  if (!paymentDetails) return []
  const { holder, iban, bic, payee } = paymentDetails
  const told =
    means === 'CHEQUE'
      ? [
          { label: words.payee, value: payee || values.COMPANY_NAME },
          {
            label: words.chequeTo,
            value: [values.COMPANY_NAME, values.COMPANY_ADDRESS || values.HEAD_OFFICE].filter(Boolean).join(', '),
          },
          { label: words.chequeMention, value: reference },
        ]
      : iban === ''
        ? [{ label: words.iban, value: words.noIban }]
        : [
            { label: words.holder, value: holder },
            { label: words.iban, value: iban },
            { label: words.bic, value: bic },
            { label: words.mention, value: reference },
          ]
  return [{ label: words.amount, value: sayCents(total) }, ...told].filter(({ value }) => value !== '')
}
