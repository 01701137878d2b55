import type { ShopApi } from '#api/contract/index.ts'
import type { CartCode } from '#app/ui/selling/cart/cart-code-view.ts'
import type { Goods } from '#app/ui/selling/cart/cart-lines.ts'

/** A cart without a code. */
export const noCode: CartCode = { code: '', fault: '', change: undefined }

/** Asks what a code does to these goods; without a code, or goods it could be for, there is nothing to ask. */
export async function readCartCode(
  api: Pick<ShopApi, 'applyDiscount'>,
  code: string,
  { lines }: Pick<Goods, 'lines'>,
): Promise<CartCode> {
  const products = lines
    .filter(({ declination }) => declination !== null)
    .map(({ product, declinationId, quantity }) => ({ id: product.id, idDeclination: declinationId, quantity }))
  if (code === '' || products.length === 0) return { ...noCode, code }
  const answer = await api.applyDiscount({ body: { code, products } })
  if (answer.ok) return { code, fault: '', change: answer.value }
  const { fields, message } = answer.error
  return { code, fault: fields?.code?.[0] ?? message, change: undefined }
}
