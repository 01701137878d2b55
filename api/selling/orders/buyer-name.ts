import { counterTexts } from '#app/texts/selling/orders.ts'

type Named = { firstname?: string; lastname?: string; company?: string }

/** Whom an order is billed to, as it was written; of a passer-by nothing is known. */
export function buyerName(billing: string): string {
  const { firstname = '', lastname = '', company = '' } = JSON.parse(billing) as Named
  return (`${firstname} ${lastname}`.trim() || company || counterTexts.buyer).slice(0, 200)
}
