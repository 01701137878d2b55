import type { ParameterValues } from '../settings/parameter-values.ts'
import type { WordFinding } from './find-words.ts'
import type { LegalField } from './legal-fields.ts'

/** Where published words stand: a kind of thing, by which its screen is found. */
export const publishedKinds = [
  'product',
  'page',
  'service',
  'news',
  'blog',
  'element',
  'album',
  'popup',
  'code',
  'letter',
  'parameter',
] as const
export type PublishedKind = (typeof publishedKinds)[number]

/** Words that the law minds, and where they are read. */
export type PublishedFinding = WordFinding & { kind: PublishedKind; id: string; name: string }

/** What is counted in the running shop. */
export const lawCounts = [
  'winesOnSale',
  'productsOnSale',
  'withoutPrice',
  'withoutCapacity',
  'exceptions',
  'deepReductions',
  'reducedBooks',
  'deepCodes',
  'wineOrders',
  'undeclared',
  'ordersMails',
  'lostMails',
  'withdrawals',
  'lateRefunds',
  'papers',
  'paperGaps',
  'closings',
  'subscribers',
  'undatedConsents',
  'rightsWaiting',
  'rightsLate',
  'breachesLate',
  'carriers',
  'openPopups',
  'parcels',
  'purposes',
  'termsVersion',
  'termsYears',
  'unionSales',
] as const
export type LawCount = (typeof lawCounts)[number]

/** What was seen of a shop that runs. */
export type ShopInspection = {
  /** When it was looked at. */
  at: string
  counts: Record<LawCount, number>
  /** Texts that were read, and what in them the law minds. */
  textsRead: number
  found: readonly PublishedFinding[]
  /** What is on sale and does not say all that stands on a label, beside food, or with a thing. */
  silent: { label: SilentProducts; food: SilentProducts; goods: SilentProducts }
}

/** What is on sale and does not say yet what the law wants said: the first by name, where it is mended, and how many they are. */
export type SilentProducts = { wines: SilentProduct[]; total: number }
export type SilentProduct = { id: string; name: string }

/** What is looked at to say how the rules of law stand. */
export type LawFacts = {
  values: ParameterValues
  isWinemaker: boolean
  sells: boolean
  /** Parameters that the legal texts still miss. */
  missing: readonly LegalField[]
  /** What the shop's own buttons say. */
  buttons: { order: string; withdraw: string; confirmWithdrawal: string }
  shop: ShopInspection
}
