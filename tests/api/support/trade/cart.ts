import type { Database } from '#api/platform/database/database.ts'
import { given } from '../site-calls.ts'
import { openShopStage, sell, setParameter } from './shop.ts'

type Wishes = Parameters<Awaited<ReturnType<typeof openShopStage>>['visitor']['createCart']>[0]['body']['products']

const bottle = { capacity: 75, capacityUnit: 'cl' as const }
export const carton = (places: number, price: number) => ({ places, price, mostGrams: null })

/** A shop with a bottle, one sold by six, one of two vintages and a box, and a carrier for France. */
export async function raiseCartShop(db: Database, transport: Parameters<typeof openShopStage>[1]) {
  const shop = await openShopStage(db, transport)
  await setParameter(shop.owner, 'HANDLE_STOCK', 'false')
  const wine = await sell(shop.owner, { name: 'Un', price: 1000 }, [bottle])
  const six = await sell(shop.owner, { name: 'Par six', price: 800, isVintage: true }, [{ ...bottle, sellByMultipleOf: 6 }])
  const two = await sell(shop.owner, { name: 'Deux', price: 1500 }, [
    { ...bottle, year: 2020 },
    { ...bottle, year: 2021 },
  ])
  const box = await sell(shop.owner, {
    name: 'Coffret',
    type: 'BOX',
    price: 5000,
    products: [{ idDeclination: wine.first.id, quantity: 3 }],
  })
  const rates = [{ countries: ['FR'], postalPrefixes: [], cartons: [carton(3, 900), carton(6, 1400), carton(12, 1600)] }]
  given(await shop.owner.createCarrier({ body: { name: 'Par la route', rates } }))
  const put = async (...products: Wishes) => given(await shop.visitor.createCart({ body: { products } }))
  return { ...shop, wine, six, two, box, put }
}
