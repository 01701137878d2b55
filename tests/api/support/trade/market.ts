import { given } from '../site-calls.ts'
import type { OrderStage } from './orders.ts'
import { sell, setParameter } from './shop.ts'

/** The same sales each time. */
export function openDice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    // The low digits of such a row come round soon.
    return Math.floor((state / 2_147_483_648) * most)
  }
}

type Dice = ReturnType<typeof openDice>

/** What the shop sells all month, to whom: over the counter and by post, at home, in the Union, to Switzerland, to businesses; and what becomes of it. */
export async function openMarket(shop: OrderStage) {
  const { owner } = shop
  const settings = {
    SIRET_NUMBER: '40483304800022',
    INTRACO_VAT: 'FR83404833048',
    ONLY_SELL_IN_FRANCE: 'false',
    SELLS_WORLDWIDE: 'true',
    SELLS_OVERSEAS: 'true',
    EORI_NUMBER: 'FR1',
    EXCISE_NUMBER: 'FR2',
    UNION_VAT: 'OSS',
    LEGAL_COMPANY_NAME: 'Domaine',
  }
  for (const [type, value] of Object.entries(settings)) await setParameter(owner, type, value)
  const juice = await sell(owner, { name: 'Jus de raisin', price: 550, vatRate: 550 }, [
    { year: 2025, capacity: 1, capacityUnit: 'L' },
  ])
  await shop.fill(juice.first.id, 100_000)
  const box = await sell(owner, {
    name: 'Le Coffret',
    type: 'BOX',
    price: 5000,
    products: [{ idDeclination: shop.wine.first.id, quantity: 3 }],
  })
  await shop.fill(box.first.id, 50_000)
  const cartons = [{ places: 6, price: 1290, mostGrams: null }]
  const rates = [
    { countries: ['FR', 'DE', 'BE', 'CH'], postalPrefixes: [], cartons },
    { countries: ['FR'], postalPrefixes: ['971'], cartons },
  ]
  const carrier = given(await owner.createCarrier({ body: { name: 'Par la poste', serviceCode: 'P1', rates } }))
  given(await owner.createDiscountCode({ body: { code: 'MOINS7', type: 'PERCENTAGE', amount: 7 } }))
  given(await owner.createDiscountCode({ body: { code: 'MERCI', type: 'EURO', amount: 333 } }))
  const buyers = [
    { country: 'FR', postalCode: '39600' },
    { country: 'FR', postalCode: '20000' },
    { country: 'DE', postalCode: '10115' },
    { country: 'BE', postalCode: '1000' },
    { country: 'CH', postalCode: '1200' },
    { country: 'FR', postalCode: '97110' },
    { country: 'CH', postalCode: '1200', company: 'Weinhandlung Ochsen' },
    { country: 'FR', postalCode: '75001', company: 'Bistrot', siren: '732829320' },
  ]

  let returned = 0
  const pick = (dice: Dice) => [
    { id: shop.wine.product.id, quantity: 1 + dice(5) },
    ...(dice(2) === 0 ? [{ id: juice.product.id, quantity: 1 + dice(4) }] : []),
    ...(dice(6) === 0 ? [{ id: box.product.id, quantity: 1 + dice(2) }] : []),
  ]
  const codeOf = (dice: Dice) => [{}, {}, { discount: 'MOINS7' }, { discount: 'MERCI' }][dice(4)]
  const giveBack = async (id: string, sale: number, dice: Dice) => {
    const back = dice(4)
    const key = `cle-${sale}-0123456789`
    const desk = await shop.ownerNow()
    if (back === 0) given(await desk.refundOrder({ params: { id }, body: { key, amount: 1 + dice(500) } }))
    if (back === 1)
      given(await desk.refundOrder({ params: { id }, body: { key, amount: 900, lines: [{ line: 0, quantity: 1 }] } }))
    if (back < 2 && dice(2) === 0)
      given(await desk.refundOrder({ params: { id }, body: { key: `${key}-2`, amount: 1 + dice(200) } }))
  }
  const overTheCounter = async (sale: number, dice: Dice) => {
    const received = [
      { means: 'TERMINAL' as const },
      ...(dice(2) === 0 ? [{ means: 'CASH' as const, amount: 100 + dice(900) }] : []),
    ]
    const body = { buyer: {}, delivery: { type: 'NO_DELIVERY' as const }, payment: 'ON_COLLECTION' as const }
    const desk = await shop.ownerNow()
    const { id } = given(
      await desk.createOrder({ body: { ...body, products: pick(dice), isPaid: true, isAdult: true, received } }),
    )
    await giveBack(id, sale, dice)
  }
  const byPost = async (sale: number, dice: Dice) => {
    const to = { ...shop.address, ...buyers[dice(buyers.length)] }
    const delivery = { type: 'DELIVERY' as const, idCarrier: carrier.id }
    const { id, token } = given(
      await shop.place({
        ...shop.wanted(),
        products: pick(dice),
        address: { billing: to },
        delivery,
        payment: 'TRANSFER',
        ...codeOf(dice),
      }),
    )
    const params = { id }
    const desk = await shop.ownerNow()
    given(await desk.recordPayment({ params, body: {} }))
    const end = dice(6)
    if (end === 0) return given(await desk.moveOrder({ params, body: { fulfilment: 'cancelled' } }))
    given(await desk.moveOrder({ params, body: { fulfilment: 'preparing' } }))
    given(await desk.moveOrder({ params, body: { fulfilment: 'shipped' } }))
    if (end !== 1) return giveBack(id, sale, dice)
    const lines = [{ line: 0, quantity: 1 }]
    const withdrawal = given(await shop.buyer().withdrawOrder({ body: { token, key: `retour-${sale}-0123456789`, lines } }))
    const change = { params: { id: withdrawal.id } }
    const restock = dice(3) === 0 ? [] : lines
    returned += restock.length
    given(await desk.changeWithdrawal({ ...change, body: { state: 'RECEIVED', restock } }))
    given(await desk.changeWithdrawal({ ...change, body: { state: 'REFUNDED' } }))
  }
  const count = async () => ({ wine: await shop.left(), juice: await shop.left(juice.first.id) })
  return {
    count,
    sellOne: (sale: number, dice: Dice) => (dice(3) === 0 ? byPost(sale, dice) : overTheCounter(sale, dice)),
    /** What left of each wine, by what is missing on the shelf. */
    volumes: async (before: Awaited<ReturnType<typeof count>>) => {
      const left = await count()
      return { returned, Savagnin: (before.wine - left.wine) * 750, 'Jus de raisin': (before.juice - left.juice) * 1000 }
    },
  }
}
