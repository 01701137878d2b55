import { callAsOwner, type OwnShop } from '../../own-shop.ts'

/** Places as many paid orders as are missing in the round. */
export async function fillRound(shop: OwnShop, parcels: number): Promise<void> {
  const { data } = (await callAsOwner(shop, 'GET', '/admin/order/round')) as { data: { orders: unknown[] } }
  const person = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls', postalCode: '39600' }
  for (let at = data.orders.length; at < parcels; at++) {
    const placed = (await callAsOwner(shop, 'POST', '/order', {
      payment: 'TRANSFER',
      products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 1 }],
      user: { phone: '06 39 98 12 34', email: `agathe${at}@exemple.fr`, isAdult: true },
      address: { billing: { ...person, city: 'Montorge', country: 'FR' } },
      delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
    })) as { data: { id: string } }
    await callAsOwner(shop, 'POST', `/admin/order/${placed.data.id}/payment`, {})
  }
}
