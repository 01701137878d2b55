import { toMillilitres } from '#app/models/catalog/capacity.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import type { WineFacts } from '#app/models/catalog/wine-facts.ts'
import type { Trade } from '#app/models/site/settings/trade.ts'
import { shelfWordsOf } from '#app/texts/catalog/trade-shelves.ts'
import { awardWords, formatWords } from '#app/texts/site/search.ts'
import { tradeShopWords } from '#app/texts/site/trade-search.ts'
import { readMeals } from '../../catalog/pairing/read-meals.ts'
import { type ProductRow, readCapacity, readFacts } from '../../catalog/rows/catalog-rows.ts'
import type { Beside, GoodsForm } from './goods-beside.ts'
import type { SearchScope } from './search-scope.ts'

type Row = Pick<ProductRow, 'name' | 'description' | 'story' | 'facts' | 'meals' | 'custom' | 'type' | 'kind' | 'reference'>

/** What goods are found by: their tags, dishes, vintages and references are among it; no price is. */
export function wordsOfGoods(row: Row, { tags, forms, awards }: Beside, { wordsOf, mealLabels, trade }: SearchScope) {
  const facts = readFacts(row.facts)
  const keywords = [...namesOf(facts), ...tags.map(({ label }) => label), ...dishesOf(row, mealLabels)]
  const won = awards.map(({ title, summary }) => `${awardWords} ${title} ${summary}`)
  return {
    title: row.name,
    summary: row.description,
    keywords: keywords.filter(Boolean).join(' · '),
    aliases: [...aliasesOf(row, facts, trade), ...forms.map(wordsOfForm), ...won].join(' '),
    words: [row.story, wordsOf('PRODUCT', row.custom)].filter(Boolean).join('\n'),
  }
}

function namesOf({ appellation, denomination, grapes, certification }: WineFacts): string[] {
  return [denomination || appellation, grapes, certification]
}

/** The dishes it goes with, each with its family. */
function dishesOf(row: Row, mealLabels: ReadonlyMap<string, string>): string[] {
  return readMeals(row, mealLabels).map(({ family, label }) => (label === '' ? family : `${family} : ${label}`))
}

function aliasesOf({ type, kind, reference }: Row, { appellation, bottler, origin, good }: WineFacts, trade: Trade): string[] {
  // Of whoever bottled it the town tells something, the country nothing.
  const house = origin ? bottler.replaceAll(origin, '') : bottler
  const { kinds } = shelfWordsOf({ TRADE: trade })
  // A number is typed with its dashes and without.
  const made = good ? [good.maker, good.model, good.model.replaceAll('-', '')] : []
  return [appellation, house, ...made, reference, tradeShopWords[trade][type], kinds[toProductKind(kind)]]
}

function wordsOfForm(form: GoodsForm): string {
  return [form.year ?? '', form.reference, nameFormat(form)].join(' ')
}

/** How the size of a bottle is called. */
function nameFormat(form: GoodsForm): string {
  const millilitres = toMillilitres({ capacity: readCapacity(form), capacityUnit: form.capacity_unit })
  return millilitres === undefined ? '' : (formatWords[String(millilitres / 10)] ?? '')
}
