import { orThrow } from '#app/http/answers.server.ts'
import { emailKey } from '#app/models/email.ts'
import { lastMinutes, scarceHours, unprovenHours } from '#app/models/unproven-order.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { withdrawalExceptionTexts } from '#app/texts/shop.ts'
import type { FormState } from '../account-form.server.ts'
import type { CartLineView } from '../cart-lines.server.ts'
import { toCartLine } from '../cart-lines.server.ts'
import { type CartSummary, priceShipping } from '../cart-summary.server.ts'
import { nameLines } from './cart-changes.server.ts'
import type { Cart, Checkout } from './checkout-asked.server.ts'
import { listHealth } from './law.server.ts'
import { markPart, sayPart } from './read-marks.server.ts'
import { listParts, type SummaryPart } from './summary-parts.server.ts'

/** A part of the order as it was shown: what it comes to in a word, and in words. */
type ReadPart = { name: string; mark: string; says: string }

/** The last page: all of the order, and the button that places it. */
export type SummaryView = {
  lines: (CartLineView & { exception: string; fault: string | undefined })[]
  linesFault: string | undefined
  parts: SummaryPart[]
  code: { code: string; fault: string }
  asksBirthdate: boolean
  asksAge: boolean
  terms: number
  /** What this page has shown: it goes with the order, which is refused where it is not so any more. */
  seen: { total: number; shipping: number; checkout: string; lines: string; carrier: string; parts: ReadPart[] }
  notes: string[]
  state: FormState | undefined
}

/** All of an order as it would be placed now. */
export async function viewSummary(checkout: Checkout, state?: FormState): Promise<SummaryView> {
  const { cart, code, totals, facts, api } = checkout
  const terms = orThrow(await api.getLegalText({ params: { kind: 'sale-terms' } })).version
  const fault = (field: string) => state?.faults[field]
  const { isWinemaker } = facts.info
  const parts = await listParts(checkout, fault)
  return {
    lines: cart.lines.map((line) => toSummaryLine(line, fault(`ligne-${line.id}`))),
    linesFault: fault('lignes'),
    parts,
    code: { code: code.code, fault: fault('code') ?? code.fault },
    asksBirthdate: isWinemaker && facts.values.ASK_BIRTHDATE && !(await knowsBirthdate(checkout)),
    ...{ asksAge: isWinemaker, terms, state },
    seen: {
      ...{ total: totals.total, shipping: priceShipping(totals), checkout: cart.checkout ?? '' },
      ...{ lines: nameLines(cart), carrier: cart.carrier?.id ?? '' },
      parts: parts.map(({ name, says }) => ({ name, mark: markPart(cart, name), says: sayPart(says) })),
    },
    notes: [...sayKept(checkout), ...listHealth(facts)],
  }
}

/** For how long the bottles are kept of whoever orders; nothing is said to a member who orders with the mailbox they confirmed. */
function sayKept({ cart, member, totals }: Checkout): string[] {
  const isProven = member !== undefined && emailKey(member.email) === emailKey(cart.email ?? '')
  if (isProven || totals.total === 0 || !cart.payment || cart.payment === 'CARD') return []
  return [checkoutTexts.summary.kept({ hours: unprovenHours, scarceHours, lastMinutes })]
}

/** A line of the order; what the order was refused for is not said a second time as news of the cart. */
function toSummaryLine(line: Cart['lines'][number], fault: string | undefined): SummaryView['lines'][number] {
  const shown = toCartLine(line)
  const exception = withdrawalExceptionTexts[line.declination?.facts.withdrawalException ?? 'NONE']
  return { ...shown, news: fault ? [] : shown.news, exception, fault }
}

/** Whether the account has said how old its holder is; the shop asks nobody twice. */
async function knowsBirthdate({ member, api }: Checkout): Promise<boolean> {
  return member !== undefined && orThrow(await api.getUser()).birthdate !== null
}

/** What of a cart stands beside every page of its checkout. */
export type RecapView = {
  lines: Pick<CartLineView, 'id' | 'name' | 'detail' | 'quantity' | 'total' | 'kind' | 'picture'>[]
  summary: CartSummary
  /** Where the way is being chosen: what each would make of it. */
  ways: { summary: CartSummary; isChosen: boolean }[]
}

/** The lines of a cart, short. */
export function recapLines({ lines }: Cart): RecapView['lines'] {
  return lines.map(toCartLine)
}
