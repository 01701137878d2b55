import type { CartRequest } from '../../platform/session/cart-request.server.ts'
import type { RequestedItems } from '../../platform/session/requested-items.server.ts'

/** Something of which there is less than is wished for: what a cart may hold of it, where that may be told, and holds already. */
export type Short = { idDeclination: string; name: string; most: number | null; before: number }

/**
 * What of some wishes can be had beside what lies in the cart: told at once, not at the end of the checkout. Where the
 * stock is more than visitors are told of, nothing of a wish beyond it is met, for what is met would tell it.
 */
export async function fitToStock(asked: CartRequest, wishes: RequestedItems): Promise<{ rest: RequestedItems; short: Short[] }> {
  const kept = await readKept(asked)
  const seen = await asked.ctx.api.previewCart({ body: { products: [...kept, ...wishes] } })
  // What is refused for another reason is refused by the act itself, which says why.
  if (!seen.ok) return { rest: wishes, short: [] }
  const short = seen.value.lines.flatMap(({ declinationId, product, news }): Short[] => {
    const told = news.find(({ kind }) => kind === 'STOCK')
    if (!told || !wishes.some(({ idDeclination }) => idDeclination === declinationId)) return []
    const before = kept.find(({ idDeclination }) => idDeclination === declinationId)?.quantity ?? 0
    return [{ idDeclination: declinationId, name: product.name, most: told.most, before }]
  })
  return { rest: cutTo(wishes, short), short }
}

async function readKept({ api, memo }: CartRequest) {
  const cart = memo && (await api.getCart({ params: { id: memo.cart } }))
  if (!cart?.ok) return []
  return cart.value.lines.flatMap(({ declination, declinationId: idDeclination, quantity }) =>
    declination ? [{ idDeclination, quantity }] : [],
  )
}

function cutTo(wishes: RequestedItems, short: readonly Short[]): RequestedItems {
  const room = new Map(short.map(({ idDeclination, most, before }) => [idDeclination, most === null ? 0 : most - before]))
  return wishes.flatMap((wish) => {
    const left = room.get(wish.idDeclination ?? '')
    if (left === undefined) return [wish]
    const quantity = Math.min(wish.quantity, left)
    room.set(wish.idDeclination ?? '', left - quantity)
    return quantity > 0 ? [{ ...wish, quantity }] : []
  })
}
