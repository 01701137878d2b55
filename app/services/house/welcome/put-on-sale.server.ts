import type { ShopApi, Upload } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { welcomeTexts } from '#app/texts/house/welcome.ts'
import { findSettings } from '../settings/settings.server.ts'

type Body<C extends 'createProduct' | 'createDeclination'> = NonNullable<Parameters<ShopApi[C]>[0]>['body']

type Goods = {
  product: Omit<Body<'createProduct'>, 'images'>
  declination: Omit<Body<'createDeclination'>, 'idProduct'>
  stock: number
  uploads: Upload[]
  /** Those that came with a form that was refused before. */
  photos: readonly string[]
}

/** Puts a first product on sale: its photo, the product, what is bought of it, and what is in stock. */
export async function putOnSale(
  api: ShopApi,
  { product, declination, stock, uploads, photos }: Goods,
): Promise<Outcome<unknown, Failure>> {
  const images =
    uploads.length > 0 ? await api.createImages({ body: { alt: product.name }, files: uploads.slice(0, 1) }) : undefined
  if (images && !images.ok) return images
  const pictures = images?.value.images.map(({ id }) => id) ?? photos.slice(-1)
  const made = await api.createProduct({ body: { ...product, images: pictures } })
  if (!made.ok) return made
  const idProduct = made.value.id
  const bottle = await api.createDeclination({ body: { idProduct, ...declination } })
  if (!bottle.ok) return bottle
  return receive(api, { idProduct, idDeclination: bottle.value.id, quantity: stock })
}

type Received = { idProduct: string; idDeclination: string; quantity: number }

/** Counted where this site counts: by wine, or by bottle. */
async function receive(api: ShopApi, { idProduct, idDeclination, quantity }: Received) {
  if (quantity === 0) return done(null)
  const [byProduct] = await findSettings(api, ['USE_PRODUCT_STOCK'])
  const what = byProduct?.value === 'true' ? { idProduct } : { idDeclination }
  return api.createStockMovement({ body: { ...what, kind: 'RECEIPT', quantity, reason: welcomeTexts.title } })
}
