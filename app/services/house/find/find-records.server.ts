import type { ShopApi } from '#api/contract/index.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { findTexts } from '#app/texts/house/find.ts'
import type { PanelRecord } from '#app/ui/house/desks/records.ts'
import type { FindGroup, Found, FoundGroup } from '#app/ui/house/find/find-view.ts'
import { findDesk, narrowDesk } from '../plans/desks.server.ts'
import { listRecords, nameOf } from '../plans/records.server.ts'
import type { WhoAsks } from '../plans/task-plans.server.ts'

/** The desks that are looked through, and in which part of what is found they stand. */
const sought: readonly [group: FindGroup, slugs: readonly string[]][] = [
  ['orders', ['commandes']],
  ['wines', ['produits']],
  ['clients', ['clients']],
  ['messages', ['messages']],
  ['writings', ['pages', 'actualites', 'articles', 'albums', 'services', 'elements', 'lettres', 'codes', 'images']],
]

const mostFound = 5
/** Where more orders than these answer, the words name no person: their clients are summed up at the desk alone. */
const mostSummed = 500

/** Looks through the desks that somebody may open, by what each of them is searched by: nothing is found that its desk would not show. */
export async function findRecords(api: ShopApi, words: string, who: WhoAsks): Promise<FoundGroup[]> {
  const orders = await findAtDesk(api, { slug: 'commandes', words, who })
  const isMany = (orders.all?.count ?? 0) > mostSummed
  const groups = sought.map(async ([group, slugs]): Promise<FoundGroup> => {
    if (group === 'orders') return { group, ...orders }
    const lists: FoundAtDesk[] = await Promise.all(
      slugs.map((slug) =>
        slug === 'clients' && isMany ? { found: [leadToClients(words)] } : findAtDesk(api, { slug, words, who }),
      ),
    )
    const [only] = lists
    return {
      group,
      found: takeTurns(lists.map((list) => list.found)).slice(0, mostFound),
      all: lists.length === 1 ? only?.all : undefined,
    }
  })
  return Promise.all(groups)
}

function leadToClients(words: string): Found {
  return { href: `/admin/clients?${new URLSearchParams({ q: words })}`, label: findTexts.clients }
}

type FoundAtDesk = Pick<FoundGroup, 'found' | 'all'>

type Sought = { slug: string; words: string; who: WhoAsks }

/** The records of one desk that answer. */
export async function findAtDesk(api: ShopApi, { slug, words, who }: Sought): Promise<FoundAtDesk> {
  const whole = findDesk(slug)
  const desk = whole && narrowDesk(whole, who.role)
  if (!desk?.calls.list || !desk.search) return { found: [] }
  const listed = await listRecords(api, desk, { [desk.search]: `lk:${words}`, nbItem: mostFound })
  if (!listed.ok) return { found: [] }
  const { records, total } = listed.value
  return {
    found: records.map((record) => ({
      href: `/admin/${slug}/${record.id}`,
      label: labelOf(slug, record),
      detail: detailOf(slug, record, who.goods),
    })),
    all: total > records.length ? { href: `/admin/${slug}?${new URLSearchParams({ q: words })}`, count: total } : undefined,
  }
}

function labelOf(slug: string, record: PanelRecord): string {
  if (slug === 'commandes') return `${record.reference} · ${record.name}`
  return slug === 'messages' ? String(record.subject) : nameOf(record)
}

/** What tells a record from its like. */
function detailOf(slug: string, record: PanelRecord, goods: GoodsWords): string | undefined {
  switch (slug) {
    case 'commandes':
      return `${sayShortDay(String(record.placedAt))} · ${sayCents(Number(record.total))} · ${optionText('order', ['fulfilment'], String(record.fulfilment), goods)}`
    case 'produits':
      return `${sayCents(Number(record.price))} · ${findTexts.inStock(Number(record.stock))}`
    case 'clients':
      return String(record.email)
    case 'messages':
      return [record.firstname, record.lastname].filter(Boolean).join(' ')
    default:
      return deskText(slug, goods)?.many
  }
}

/** The first of each list, then the second of each: one long list hides no other. */
function takeTurns(lists: readonly Found[][]): Found[] {
  const most = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}
