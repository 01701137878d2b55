import { orThrow } from '#app/http/answers.server.ts'
import { type Durability, findDurability } from '#app/models/catalog/goods/goods.ts'
import { withdrawalExceptionTexts } from '#app/texts/catalog/shop.ts'
import type { SummaryView } from '#app/ui/selling/checkout/summary-step-view.ts'
import { toCartLine } from '../cart/cart-lines.server.ts'
import { priceShipping } from '../cart/cart-summary.server.ts'
import { nameLines } from './cart-changes.server.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'
import { listHealth, listMediator } from './law.server.ts'
import { sayKept, viewPayment } from './payment-step.server.ts'
import { markPart, nameDays, sayPart } from './read-marks.server.ts'
import { listParts } from './summary-parts.server.ts'

/** All of an order as it would be placed now. */
export async function viewSummary(checkout: Checkout): Promise<SummaryView> {
  const { cart, code, totals, facts, api } = checkout
  const terms = orThrow(await api.getLegalText({ params: { kind: 'sale-terms' } })).version
  const { isWinemaker } = facts.info
  const parts = await listParts(checkout)
  return {
    lines: cart.lines.map(toSummaryLine),
    durabilities: listDurabilities(cart.lines),
    payment: await viewPayment(checkout),
    code: { code: code.code, fault: code.fault },
    asksBirthdate: isWinemaker && facts.values.ASK_BIRTHDATE && !(await knowsBirthdate(checkout)),
    asksAge: isWinemaker,
    terms,
    seen: {
      total: totals.total,
      shipping: priceShipping(totals),
      checkout: cart.checkout ?? '',
      lines: nameLines(cart),
      carrier: cart.carrier?.id ?? '',
      days: nameDays(cart.carrier),
      parts: parts.map(({ name, says }) => ({ name, mark: markPart(cart, name), says: sayPart(says) })),
    },
    notes: [...(totals.total === 0 ? sayKept(checkout, undefined) : []), ...listMediator(facts), ...listHealth(facts)],
  }
}

function toSummaryLine(line: Cart['lines'][number]): SummaryView['lines'][number] {
  const exception = withdrawalExceptionTexts[line.declination?.facts.withdrawalException ?? 'NONE']
  return { ...toCartLine(line), exception }
}

function listDurabilities(lines: Cart['lines']): Durability[] {
  const found = lines.flatMap(({ product: { type, kind }, declination }) =>
    declination ? (findDurability({ type: type.type, kind }, declination.facts) ?? []) : [],
  )
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

/** Whether the account has said how old its holder is; the shop asks nobody twice. */
async function knowsBirthdate({ member, api }: Checkout): Promise<boolean> {
  return member !== undefined && orThrow(await api.getUser()).birthdate !== null
}
