import { measureOf, sayCapacity } from '#app/models/catalog/capacity.ts'
import { certifications, readCertifications } from '#app/models/catalog/certifications.ts'
import { productKinds, toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import { kindNames, shopList } from '#app/texts/catalog/shop.ts'
import { remember } from '../../platform/search/remember.ts'
import type { Traits, TraitValue } from '../../platform/search/site-index.ts'
import { readPairing, type WineMeal } from '../pairing/read-meals.ts'
import { type ProductRow, readFacts } from '../rows/catalog-rows.ts'

/** What stands beside a product when it is read for the shelves. */
export type Belongings = {
  meals: readonly WineMeal[]
  tags: readonly { slug: string; label: string }[]
  forms: readonly { year: number | null; capacity: number | null; capacityUnit: string }[]
  isAwarded: boolean
}

const certificationsOf = remember(readCertifications)
const unknown = Number.MAX_SAFE_INTEGER

type Row = Pick<ProductRow, 'type' | 'kind' | 'facts' | 'low_price' | 'created_at' | 'name_key' | 'sort_order'>

/** What a product is narrowed and put in order by on the shelves. */
export function traitsOf(row: Row, { meals, tags, forms, isAwarded }: Belongings): Traits {
  const { grapes, appellation, certification, keepUntil } = readFacts(row.facts)
  const kind = toProductKind(row.kind)
  return {
    facets: {
      famille: [{ value: kind, label: kindNames[kind], place: productKinds.indexOf(kind) }],
      cepage: distinct(readGrapes(grapes)),
      appellation: distinct([appellation]),
      plat: distinct(meals.map(({ family }) => family)),
      format: listFormats(forms),
      categorie: tags.map(({ slug, label }) => ({ value: slug, label, place: 0 })),
      millesime: listYears(forms),
      signe: [
        ...certificationsOf(certification).map((value, place) => ({ value, label: shopList.signs[value], place })),
        ...(isAwarded ? [{ value: 'prime', label: shopList.signs.prime, place: certifications.length }] : []),
      ],
    },
    numbers: { price: row.low_price, made: Date.parse(row.created_at), keep: keepUntil ?? unknown },
    name: row.name_key,
    pairing: row.type === 'WINE' ? readPairing(row, meals) : null,
  }
}

/** The grapes of a wine, each by its own name: how it was kept stands behind it. */
function readGrapes(grapes: string): string[] {
  return grapes
    .split(/[,;/+&]|\set\s/)
    .map((grape) => grape.replace(/\s*(?:ouillé|sous voile|\d+\s*%).*$/i, '').trim())
    .map((grape) => grape.charAt(0).toUpperCase() + grape.slice(1))
}

function distinct(labels: readonly string[]): TraitValue[] {
  const found = new Map(labels.filter(Boolean).map((label) => [slugOfLabel(label), label]))
  found.delete('')
  return [...found].map(([value, label]) => ({ value, label, place: 0 }))
}

const slugOfLabel = remember(slugOf)

function listFormats(forms: Belongings['forms']): TraitValue[] {
  const found = new Map<string, TraitValue>()
  for (const form of forms) {
    const measure = measureOf(form)
    if (!measure) continue
    const { unit, amount } = measure
    const value = unit === 'L' ? String(amount / 10) : `${amount}g`
    found.set(value, { value, label: sayCapacity(form), place: amount })
  }
  return [...found.values()]
}

function listYears(forms: Belongings['forms']): TraitValue[] {
  const years = new Set(forms.flatMap(({ year }) => year ?? []))
  return [...years].map((year) => ({ value: String(year), label: String(year), place: -year }))
}

/** Two values of a facet in the order in which they are shown. */
export function compareValues(one: TraitValue, other: TraitValue): number {
  return one.place - other.place || (foldText(one.label) < foldText(other.label) ? -1 : 1)
}
