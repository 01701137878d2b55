import { orThrow } from '#app/http/answers.server.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { withdrawalExceptionTexts } from '#app/texts/shop.ts'
import type { FormState } from '../account-form.server.ts'
import type { CartLineView } from '../cart-lines.server.ts'
import { toCartLine } from '../cart-lines.server.ts'
import { type CartSummary, priceShipping } from '../cart-summary.server.ts'
import { sayPlace, saySlot } from '../collection-slots.server.ts'
import { nameLines } from './cart-changes.server.ts'
import type { Cart, Checkout } from './checkout-asked.server.ts'
import { sayAddress } from './contact-step.server.ts'
import { listHealth } from './law.server.ts'

/** One part of the order, with the page on which it is changed. */
export type SummaryPart = { name: string; title: string; says: string[]; href: string; fault: string | undefined }

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
  seen: { total: number; shipping: number; checkout: string; lines: string; carrier: string }
  notes: string[]
  state: FormState | undefined
}

/** All of an order as it would be placed now. */
export async function viewSummary(checkout: Checkout, state?: FormState): Promise<SummaryView> {
  const { cart, code, totals, facts, api } = checkout
  const terms = orThrow(await api.getLegalText({ params: { kind: 'sale-terms' } })).version
  const fault = (field: string) => state?.faults[field]
  const { isWinemaker } = facts.info
  return {
    lines: cart.lines.map((line) => toSummaryLine(line, fault(`ligne-${line.id}`))),
    linesFault: fault('lignes'),
    parts: await listParts(checkout, fault),
    code: { code: code.code, fault: fault('code') ?? code.fault },
    asksBirthdate: isWinemaker && facts.values.ASK_BIRTHDATE && !(await knowsBirthdate(checkout)),
    ...{ asksAge: isWinemaker, terms, state },
    seen: {
      ...{ total: totals.total, shipping: priceShipping(totals), checkout: cart.checkout ?? '' },
      ...{ lines: nameLines(cart), carrier: cart.carrier?.id ?? '' },
    },
    notes: listHealth(facts),
  }
}

/** A line of the order; what the order was refused for is not said a second time as news of the cart. */
function toSummaryLine(line: Cart['lines'][number], fault: string | undefined): SummaryView['lines'][number] {
  const shown = toCartLine(line)
  const exception = withdrawalExceptionTexts[line.declination?.facts.withdrawalException ?? 'NONE']
  return { ...shown, news: fault ? [] : shown.news, exception, fault }
}

async function listParts(checkout: Checkout, fault: (field: string) => string | undefined): Promise<SummaryPart[]> {
  const { cart, totals } = checkout
  const { buyer, delivery, payment, message, noPayment } = checkoutTexts.summary
  const { names } = checkoutTexts.payment
  const billing = cart.addresses.billing ? [sayAddress(cart.addresses.billing)] : []
  const means = totals.total === 0 || !cart.payment ? noPayment : names[cart.payment]
  return [
    {
      name: 'coordonnees',
      title: buyer,
      says: [...billing, [cart.email, cart.phone].filter(Boolean).join(' · ')],
      href: '/commande/coordonnees',
    },
    {
      ...{ name: 'livraison', title: delivery, href: '/commande/livraison' },
      says: [...(await sayWay(checkout)), ...(cart.message ? [`${message} ${cart.message}`] : [])],
    },
    { name: 'paiement', title: payment, says: [means], href: '/commande/paiement' },
  ].map((part) => ({ ...part, fault: fault(part.name) }))
}

async function sayWay({ cart, api }: Checkout): Promise<string[]> {
  const { deliveryType, carrier, accessPointAddress: point, clickAndCollect, addresses } = cart
  const { none, collect } = checkoutTexts.delivery
  if (deliveryType === 'no_delivery') return [none]
  if (deliveryType === 'clickAndCollect') {
    const slots = orThrow(await api.listCollectionSlots())
    const slot = slots.find(({ day, idSchedule }) => day === clickAndCollect?.date && idSchedule === clickAndCollect.idSchedule)
    return slot ? [collect, sayPlace(slot), saySlot(slot)] : [collect]
  }
  if (point) return [carrier?.name ?? '', `${point.name}, ${point.addLine1}, ${point.zipCode} ${point.city}`]
  const to = addresses.shipping ?? addresses.billing
  return [carrier?.name ?? '', to ? sayAddress(to) : '']
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
