import { orThrow } from '#app/http/answers.server.ts'
import { type Durability, findDurability } from '#app/models/catalog/goods/goods.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { cardGraceMinutes, lastMinutes, scarceHours, unprovenHours } from '#app/models/selling/orders/unproven-order.ts'
import { withdrawalExceptionTexts } from '#app/texts/catalog/shop.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import type { SummaryView } from '#app/ui/selling/checkout/summary-step-view.ts'
import { toCartLine } from '../cart/cart-lines.server.ts'
import { priceShipping } from '../cart/cart-summary.server.ts'
import { nameLines } from './cart-changes.server.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'
import { listHealth, listMediator } from './law.server.ts'
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
    parts,
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
    notes: [...sayKept(checkout), ...listMediator(facts), ...listHealth(facts)],
  }
}

/** For how long the bottles are kept of whoever orders; nothing is said to a member who orders with the mailbox they confirmed. */
function sayKept({ cart, member, totals }: Checkout): string[] {
  const isProven = member !== undefined && emailKey(member.email) === emailKey(cart.email ?? '')
  if (isProven) return []
  if (totals.total === 0) return [checkoutTexts.summary.confirmed(unprovenHours)]
  if (!cart.payment) return []
  if (cart.payment === 'CARD') return [checkoutTexts.summary.keptByCard(cardGraceMinutes)]
  return [checkoutTexts.summary.kept({ hours: unprovenHours, scarceHours, lastMinutes })]
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
