import { href, type RouterContextProvider } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { AgainView } from '#app/ui/selling/orders/order-acts.tsx'
import { type CartRequest, keepCart, putInto, readCartRequest } from '../../platform/session/cart-request.server.ts'
import { askForRest } from '../../platform/session/requested-items.server.ts'
import { findMember, goAndTell } from '../../platform/session/session.server.ts'
import { fitToStock } from '../cart/cart-stock.server.ts'
import { requireCarts } from '../cart/cart-view.server.ts'
import { type Cart, checkoutOf } from '../checkout/checkout-request.server.ts'
import { keepEntries } from '../checkout/entries.server.ts'
import { settleDelivery } from '../checkout/settle-delivery.server.ts'
import { getOrder, nameOf, type Order } from './order-screen.server.ts'

type Lines = Order['lines']

/** What of an order would go into the cart again, said before anybody asks for it: by name, what is sold no more. */
export async function readAgain({ api }: Pick<RequestContext, 'api'>, lines: Lines): Promise<AgainView> {
  const asked = await askForRest(wishesOf(lines), (products) => api.previewCart({ body: { products } }))
  if (!asked.ok) return { gone: [], isAny: false }
  const { value: goods, unmet } = asked.value
  const none = (goods?.lines ?? []).flatMap(({ declinationId, news }) =>
    news.some(({ kind, most }) => kind === 'STOCK' && most === 0) ? [declinationId] : [],
  )
  const out = new Set([...unmet, ...none])
  const gone = lines.filter(({ idDeclination }) => out.has(idDeclination))
  return { gone: [...new Set(gone.map(nameOf))], isAny: gone.length < lines.length }
}

type Asked = { request: Request; context: Readonly<RouterContextProvider>; params: { token: string } }

/**
 * Puts into the cart what an order held, as far as it can be had, and says on the cart's page what cannot. Where all of it is there and
 * nothing is left to say, it is read and ordered at once.
 */
export async function orderAgain({ request, context, params: { token } }: Asked): Promise<Response> {
  const asked = await readCartRequest(request, context)
  await requireCarts(asked.ctx)
  const order = await getOrder(asked.ctx, token)
  const back = `${href('/suivi/:token', { token })}#recommander`
  const { rest, short } = await fitToStock(asked, await sellable(asked.ctx, order.lines))
  if (rest.length === 0) return goAndTell(request, back, short.some(({ before }) => before > 0) ? 'again_held' : 'again_none')
  const cart = orThrow(await putInto(asked, rest))
  const isShort = short.length > 0 || rest.length < order.lines.length
  const headers = new Headers({ 'Set-Cookie': await keepCart(asked, cart.id) })
  const named = await nameBuyer(asked, cart, order)
  for (const line of named.cookies) headers.append('Set-Cookie', line)
  const isReady = named.isSettled && !isShort && cart.lines.length === rest.length
  const next = isReady ? href('/commande') : href('/panier')
  // A browser that refuses our cookie would come back with nothing and never know why.
  const place = asked.memo ? next : `${href('/panier/garde')}?${new URLSearchParams({ vers: next })}`
  return goAndTell(request, place, isShort ? 'again_short' : 'again_added', headers)
}

/**
 * Whoever orders the same again has said before who they are: what their order's own page shows them is entered in a cart that nobody
 * is named in yet, and where the goods came to their door they come there again. The cookies of the cart as it is then, and whether
 * nothing is left to say.
 */
async function nameBuyer(asked: CartRequest, cart: Cart, { email, phone, address, delivery, gift }: Order): Promise<Named> {
  if (cart.email || cart.addresses.billing) return { cookies: [], isSettled: false }
  const member = await findMember(asked.request, asked.context)
  const checkout = await checkoutOf(asked, { api: asked.api, member, cart })
  const entered = await keepEntries(checkout, { email: member?.email ?? email, phone, addresses: { billing: address.billing } })
  const isHome = delivery.type === 'DELIVERY' && address.delivery === null && !gift
  const isSettled = entered.ok && isHome && (await settleDelivery(checkout, entered.value))
  return { cookies: checkout.headers.getSetCookie(), isSettled }
}

type Named = { cookies: string[]; isSettled: boolean }

/** What of an order is sold still, however much there is of it. */
async function sellable({ api }: Pick<RequestContext, 'api'>, lines: Lines) {
  const wishes = wishesOf(lines)
  const asked = orThrow(await askForRest(wishes, (products) => api.previewCart({ body: { products } })))
  return wishes.filter(({ idDeclination }) => !asked.unmet.includes(idDeclination))
}

function wishesOf(lines: Lines) {
  return lines.map(({ idDeclination, quantity }) => ({ idDeclination, quantity }))
}
