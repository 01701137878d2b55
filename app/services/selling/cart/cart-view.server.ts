import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { isCartonBottle, usualCarton } from '#app/models/selling/cart/carton.ts'
import { readFreeShipping } from '#app/models/selling/shipping/shipping-rules.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { cartonTexts } from '#app/texts/selling/carton.ts'
import { cartAnswers } from '#app/texts/selling/checkout-answers.ts'
import { sayArrivalBy } from '#app/texts/selling/promise.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { CartView, Offer } from '#app/ui/selling/cart/cart-view.ts'
import type { CartRequest } from '../../platform/session/cart-request.server.ts'
import { mostNamed, writeRequestedItems } from '../../platform/session/requested-items.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { readAddition } from './cart-addition.server.ts'
import { noCode, readCartCode } from './cart-code.server.ts'
import { hasNews, isHeld, toCartLine } from './cart-lines.server.ts'
import { priceCart, priceShipping, summariseCart, termsOf } from './cart-summary.server.ts'

type Cart = Answer<Contract['getCart']>

/** The way into the shop for whoever sells and tells prices; nobody else has a cart. */
export async function requireCarts(ctx: RequestContext): Promise<void> {
  const { info, values } = await readSiteFacts(ctx)
  if (!info.isECommerce || values.HIDE_PRICES) throwNotFound()
}

/** Reads the cart of this browser for its screen. */
export async function getCartView({ ctx, api, memo }: CartRequest): Promise<CartView> {
  await requireCarts(ctx)
  const { info, values } = await readSiteFacts(ctx)
  const cart = memo ? await findCart(api, memo.cart) : undefined
  const isFull = cart !== undefined && cart.lines.length > 0
  const countries = isFull ? orThrow(await ctx.api.listCountries()) : []
  const code = isFull ? await readCartCode(ctx.api, memo?.code ?? '', cart) : noCode
  return {
    ...listLines(cart),
    added: cart && additionOf(cart, memo?.addition),
    link: cart ? linkOf(cart, ctx.site.origin) : '',
    summary: isFull ? summariseCart(cart, code, termsOf(values)) : undefined,
    advice: cart && adviceOf(cart, goodsWordsOf(values)),
    carton: cart && cartonOf(cart, goodsWordsOf(values)),
    collects: cart?.deliveryType === 'clickAndCollect',
    estimate: {
      postalCode: cart?.city?.postalCode ?? '',
      country: cart?.country?.id ?? countries[0]?.id ?? 'FR',
      countries: countries.map(({ id, name }) => ({ id, name })),
      offers: cart ? listOffers(cart, (offer) => priceShipping(priceCart(cart, code, readFreeShipping(values), offer))) : [],
      exportContact: cart?.exportContact ?? '',
    },
    code: { code: code.code, fault: code.fault },
    message: values.SHIPPING_MESSAGE,
    isAlcohol: info.isWinemaker,
    showsHealth: info.isWinemaker && !values.HIDE_ALCOHOL_MESSAGE,
  }
}

/** A cart that is gone is as good as none. */
export async function findCart(api: CartRequest['api'], id: string): Promise<Cart | undefined> {
  const found = await api.getCart({ params: { id } })
  if (!found.ok && found.error.code === 'not_found') return undefined
  return orThrow(found)
}

function listLines(cart: Cart | undefined): Pick<CartView, 'lines' | 'hasNews' | 'isHeld' | 'removed'> {
  if (!cart) return { lines: [], hasNews: false, isHeld: false, removed: [] }
  return {
    lines: cart.lines.map(toCartLine),
    removed: cart.removed.map(sayRemoval),
    hasNews: hasNews(cart),
    isHeld: isHeld(cart),
  }
}

/** What was put into a cart just now, where all of it still lies there as it was put. */
export function additionOf({ lines }: Pick<Cart, 'lines'>, named = ''): CartView['added'] {
  const changes = readAddition(named, lines)
  if (changes.length === 0) return undefined
  const says = changes.map(({ line, before, after }) => {
    const name = lines.find(({ id }) => id === line)?.product.name ?? ''
    return cartTexts.removed.line(after - before, name)
  })
  return { named, says: says.join(', ') }
}

/** The address that fills another cart with the same goods. */
function linkOf({ lines }: Cart, origin: string): string {
  const sold = lines.flatMap(({ declination, declinationId, quantity }) =>
    declination ? [{ idDeclination: declinationId, quantity }] : [],
  )
  if (sold.length === 0 || sold.length > mostNamed) return ''
  return `${origin}${href('/panier/ajouter')}?vins=${writeRequestedItems(sold)}`
}

/** What was taken out, in a line. */
function sayRemoval({ id, isAll, lines }: Cart['removed'][number]): CartView['removed'][number] {
  const { line, all } = cartTexts.removed
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { id, isAll, says: isAll ? all(count) : lines.map(({ quantity, name }) => line(quantity, name)).join(', ') }
}

function listOffers({ shippingPrices, carrier }: Cart, priceOf: (offer: Cart['carrier']) => number): Offer[] {
  return shippingPrices.map((offer, index) => ({
    index,
    name: offer.name,
    isChosen: carrier?.id === offer.id,
    arrival: sayArrivalBy(offer.deliveryType, offer.promise),
    price: priceOf(offer) === 0 ? cartTexts.free : sayCents(priceOf(offer)),
  }))
}

/** What the last carton of a cart is short of, where it is not full. */
function cartonOf({ bottles: { places }, lines }: Cart, named: GoodsWords): CartView['carton'] {
  const rest = places % usualCarton
  const isByCarton = named.figure === 'bottle' || (named.isAlcohol && lines.some(isCartonLine))
  if (rest === 0 || !isByCarton) return undefined
  return {
    says: cartonTexts.cart(named, usualCarton - rest, usualCarton),
    href: `${href('/panier/composer')}?taille=${usualCarton}&avec=panier`,
  }
}

/** Whether a carton of one's own may hold it: what a brewery sells may be too small for its places. */
function isCartonLine({ product, declination }: Cart['lines'][number]): boolean {
  return declination !== null && isCartonBottle({ type: product.type.type, bottle: declination })
}

/** What one more purchase would do for the way of a cart. */
export function adviceOf({ advice }: Cart, named: GoodsWords): CartView['advice'] {
  if (!advice) return undefined
  const { name, add, from, to, idDeclination } = advice
  const { advice: title, adviceThen, adviceFree, adviceFull } = cartAnswers
  return {
    title: title(named, add, name),
    idDeclination,
    add,
    act: randomUUID(),
    effect:
      to === 0 ? adviceFree(sayCents(from)) : to === from ? adviceFull(sayCents(to)) : adviceThen(sayCents(from), sayCents(to)),
  }
}
