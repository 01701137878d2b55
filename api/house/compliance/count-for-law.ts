import { sql } from 'kysely'
import { mostOffBook, readIsbn } from '#app/models/catalog/goods/isbn.ts'
import { breachHours } from '#app/models/identity/data-breach.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { deepestReduction } from '#app/models/site/law/find-words.ts'
import type { LawCount } from '#app/models/site/law/law-facts.ts'
import { readFacts } from '../../catalog/rows/catalog-rows.ts'
import { readDiscount } from '../../catalog/rows/stored-discount.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readUnionSales } from '../../selling/papers/threshold/read-union-sales.ts'

type At = { now: string; yearAgo: string; fortnightAgo: string; threeDaysAgo: string; today: string }
type Counter = (read: SiteReader, at: At) => Promise<number>

/** What is counted of purposes and versions is known to whoever asks. */
type Counted = Exclude<LawCount, 'purposes'>

const onSale = (read: SiteReader) => read.selectFrom('products').where('is_shown', '=', 1)

const liveForms = (read: SiteReader) =>
  read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .where('products.is_shown', '=', 1)
    .where('products.type', '=', 'WINE')
    .where('declinations.deleted_at', 'is', null)
    .where('declinations.is_on_sale', '=', 1)

const orderMails = (read: SiteReader, since: string) =>
  read.selectFrom('outbox').where('kind', 'like', 'order%').where('created_at', '>=', since)

const ofYear = (read: SiteReader, since: string) => read.selectFrom('orders').where('placed_at', '>=', since)

/** What each number is counted from that follows nothing but content. */
const ofPublished = {
  winesOnSale: (read: SiteReader) => countRows(onSale(read).where('type', '=', 'WINE')),
  productsOnSale: (read: SiteReader) => countRows(onSale(read)),
  withoutPrice: (read: SiteReader) => countRows(onSale(read).where('low_price', '=', 0).where('price', '=', 0)),
  // A corkscrew holds nothing.
  withoutCapacity: (read: SiteReader) =>
    countRows(
      liveForms(read)
        .where('declinations.capacity_thousandths', 'is', null)
        .where((on) => on.or([on('products.kind', '!=', 'autre'), on('products.facts', 'not like', '%"good":{%')])),
    ),
  exceptions: (read: SiteReader) =>
    countRows(
      onSale(read).where('facts', 'like', '%"withdrawalException"%').where('facts', 'not like', '%"withdrawalException":"NONE"%'),
    ),
  deepReductions: async (read: SiteReader) =>
    (await listReduced(read)).filter((one) => percentOff(one) > deepestReduction).length,
  reducedBooks: async (read: SiteReader) =>
    (await listReduced(read)).filter((one) => percentOff(one) > mostOffBook && isBook(one)).length,
} satisfies Partial<Record<Counted, (read: SiteReader) => Promise<number>>>

type OfPublished = keyof typeof ofPublished
type OfTrade = Exclude<Counted, OfPublished>

