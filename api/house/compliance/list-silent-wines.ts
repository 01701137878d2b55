import { findLabelGaps, type LabelGap } from '#app/models/catalog/label-gaps.ts'
import type { SilentWine } from '#app/models/site/law/law-facts.ts'
import { readCapacity, readPublicFacts } from '../../catalog/rows/catalog-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { rowsAtOnce } from './published-texts.ts'

/** So many are named: whoever mends them finds the next ones in their place. */
const mostNamed = 20
type Silent = Record<'label' | 'food', { wines: SilentWine[]; total: number }>
const ofLabel: readonly LabelGap[] = ['ingredients', 'nutrition']

/** The wines on sale whose label does not say yet what the law wants said, read a page of them at a time. */
export async function listSilentWines(read: SiteReader): Promise<Silent> {
  const label = new Map<string, SilentWine>()
  const food = new Map<string, SilentWine>()
  let last: { name_key: string; id: string } | undefined
  do {
    const wines = await listWines(read, last)
    for (const wine of await listForms(read, wines))
      for (const gap of findGaps(wine)) (ofLabel.includes(gap) ? label : food).set(wine.id, { id: wine.id, name: wine.name })
    last = wines.length === rowsAtOnce ? wines.at(-1) : undefined
  } while (last)
  return { label: firstOf(label), food: firstOf(food) }
}

/** In the order of an index, each page after the last wine of the one before. */
function listWines(read: SiteReader, last: { name_key: string; id: string } | undefined) {
  const all = read.selectFrom('products').where('is_shown', '=', 1).where('type', '=', 'WINE')
  const rest = last
    ? all
        .where('name_key', '>=', last.name_key)
        .where((on) => on.or([on('name_key', '>', last.name_key), on('id', '>', last.id)]))
    : all
  return rest.select(['id', 'name', 'name_key', 'facts']).orderBy('name_key').orderBy('id').limit(rowsAtOnce).execute()
}

type Wine = { id: string; name: string; facts: string }

async function listForms(read: SiteReader, wines: readonly Wine[]) {
  if (wines.length === 0) return []
  const rows = await read
    .selectFrom('declinations')
    .select(['product_id', 'facts', 'year', 'capacity_thousandths'])
    .where(
      'product_id',
      'in',
      wines.map(({ id }) => id),
    )
    .where('deleted_at', 'is', null)
    .execute()
  const byWine = Map.groupBy(rows, ({ product_id }) => product_id)
  return wines.flatMap((wine) => (byWine.get(wine.id) ?? []).map((form) => ({ ...wine, form })))
}

type Form = Awaited<ReturnType<typeof listForms>>[number]

function findGaps({ facts, form }: Form): LabelGap[] {
  return findLabelGaps({ facts: readPublicFacts(facts, form.facts), year: form.year, capacity: readCapacity(form) })
}

function firstOf(silent: ReadonlyMap<string, SilentWine>) {
  return { wines: [...silent.values()].slice(0, mostNamed), total: silent.size }
}
