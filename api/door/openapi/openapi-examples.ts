import type { Contract } from '../../contract/index.ts'

const anne = {
  firstname: 'Anne',
  lastname: 'Prost',
  address: '3, rue Haute',
  postalCode: '39600',
  city: 'Arbois',
  country: 'FR',
}

/** Bodies that may be sent as they stand, but for ids: what an integrator begins with. */
export const bodyExamples: Partial<Record<keyof Contract, object>> = {
  logIn: { email: 'cliente@exemple.fr', password: 'quatorze tonneaux sous la lune' },
  calculateShippingFees: {
    products: [{ idProduct: 'assemblage', idDeclination: 'assemblage-2023-75', quantity: 6 }],
    postalCode: '39600',
    country: 'FR',
  },
  listAccessPoints: { postalCode: '39600', city: 'Arbois', country: 'FR' },
  validateOrder: { products: [{ id: 'assemblage', idDeclination: 'assemblage-2023-75', quantity: 6 }] },
  placeOrder: {
    products: [{ id: 'assemblage', idDeclination: 'assemblage-2023-75', quantity: 6 }],
    user: { phone: '03 84 00 00 01', email: 'anne@exemple.fr', isAdult: true },
    address: { billing: anne },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
    payment: 'TRANSFER',
  },
  createOrder: {
    products: [{ id: 'assemblage', idDeclination: 'assemblage-2023-75', quantity: 6 }],
    buyer: anne,
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
    payment: 'TRANSFER',
    isPaid: false,
    isAdult: true,
  },
  recordPayment: { detail: 'virement du 3' },
  sellOnInvoice: { days: 30 },
  moveOrder: { fulfilment: 'shipped', tracking: { number: 'XA123456789FR' } },
  createStockMovement: { idDeclination: 'assemblage-2023-75', kind: 'INVENTORY', quantity: 48 },
  createWebhook: { url: 'https://erp.exemple.fr/vitrine', events: ['order.placed', 'order.paid'] },
}
