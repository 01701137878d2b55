import type { ShopApi } from '#api/contract/index.ts'
import type { CartCode } from '#app/ui/cart/cart-code-view.ts'
import type { Goods } from '#app/ui/cart/cart-lines.ts'

const none: CartCode = { isTaken: false, code: '', fault: '', change: undefined }

/** Asks what a code does to these goods. */
export async function readCartCode(
  api: Pick<ShopApi, 'applyDiscount'>,
  code: string,
  { lines }: Pick<Goods, 'lines'>,
): Promise<CartCode> {
  const products = lines
    .filter(({ declination }) => declination !== null)
    .map(({ product, declinationId, quantity }) => ({ id: product.id, idDeclination: declinationId, quantity }))
  // Without a code nothing is asked but whether there is such a call: what names no goods gets no further.
  const asked = code !== '' && products.length > 0 ? { code, products } : { code: '', products: [] }
  const answer = await api.applyDiscount({ body: asked })
  if (answer.ok) return { isTaken: true, code, fault: '', change: answer.value }
  const { code: refusal, fields, message } = answer.error
  if (refusal === 'not_built') return none
  const isTried = asked.code !== ''
  return { isTaken: true, code, fault: isTried ? (fields?.code?.[0] ?? message) : '', change: undefined }
}
