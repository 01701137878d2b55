import { type BoughtWine, tellLikes } from '#app/models/house/client-likes.ts'
import type { Take } from '#app/models/selling/orders/order-goods.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { nameLine } from '../../selling/orders/name-line.ts'

const mostGoods = 100

/** What somebody bought in all orders that were not cancelled, and what that says of what they like. */
export async function readBought(read: SiteReader, key: string) {
  const rows = await read
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.email_key', '=', key)
    .where('orders.fulfilment_state', '!=', 'cancelled')
    .groupBy([
      'order_lines.declination_id',
      'order_lines.product_id',
      'order_lines.name',
      'order_lines.details',
      'order_lines.takes',
    ])
    .select(({ fn }) => [
      'order_lines.declination_id as idDeclination',
      'order_lines.product_id as idProduct',
      'order_lines.name',
      'order_lines.details',
      'order_lines.takes',
      fn.sum<number>('order_lines.quantity').as('quantity'),
    ])
    .orderBy('quantity', 'desc')
    .orderBy('order_lines.name')
    .execute()
  const lines = rows.map((row) => ({ ...row, quantity: Number(row.quantity) }))
  return { goods: sumGoods(lines).slice(0, mostGoods), likes: tellLikes(await readWines(read, lines)) }
}

type Line = { idDeclination: string; idProduct: string; name: string; details: string; takes: string | null; quantity: number }

/** One line a wine of one size: what was kept of an order in other words is the same wine. */
function sumGoods(lines: readonly Line[]) {
  const goods = new Map<string, { idDeclination: string; name: string; details: string; quantity: number }>()
  for (const { idDeclination, quantity, ...line } of lines) {
    const { name, size } = nameLine(line)
    const known = goods.get(`${idDeclination} ${name} ${size}`)
    goods.set(`${idDeclination} ${name} ${size}`, {
      idDeclination,
      name,
      details: size,
      quantity: quantity + (known?.quantity ?? 0),
    })
  }
  return [...goods.values()].sort((one, other) => other.quantity - one.quantity)
}

/** The wines of all bottles that were bought, those in boxes too, as they are known today. */
async function readWines(read: SiteReader, lines: readonly Line[]): Promise<BoughtWine[]> {
  const taken = lines.flatMap(({ idProduct, takes, quantity }) => {
    const parts = JSON.parse(takes ?? '[]') as Take[]
    return parts.length > 0
      ? parts.map(({ place, id, each }) => ({ place, id, bottles: each * quantity }))
      : [{ place: 'product' as const, id: idProduct, bottles: quantity }]
  })
  const idsOf = (place: Take['place']) => [...new Set(taken.flatMap((one) => (one.place === place ? [one.id] : [])))]
  const owners = await readOwners(read, idsOf('declination'))
  const products = await readProducts(read, [...new Set([...idsOf('product'), ...owners.values()])])
  return taken.flatMap(({ place, id, bottles }) => {
    const product = products.get(place === 'product' ? id : (owners.get(id) ?? ''))
    return product ? [{ ...product, bottles }] : []
  })
}

async function readOwners(read: SiteReader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await read.selectFrom('declinations').select(['id', 'product_id']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, product_id }) => [id, product_id]))
}

async function readProducts(read: SiteReader, ids: readonly string[]): Promise<Map<string, Omit<BoughtWine, 'bottles'>>> {
  if (ids.length === 0) return new Map()
  const rows = await read.selectFrom('products').select(['id', 'kind', 'facts']).where('id', 'in', ids).execute()
  return new Map(
    rows.map(({ id, kind, facts }) => {
      const { grapes = '', appellation = '' } = JSON.parse(facts) as { grapes?: string; appellation?: string }
      return [id, { kind, grapes, appellation }]
    }),
  )
}
