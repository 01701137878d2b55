import { randomUUID } from 'node:crypto'
import { orThrow, throwBeyond, throwNotFound } from '#app/http/answers.server.ts'
import { productKinds } from '#app/models/catalog/products/product-kind.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { cartonSizes, isCartonBottle, stepCarton } from '#app/models/selling/cart/carton.ts'
import { sellsAlcohol, tradeOf } from '#app/models/site/settings/trade.ts'
import { cartonTexts } from '#app/texts/selling/carton.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { Goods, Line } from '#app/ui/selling/cart/cart-lines.ts'
import type { CartonView, Compartment } from '#app/ui/selling/cart/carton-view.ts'
import { toProductCard } from '../../catalog/product-card.server.ts'
import { lookOf } from '../../catalog/shop-list.server.ts'
import type { CartRequest } from '../../platform/session/cart-request.server.ts'
import { askForRest, writeRequestedItems } from '../../platform/session/requested-items.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { toCartLine } from './cart-lines.server.ts'
import { summarise } from './cart-summary.server.ts'
import { findCart, requireCarts } from './cart-view.server.ts'
import { type CartonForm, type CartonQuery, fieldOf, writeCartonQuery } from './carton-query.server.ts'
import { listCartonWines } from './carton-wines.server.ts'

const perPage = 24
const mostBoxes = 4

type Typed = Pick<CartonForm, 'faults' | 'typed'>

/** The carton that is asked for: what stands in it, what it costs as the cart reckons it, and what can be put in. */
export async function getCarton(
  asked: CartRequest,
  query: CartonQuery,
  { faults, typed }: Typed = { faults: {}, typed: {} },
): Promise<CartonView> {
  const { ctx } = asked
  await requireCarts(ctx)
  const { values } = await readSiteFacts(ctx)
  if (!sellsAlcohol(tradeOf(values))) throwNotFound()
  const named = goodsWordsOf(values)
  const famille = productKinds.filter((kind) => kind !== 'coffret').join(',')
  const [{ goods, unmet }, held, shelf, boxes] = await Promise.all([
    reckon(ctx.api, query),
    query.withCart ? readHeld(asked, query) : [],
    ctx.api.browseProducts({ query: { famille, nbItem: perPage, page: query.page } }),
    ctx.api.browseProducts({ query: { famille: 'coffret', nbItem: mostBoxes } }),
  ])
  const { products, total } = orThrow(shelf)
  const lines = goods?.lines ?? []
  const wishes = lines.map(({ declinationId, quantity }) => ({ idDeclination: declinationId, quantity }))
  const kept = { ...query, wishes }
  const last = Math.max(1, Math.ceil(total / perPage))
  const list = writeCartonQuery({ ...kept, page: 1 })
  if (query.page > last) throwBeyond({ last, href: writeCartonQuery({ ...kept, page: last }) })
  const wines = listCartonWines(products, { lines, faults, typed, size: query.size })
  const onPage = new Set(wines.map(({ id }) => id))
  return {
    ...countPlaces(query, held, lines),
    size: query.size,
    sizes: listSizes(kept, named),
    withCart: query.withCart,
    chosen: lines.map(({ declinationId: id, product: { name }, quantity }) => ({ id, name, quantity })),
    summary: goods && summarise(goods, named),
    named: writeRequestedItems(wishes),
    address: writeCartonQuery(kept),
    notes: [...sayAstray(query, unmet, named), ...sayNews(lines.filter(({ declinationId }) => !onPage.has(declinationId)))],
    // A wine for which there was no room any more leaves the carton as good as it was.
    isHeld: Object.keys(typed).length > 0 || lines.some((line) => toCartLine(line).news.length > 0),
    wines,
    paging: { page: query.page, last, list },
    boxes: boxes.ok ? boxes.value.products.map(toProductCard).filter(({ choices }) => choices.length > 0) : [],
    look: lookOf(values),
    act: randomUUID(),
  }
}

/** A form that fills a carton, read and weighed: where it leads, or its page with what is to be put right. */
export async function fillCarton(asked: CartRequest, read: CartonForm): Promise<{ address: string } | { view: CartonView }> {
  const stepped = await takeStep(asked, read)
  const view = await getCarton(asked, stepped.query, stepped)
  const isRefused = view.isHeld || view.over > 0 || Object.keys(stepped.faults).length > 0
  return isRefused ? { view } : { address: view.address }
}