/** The same of what moves with each order, each letter and each day. */
const ofTrade: Record<OfTrade, Counter> = {
  deepCodes: (read, { now }) =>
    countRows(
      read
        .selectFrom('discount_codes')
        .where('type', '=', 'PERCENTAGE')
        .where('detail_type', '=', 'PRODUCTS')
        .where('amount', '>', deepestReduction)
        .where('is_valid', '=', 1)
        .where('deleted_at', 'is', null)
        .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', now)])),
    ),
  wineOrders: (read, { yearAgo }) => countRows(ofYear(read, yearAgo)),
  undeclared: (read, { yearAgo }) => countRows(ofYear(read, yearAgo).where('is_adult_declared', '=', 0)),
  ordersMails: (read, { yearAgo }) => countRows(orderMails(read, yearAgo)),
  lostMails: (read, { yearAgo }) => countRows(orderMails(read, yearAgo).where('failed_at', 'is not', null)),
  withdrawals: (read, { yearAgo }) => countRows(read.selectFrom('withdrawals').where('declared_at', '>=', yearAgo)),
  lateRefunds: (read, { fortnightAgo }) =>
    countRows(read.selectFrom('withdrawals').where('state', '=', 'RECEIVED').where('received_at', '<', fortnightAgo)),
  papers: (read) => countRows(read.selectFrom('papers')),
  paperGaps: async (read) => {
    const years = await read
      .selectFrom('papers')
      .select(({ fn }) => [fn.max<number>('number').as('last'), sql<number>`count(*)`.as('count')])
      .groupBy(['kind', 'year'])
      .execute()
    return years.reduce((sum, { last, count }) => sum + Math.max(0, Number(last) - Number(count)), 0)
  },
  closings: (read) => countRows(read.selectFrom('book_closings')),
  subscribers: (read) => countRows(subscribed(read)),
  undatedConsents: (read) => countRows(subscribed(read).where((on) => on.or([on('consent', '=', ''), on('asked_at', '=', '')]))),
  rightsWaiting: (read) => countRows(waiting(read)),
  rightsLate: (read, { today }) => countRows(waiting(read).where('due_on', '<', today)),
  breachesLate: (read, { threeDaysAgo }) =>
    countRows(
      read
        .selectFrom('data_breaches')
        .where('risk', '!=', 'NONE')
        .where('notified_on', 'is', null)
        .where('found_at', '<', threeDaysAgo),
    ),
  carriers: (read) => countRows(read.selectFrom('carriers').where('is_valid', '=', 1)),
  openPopups: (read) => countRows(read.selectFrom('popups').where('is_valid', '=', 1)),
  parcels: (read, { yearAgo }) => countRows(ofYear(read, yearAgo).where('sent_at', 'is not', null)),
  unionSales: (read, { now }) => readUnionSales(read, new Date(now)),
  termsYears: async (read, { yearAgo }) => {
    const { last } = await read
      .selectFrom('legal_versions')
      .select(({ fn }) => fn.max<string | null>('since').as('last'))
      .where('kind', '=', 'sale-terms')
      .executeTakeFirstOrThrow()
    return last !== null && last < yearAgo ? 1 : 0
  },
  termsVersion: async (read) => {
    const last = await read
      .selectFrom('legal_versions')
      .select(({ fn }) => fn.max<number | null>('version').as('version'))
      .where('kind', '=', 'sale-terms')
      .executeTakeFirst()
    return Number(last?.version ?? 0)
  },
}

function subscribed(read: SiteReader) {
  return read.selectFrom('newsletter_subscribers').where('state', '=', 'SUBSCRIBED')
}

function waiting(read: SiteReader) {
  return read.selectFrom('rights_requests').where('state', '=', 'WAITING')
}

type Reduced = { discount: string; price: number; facts: string }

/** What a reduction is written on: products, and their vintages and sizes by themselves. */
async function listReduced(read: SiteReader): Promise<Reduced[]> {
  const products = await onSale(read).where('discount', '!=', '').select(['discount', 'price', 'facts']).execute()
  const forms = await liveForms(read)
    .where('declinations.discount', '!=', '')
    .select(['declinations.discount', 'declinations.price', 'products.facts'])
    .execute()
  return [...products, ...forms]
}

function percentOff({ discount, price }: Reduced): number {
  const reduction = readDiscount(discount)
  if (!reduction) return 0
  if (reduction.type === 'PERCENTAGE') return reduction.amount
  return price > 0 ? (100 * reduction.amount) / price : 0
}

function isBook({ facts }: Reduced): boolean {
  return readIsbn(readFacts(facts).good?.model ?? '') !== undefined
}

/** Counts what the rules of law are judged by among what visitors are shown. */
export function countPublished(read: SiteReader): Promise<Record<OfPublished, number>> {
  return countAll(ofPublished, (count) => count(read))
}

/** Counts the rest that they are judged by, in the running shop. */
export function countTrade(read: SiteReader, now: Date): Promise<Record<OfTrade, number>> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const at = {
    now: now.toISOString(),
    yearAgo: before(365),
    fortnightAgo: before(14),
    threeDaysAgo: before(breachHours / 24),
    today: addDays(parisDay(now), 0),
  }
  return countAll(ofTrade, (count) => count(read, at))
}

async function countAll<Name extends string, Count>(
  counters: Record<Name, Count>,
  ask: (count: Count) => Promise<number>,
): Promise<Record<Name, number>> {
  const counted = Object.entries<Count>(counters).map(async ([name, count]) => [name, await ask(count)] as const)
  return Object.fromEntries(await Promise.all(counted)) as Record<Name, number>
}
