import type { ShopApi } from '../../contract/index.ts'
import { buyers } from './buyers.ts'
import type { DemoOrder } from './orders.ts'

export type Happening = { at: Date; happen: (shop: DemoShop) => Promise<void> }
/** The shop as its owner and as somebody who comes by sees it. */
export type DemoShop = { owner: ShopApi; buyer: ShopApi; products: ReadonlyMap<string, string> }
type Placed = { id: string; token: string }
type Act = (shop: DemoShop, placed: Placed) => Promise<unknown>
type Step = [hours: number, act: Act]

const hour = 3_600_000
const day = 24 * hour

/** What happens to an order of the demo, each thing at its hour, as far as it has come by now. */
export function tellOrder(order: DemoOrder, place: number, now: Date): Happening[] {
  const begun = new Date(now.getTime() - order.daysAgo * day)
  begun.setUTCHours(order.hour - 1, (place * 17) % 60, (place * 29) % 60, 0)
  const placed: Placed = { id: '', token: '' }
  const placing: Step = [0, async (shop) => Object.assign(placed, await placeOrder(shop, order))]
  return [placing, ...listSteps(order)].map(([hours, act]) => ({
    at: new Date(Math.min(begun.getTime() + hours * hour, now.getTime())),
    happen: async (shop) => void (await act(shop, placed)),
  }))
}

async function placeOrder({ buyer, products }: DemoShop, order: DemoOrder): Promise<Placed> {
  const { phone, ...place } = buyers[order.buyer]
  const email = `${place.firstname}.${place.lastname}@exemple.test`
    .normalize('NFD')
    .replaceAll(/[^\w.@]/g, '')
    .toLowerCase()
  const isFetched = order.by === 'caveau'
  const slot = isFetched ? given(await buyer.listCollectionSlots({}))[0] : undefined
  return given(
    await buyer.placeOrder({
      body: {
        payment: order.means,
        products: order.goods.map(([form, quantity]) => ({ id: products.get(form) ?? form, idDeclination: form, quantity })),
        user: { phone, email, isAdult: true, birthdate: '1971-04-12' },
        address: { billing: { ...place, country: 'FR' } },
        ...(order.message && { message: order.message }),
        ...(slot && { idSchedule: slot.idSchedule, dateSchedule: slot.day }),
        delivery: isFetched ? { type: 'CLICK_AND_COLLECT' } : { type: 'DELIVERY', idCarrier: 'domicile' },
      },
    }),
  )
}

function listSteps({ means, by, fate }: DemoOrder): Step[] {
  if (fate === 'waits') return []
  if (fate === 'cancelled') return [[150, move('cancelled')]]
  const wait = means === 'TRANSFER' ? 40 : 0
  const pay: Step = means === 'TRANSFER' ? [wait, recordPayment] : [0.1, payByCard]
  const handed = by === 'caveau' ? 'ready' : 'shipped'
  const moves: [typeof fate, Step][] = [
    ['preparing', [wait + 18, move('preparing')]],
    [handed, [wait + 22, move(handed)]],
    ['completed', [wait + 96, move('completed')]],
  ]
  const last = moves.findIndex(([reached]) => reached === fate)
  return [pay, ...moves.slice(0, last + 1).map(([, step]) => step)]
}

const payByCard: Act = async ({ buyer }, { token }) => given(await buyer.practisePayment({ body: { token, isPaid: true } }))

const recordPayment: Act = async ({ owner }, { id }) => given(await owner.recordPayment({ params: { id }, body: {} }))

function move(fulfilment: 'preparing' | 'ready' | 'shipped' | 'completed' | 'cancelled'): Act {
  return async ({ owner }, { id }) => {
    const tracking = fulfilment === 'shipped' && { tracking: { number: `6C${parseInt(id.slice(0, 8), 16)}` } }
    return given(await owner.moveOrder({ params: { id }, body: { fulfilment, ...tracking } }))
  }
}

function given<T>(outcome: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (outcome.ok) return outcome.value
  throw new Error(`the demo's trade was refused: ${JSON.stringify(outcome.error)}`)
}