/** What plus or minus makes of it; where nothing more goes in, it stays as it is. */
async function takeStep(asked: CartRequest, { query, faults, typed, step }: CartonForm): Promise<{ query: CartonQuery } & Typed> {
  if (!step) return { query, faults, typed }
  const before = query.wishes.find(({ idDeclination }) => idDeclination === step.id)?.quantity ?? 0
  const { goods } = await reckon(asked.ctx.api, { ...query, wishes: [{ idDeclination: step.id, quantity: Math.max(1, before) }] })
  const multiple = goods?.lines[0]?.declination?.sellByMultipleOf ?? 1
  const quantity = stepCarton(before, step.by, multiple)
  const others = query.wishes.reduce((sum, wish) => sum + (wish.idDeclination === step.id ? 0 : wish.quantity), 0)
  const held = step.by === 'more' && query.withCart ? (await readHeld(asked, query)).length : 0
  if (step.by === 'more' && held + others + quantity > query.size) {
    const named = goodsWordsOf((await readSiteFacts(asked.ctx)).values)
    const says = multiple > 1 ? cartonTexts.fullByLot(named, multiple) : cartonTexts.fullBy(named, query.size)
    return { query, faults: { ...faults, [fieldOf(step.id)]: says }, typed }
  }
  return { query: { ...query, wishes: setWish(query.wishes, step.id, quantity) }, faults, typed }
}

/** Each wine keeps its place in the carton while more of it comes. */
function setWish(wishes: CartonQuery['wishes'], id: string, quantity: number): CartonQuery['wishes'] {
  const isThere = wishes.some(({ idDeclination }) => idDeclination === id)
  const set = isThere
    ? wishes.map((wish) => (wish.idDeclination === id ? { ...wish, quantity } : wish))
    : [...wishes, { idDeclination: id, quantity }]
  return set.filter((wish) => wish.quantity > 0)
}

/** What the choice costs together, without what is no bottle of a carton. */
async function reckon(api: CartRequest['api'], { wishes }: CartonQuery): Promise<{ goods: Goods | undefined; unmet: string[] }> {
  const preview = (products: CartonQuery['wishes']) =>
    askForRest(products, (rest) => api.previewCart({ body: { products: rest } }))
  const all = await preview(wishes)
  if (!all.ok) return { goods: undefined, unmet: wishes.map(({ idDeclination }) => idDeclination) }
  const { value: goods, unmet } = all.value
  const unfit = goods?.lines.filter((line) => !isBottle(line)) ?? []
  if (unfit.length === 0) return { goods, unmet }
  const out = new Set([...unmet, ...unfit.map(({ declinationId }) => declinationId)])
  const rest = await preview(wishes.filter(({ idDeclination }) => !out.has(idDeclination)))
  return { goods: rest.ok ? rest.value.value : undefined, unmet: [...unmet, ...unfit.map(({ product }) => product.name)] }
}

function isBottle({ declination, product }: Line): boolean {
  return declination !== null && isCartonBottle({ type: product.type.type, bottle: declination })
}

/** The bottles of the cart that stand in its last carton, which is not full; those that fill no place of their own have no picture. */
async function readHeld({ api, memo }: CartRequest, { size }: CartonQuery): Promise<Compartment[]> {
  const cart = memo && (await findCart(api, memo.cart))
  const count = cart ? cart.bottles.places % size : 0
  const bottles = (cart?.lines ?? []).flatMap((line) => (isBottle(line) ? Array<Line>(line.quantity).fill(line) : []))
  return Array.from({ length: count }, (_, at) => {
    const line = bottles.at(-1 - at)
    return { bottle: line && toBottle(line), isHeld: true }
  })
}

function toBottle({ product, declination }: Line): Compartment['bottle'] {
  return {
    name: product.name,
    kind: product.kind,
    year: declination?.year ?? null,
    picture: declination?.image ?? product.images[0],
  }
}

type Places = Pick<CartonView, 'compartments' | 'count' | 'held' | 'missing' | 'over' | 'chosenCount'>

function countPlaces({ size }: CartonQuery, held: Compartment[], lines: readonly Line[]): Places {
  const bottles = lines.flatMap((line) => Array<Compartment>(line.quantity).fill({ bottle: toBottle(line), isHeld: false }))
  const filled = [...held, ...bottles]
  const compartments = Array.from({ length: size }, (_, at) => filled[at] ?? { bottle: undefined, isHeld: false })
  return {
    compartments,
    count: filled.length,
    held: held.length,
    missing: Math.max(0, size - filled.length),
    over: Math.max(0, filled.length - size),
    chosenCount: bottles.length,
  }
}

function listSizes(kept: CartonQuery, named: GoodsWords): CartonView['sizes'] {
  return cartonSizes.map((size) => ({
    label: cartonTexts.size(named, size),
    href: writeCartonQuery({ ...kept, size }),
    isChosen: size === kept.size,
  }))
}

function sayAstray({ hasNoSize, size, astray }: CartonQuery, unmet: string[], goods: GoodsWords): string[] {
  const named = [...new Set([...astray, ...unmet])]
  return [...(hasNoSize ? [cartonTexts.noSize(goods, size)] : []), ...(named.length > 0 ? [cartonTexts.unmet(named)] : [])]
}

/** What is to be said of wines whose field stands on another page. */
function sayNews(lines: readonly Line[]): string[] {
  return lines.map(toCartLine).flatMap(({ name, news }) => news.map((says) => cartonTexts.stillHeld(name, says)))
}
