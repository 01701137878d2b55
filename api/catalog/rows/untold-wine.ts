import { findSaleGaps, isWine, type LabelGap } from '#app/models/catalog/label/label-gaps.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { type Fault, type Refusal, refused } from '#app/models/platform/outcome.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readSettings } from '../../site/settings/settings.ts'
import { readBoxedWines, readPublicDeclinations } from './boxed-wines.ts'
import { type DeclinationRow, type ProductRow, readCapacity, readPublicFacts } from './catalog-rows.ts'

/** What the law wants said of a wine before a sale and these of its declinations do not say; nothing of what is no wine. */
export async function findUntold(
  read: SiteReader,
  product: Pick<ProductRow, 'type' | 'kind' | 'facts'>,
  declinations: readonly Pick<DeclinationRow, 'facts' | 'year' | 'capacity_thousandths'>[],
): Promise<LabelGap[]> {
  if (!isWine({ type: product.type, kind: toProductKind(product.kind) })) return []
  if ((await readSettings(read)).is_winemaker === 0) return []
  const gaps = declinations.flatMap((one) =>
    findSaleGaps({ facts: readPublicFacts(product.facts, one.facts), year: one.year, capacity: readCapacity(one) }),
  )
  return [...new Set(gaps)]
}

/** The wines in a box of which the law wants more said before a sale, each by its declination. */
export async function listUntoldInBox(read: SiteReader, idBox: string): Promise<{ id: string; name: string }[]> {
  const wines = await readBoxedWines(read, [idBox])
  const each = wines.map(async (wine) => ({ wine, gaps: await findUntold(read, { ...wine, facts: wine.of_wine }, [wine]) }))
  return (await Promise.all(each)).flatMap(({ wine: { id, name }, gaps }) => (gaps.length > 0 ? [{ id, name }] : []))
}

/** A box that visitors see takes in no wine that keeps silent: its name is told beside the content. */
export async function refuseUntoldInBox(
  read: SiteReader,
  { id, is_shown }: Shown,
  before: readonly { id: string }[],
): Promise<Refused | undefined> {
  if (is_shown === 0) return undefined
  const [added] = (await listUntoldInBox(read, id)).filter((wine) => !before.some((one) => one.id === wine.id))
  return added && refused('invalid', { fields: { products: { code: 'untold_in_box', params: { name: added.name } } } })
}

/** The same by declination, of what visitors see, alone or in a box, as it is kept now; nothing of what they do not see. */
export async function listUntold(read: SiteReader, shown: Shown): Promise<Untold[]> {
  const declinations = await readPublicDeclinations(read, shown)
  if (declinations.length === 0) return []
  const product = await read.selectFrom('products').selectAll().where('id', '=', shown.id).executeTakeFirstOrThrow()
  const each = declinations.map(async (one) => (await findUntold(read, product, [one])).map((gap) => ({ id: one.id, gap })))
  return (await Promise.all(each)).flat()
}

/** Of what visitors see nothing is taken away that the law wants said: what was missing before may stay missing. */
export async function refuseTakenAway(read: SiteReader, product: Shown, before: readonly Untold[]): Promise<Refused | undefined> {
  const after = await listUntold(read, product)
  const taken = after.filter(({ id, gap }) => !before.some((one) => one.id === id && one.gap === gap))
  return taken.length > 0 ? refuseUntold([...new Set(taken.map(({ gap }) => gap))]) : undefined
}

/** Whether visitors saw it before the change. */
type Shown = Pick<ProductRow, 'id' | 'is_shown'>
type Untold = { id: string; gap: LabelGap }
type Refused = { ok: false; error: Refusal }

/** The refusal that names each of them beside its field. */
export function refuseUntold(gaps: readonly LabelGap[]): Refused {
  return refused('invalid', { fields: Object.fromEntries(gaps.map(toFault)) })
}

/** What is true of all its years and sizes is said of the wine itself. */
const ofWine: readonly LabelGap[] = ['bottler', 'origin']

function toFault(gap: LabelGap): [string, Fault] {
  const field = gap === 'volume' ? 'capacity' : `facts.${gap}`
  return [field, { code: ofWine.includes(gap) ? 'untold_of_wine' : 'untold' }]
}
