import { type Act, type DemoShop, given, type Happening, type Placed, type Step } from '../life/demo-shop.ts'
import { buyers, memberEmail } from './buyers.ts'
import { listOpinionSteps } from './opinions.ts'
import type { DemoOrder } from './orders.ts'
import { listSequel } from './sequels.ts'

const hour = 3_600_000
const day = 24 * hour

/** What happens to an order of the demo, each thing at its hour, as far as it has come by now. */
export function recordOrder(order: DemoOrder, place: number, now: Date): Happening[] {
  const begun = new Date(now.getTime() - order.daysAgo * day)
  begun.setUTCHours(order.hour - 1, (place * 17) % 60, (place * 29) % 60, 0)
  const placed: Placed = { id: '', token: '' }
  const placing: Step = [
    0,
    async (shop) => {
      Object.assign(placed, await placeOrder(shop, order))
      if (order.means !== 'CARD' && order.buyer !== 'agathe') await shop.prove(placed)
    },
  ]
  return [placing, ...listSteps(order)].map(([hours, act]) => ({
    at: new Date(Math.min(begun.getTime() + hours * hour, now.getTime())),
    happen: async (shop) => void (await act(shop, placed)),
  }))
}

async function placeOrder(shop: DemoShop, order: DemoOrder): Promise<Placed> {
  const { phone, ...place } = buyers[order.buyer]
  const isMember = order.buyer === 'agathe'
  const buyer = isMember ? shop.member : shop.buyer
  const products = shop.products
  const email = isMember ? memberEmail : emailOf(place)
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

function emailOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname}.${lastname}@exemple.test`
    .normalize('NFD')
    .replaceAll(/[^\w.@]/g, '')
    .toLowerCase()
}

function listSteps(order: DemoOrder): Step[] {
  const { means, by, fate, sequel } = order
  if (fate === 'waits') return []
  if (fate === 'cancelled') return [[150, move('cancelled')]]
  if (fate === 'failed') return [[0.1, payByCard(false)]]
  if (fate === 'expired') return [[7 * 24 + 1, ({ expire }) => expire()]]
  const wait = means === 'TRANSFER' ? 40 : 0
  const pay: Step = means === 'TRANSFER' ? [wait, recordPayment] : [0.1, payByCard(true)]
  if (fate === 'paid_back') return [pay, [wait + 20, move('cancelled')]]
  const handed = by === 'caveau' ? 'ready' : fate === 'partly_shipped' ? fate : 'shipped'
  const moves: [typeof fate, Step][] = [
    ['preparing', [wait + 18, move('preparing')]],
    [handed, [wait + 22, move(handed)]],
    ['completed', [wait + 96, move('completed')]],
  ]
  const last = moves.findIndex(([reached]) => reached === fate)
  const done = moves.slice(0, last + 1).map(([, step]) => step)
  return [pay, ...done, ...listSequel(sequel, wait + 96), ...listOpinionSteps(order, wait + 96)]
}

const payByCard =
  (isPaid: boolean): Act =>
  async ({ buyer }, { token }) =>
    given(await buyer.practisePayment({ body: { token, isPaid } }))

const recordPayment: Act = async ({ owner }, { id }) => given(await owner.recordPayment({ params: { id }, body: {} }))

type Move = 'preparing' | 'ready' | 'partly_shipped' | 'shipped' | 'completed' | 'cancelled'

function move(fulfilment: Move): Act {
  return async ({ owner }, { id }) => {
    const isParcel = fulfilment === 'shipped' || fulfilment === 'partly_shipped'
    const tracking = isParcel && { tracking: { number: `6C${parseInt(id.slice(0, 8), 16)}` } }
    const goods = fulfilment === 'partly_shipped' && { goods: [{ place: 0, quantity: 6 }] }
    return given(await owner.moveOrder({ params: { id }, body: { fulfilment, ...tracking, ...goods } }))
  }
}
