import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestScene } from '#app/http/visit-context.ts'
import { sayShortDay } from '#app/models/french-date.ts'
import { sayCents } from '#app/models/money.ts'
import { isAwaited } from '#app/models/payment.ts'
import { fulfilmentWords, paymentWords, followTexts as words } from '#app/texts/order-follow.ts'
import { meansNames } from '#app/texts/orders.ts'
import type { PaperLink } from './order-papers.server.ts'

type Order = Answer<Contract['followOrder']>
type Row = { label: string; value: string }

/** An order as its buyer's page needs it. */
export type OrderView = {
  title: string
  placed: string
  state: Row[]
  pay: { says: string; details: Row[] } | undefined
  lines: { name: string; amount: string }[]
  totals: Row[]
  tracking: { number: string; url: string }[]
  papers?: PaperLink[]
}

/** The order that a link opens; one that is no link, or opens nothing, is not found. */
export async function getOrderView({ api }: RequestScene, token: string): Promise<OrderView> {
  const found = await api.followOrder({ body: { token } })
  if (!found.ok && found.error.code === 'invalid') throwNotFound()
  return viewOf(orThrow(found))
}

function viewOf(order: Order): OrderView {
  const { reference, placedAt, means, payment, fulfilment, lines, discount, shippingFees, total, tracking } = order
  return {
    title: words.reference(reference),
    placed: words.placed(sayShortDay(placedAt)),
    state: [
      { label: words.payment, value: `${paymentWords[payment]} (${meansNames[means]})` },
      { label: words.fulfilment, value: fulfilmentWords[fulfilment] },
    ],
    pay: isAwaited(payment) && fulfilment !== 'cancelled' ? payOf(order) : undefined,
    lines: lines.map(({ name, quantity, year, after }) => ({
      name: `${quantity} × ${[name, year].filter(Boolean).join(' ')}`,
      amount: sayCents(after),
    })),
    totals: [
      ...(discount > 0 ? [{ label: words.discount, value: `− ${sayCents(discount)}` }] : []),
      { label: words.shipping, value: sayCents(shippingFees) },
      { label: words.total, value: sayCents(total) },
    ],
    tracking,
  }
}

function payOf({ total, expiresAt, paymentDetails, means, reference }: Order): OrderView['pay'] {
  const says = expiresAt ? words.payBefore(sayCents(total), sayShortDay(expiresAt)) : words.payLater(sayCents(total))
  if (!paymentDetails || means === 'CARD' || means === 'ON_COLLECTION') return { says, details: [] }
  const { holder, iban, bic, payee } = paymentDetails
  const told =
    means === 'CHEQUE'
      ? [{ label: words.payee, value: payee }]
      : [
          { label: words.holder, value: holder },
          { label: words.iban, value: iban },
          { label: words.bic, value: bic },
        ]
  return { says, details: [...told, { label: words.mention, value: reference }].filter(({ value }) => value !== '') }
}
