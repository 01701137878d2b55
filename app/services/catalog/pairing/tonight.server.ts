import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { sweetnessOf, type WineNature } from '#app/models/catalog/pairing/wine-style.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { tradeOf } from '#app/models/site/settings/trade.ts'
import { sayPairing } from '#app/texts/catalog/pairing.ts'
import { firstDishes, tonightTexts } from '#app/texts/catalog/tonight.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { TonightQuery, TonightView } from '#app/ui/catalog/shop/tonight.ts'
import { makeHead } from '../../site/head.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { toProductCard } from '../product-card.server.ts'
import { lookOf } from '../shop-list.server.ts'
import { dishNames } from './dish-names.server.ts'
import { addressOf, leadTo, readTonightQuery, writeTonightQuery } from './tonight-query.server.ts'

type Advised = Answer<Contract['adviseWines']>['wines'][number]

/** Three wines for the dish, the taste and the budget that an address asks for. */
export async function getTonight(ctx: RequestContext, url: URL): Promise<TonightView> {
  const { info, values } = await readSiteFacts(ctx)
  if (!info.isECommerce || tradeOf(values) !== 'WINE') throwNotFound()
  const asked = readTonightQuery(url)
  const isAsked = writeTonightQuery(asked) !== ''
  const answer = isAsked ? orThrow(await ctx.api.adviseWines({ query: toQuery(asked, values.HIDE_PRICES) })) : undefined
  // A dish that is known has one address, whatever it was called.
  if (asked.text && answer?.dish) throw leadTo({ ...asked, text: '', dish: answer.dish.slug })
  const isUnknown = asked.text !== '' && answer?.wines.length === 0
  return {
    asked: { ...asked, dish: asked.text || (dishNames.get(asked.dish) ?? '') },
    hidesPrices: values.HIDE_PRICES,
    dishName: dishNames.get(asked.dish),
    unknown: isUnknown ? asked.text : undefined,
    wines: isUnknown ? undefined : answer?.wines.map((wine) => toWine(wine, asked, goodsWordsOf(values))),
    look: lookOf(values),
    dishes: listDishes(asked),
    proposals: [...dishNames.values()],
  }
}

/** Under which address a page is kept for all, if it is: there is no end of what may be typed, and of what may be narrowed at once. */
export function findTonightAddress({ asked, dishName }: TonightView): string | undefined {
  const { dish, taste, body, budget } = asked
  const isTyped = dish !== '' && !dishName
  if (isTyped || [dish, taste, body, budget].filter(Boolean).length > 1) return undefined
  return addressOf({ ...asked, text: '', dish: slugOf(dishName) })
}

/** The head of the page: a dish has a page of its own, a taste and a budget have none to search engines. */
export async function makeTonightHead(ctx: RequestContext, { dishName, asked }: TonightView): Promise<MetaDescriptor[]> {
  const isNarrowed = asked.taste !== '' || asked.body !== '' || asked.budget !== '' || (asked.dish !== '' && !dishName)
  const slug = slugOf(dishName)
  const head = await makeHead(ctx, {
    path: href('/pour-ce-soir') + (slug ? `?plat=${slug}` : ''),
    title: dishName ? tonightTexts.named(dishName) : tonightTexts.title,
    description: tonightTexts.description,
  })
  return isNarrowed ? [...head, { name: 'robots', content: 'noindex, follow' }] : head
}

/** The word of an address for a dish of our table. */
function slugOf(dishName: string | undefined): string {
  return [...dishNames].find(([, name]) => name === dishName)?.[0] ?? ''
}

function toQuery({ text, dish, taste, body, budget }: TonightQuery, hidesPrices: boolean) {
  return {
    dish: text || (dishNames.get(dish) ?? ''),
    taste,
    body,
    budget: budget === '' || hidesPrices ? ('' as const) : String(Number(budget) * 100),
  }
}

function toWine({ product, pairing }: Advised, asked: TonightQuery, goods: GoodsWords) {
  const [meal] = product.meals.filter(({ label }) => label !== '')
  const why = pairing ? sayPairing(pairing, goods) : meal ? tonightTexts.owners(meal.label) : ''
  const { alcohol, nutrition } = product.facts
  const nature = { kind: product.kind, alcohol, sugar: nutrition ? nutrition.sugars / 10 : null }
  return {
    card: toProductCard(product),
    reason: [why, sayTaste(nature, asked), sayBody(nature, asked)].filter(Boolean).join(' '),
  }
}

/** Why it is to the taste that was asked for, as its label says it. */
function sayTaste(nature: WineNature, { taste }: TonightQuery): string {
  const sweetness = sweetnessOf(nature)
  if (!taste || !sweetness) return ''
  if (nature.sugar === null) return sweetness === 'sec' ? tonightTexts.dryStyle : tonightTexts.sweetStyle
  return (sweetness === 'sec' ? tonightTexts.dry : tonightTexts.sweet)(sayNumber(nature.sugar))
}

function sayBody({ alcohol }: WineNature, { body }: TonightQuery): string {
  if (!body || alcohol === null) return ''
  return (body === 'leger' ? tonightTexts.light : tonightTexts.full)(sayNumber(alcohol / 10))
}

function sayNumber(amount: number): string {
  return String(amount).replace('.', ',')
}

function listDishes(asked: TonightQuery): TonightView['dishes'] {
  return firstDishes.flatMap((slug) => {
    const label = dishNames.get(slug)
    const query = writeTonightQuery({ ...asked, text: '', dish: slug })
    return label ? [{ label, href: `${href('/pour-ce-soir')}?${query}`, isCurrent: slug === asked.dish }] : []
  })
}
