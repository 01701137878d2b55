import type { VatShare } from '../cart/cart-totals.ts'
import type { DeliveryType } from '../fulfilment.ts'
import type { PaymentMeans } from '../payment.ts'
import type { Tax } from '../tax/tax.ts'
import type { CardMeans } from './card-means.ts'
import type { CreditPart } from './credit-sums.ts'
import type { Allowance, Freight } from './paper-sums.ts'
import type { HandedPart } from './received.ts'

/** The kinds of papers. */
export const paperKinds = ['INVOICE', 'CREDIT'] as const

/** An invoice, or a note that gives back what one had asked. */
export type PaperKind = (typeof paperKinds)[number]

/** Who sells, as the law wants it said on the day of issue. */
export type Seller = {
  name: string
  form: string
  capital: string
  office: string
  siret: string
  rcs: string
  rm: string
  vatNumber: string
  /** The account that transfers go to; papers of before did not keep it. */
  iban?: string
  /** What a document that travels with wine says of its sender. */
  excise?: { number: string; usesCapsules: boolean }
  /** What the house's own standing wants written on its papers. */
  mentions?: string
  phone: string
  email: string
  sellsWine: boolean
  /** What it lives by, where that is not wine. */
  trade?: string
  /** What it is printed in; papers of before kept none, and were of the wine red of all. */
  colours?: { accent: string; ink: string }
}

/** Who buys; a company has its name and, in France, its SIREN. */
export type Buyer = { name: string; company: string; siren: string; vatNumber?: string; email: string } & PostalAddress

/** Whether a paper names nobody: goods taken along by a passer-by, who needs no invoice. */
export function isNameless({ name, company }: Buyer): boolean {
  return name === '' && company === ''
}

/** Where somebody is, or something goes. */
export type PostalAddress = { address: string; addressPart2: string; postalCode: string; city: string; country: string }

/** A line as it was sold; `net` is what it comes to without tax, before the order's discount. */
export type PaperLine = {
  name: string
  details: string
  quantity: number
  unitPrice: number
  before: number
  after: number
  net: number
  vatRate: number
  /** The wrapping of a gift, which is no goods. */
  isWrapping?: true
}

/** A paper as it was issued: all that it says, so that nothing which changes later changes it. */
export type Paper = {
  /** The first has its shipping at one rate, and its notes give back rate by rate and name no goods; what was issued so stays so. */
  edition: 1 | 2
  kind: PaperKind
  /** Of its series: one for each kind, from 1 in each year of France. */
  year: number
  number: number
  issuedAt: string
  orderId: string
  reference: string
  placedAt: string
  /** The invoice that a note takes from, and why. */
  credits: { label: string; issuedAt: string; reason: string } | null
  seller: Seller
  buyer: Buyer
  delivery: { type: DeliveryType; to: (PostalAddress & { name: string }) | null }
  lines: PaperLine[]
  discount: { code: string; amount: number; allowances: Allowance[] }
  /** `rate` is that of the first edition; since the second `freight` says what of it stands at which. */
  shipping: { gross: number; net: number; rate?: number; freight?: Freight[] }
  /** What a note gives back, line by line: by it the next one knows what is left. */
  given?: CreditPart[]
  vat: VatShare[]
  /** How it is taxed; a paper without it is of a sale at home, from before that was written down. */
  tax?: Tax
  total: number
  /** By which day a business pays what has left before its money came. */
  due?: string
  /** `parts` is what came into the hands of the house, by what. `by` is what its buyer took on the page of payment, empty where nobody knows; a paper without it is of the time of cards alone. */
  paid: { means: PaymentMeans; by?: CardMeans | ''; amount: number; parts?: HandedPart[] }
}

/** The shipping of a paper at each of its rates, whatever its edition. */
export function freightOf({ shipping: { gross, net, rate = 0, freight } }: Pick<Paper, 'shipping'>): Freight[] {
  return freight ?? (gross > 0 ? [{ rate, gross, net }] : [])
}

const letters: Record<PaperKind, string> = { INVOICE: 'F', CREDIT: 'A' }

/** What a paper is called by everyone: `F2026-00012`. */
export function labelOf({ kind, year, number }: Pick<Paper, 'kind' | 'year' | 'number'>): string {
  return `${letters[kind]}${year}-${String(number).padStart(5, '0')}`
}

/** The one way a paper is spelled for its hash, which covers the hash before it: none can go, change or move unseen. */
export function spellPaper(body: string, previous: string): string {
  return JSON.stringify(['paper-1', previous, body])
}

/** The number after the last one: each year of France begins anew, and time never goes backwards in a series. */
export function nextNumber(last: { year: number; number: number; at: string }, now: string, yearOf: (at: string) => number) {
  const at = now > last.at ? now : last.at
  const year = yearOf(at)
  return { at, year, number: year === last.year ? last.number + 1 : 1 }
}

/** Whether a SIREN is one: nine digits, the last of which tells of a slip in the others. */
export function isSiren(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
