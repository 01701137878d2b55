import type { z } from 'zod'
import { type ProductKind, toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { readList } from '../../catalog/rows/catalog-rows.ts'
import type { Image } from '../../contract/site/image.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'

type Sold = { product_id: string; declination_id: string }

/** What a sold line looks like: the picture that the catalogue has of it by now, and its family. */
export type LineLook = { kind: ProductKind; picture: z.input<typeof Image> | null }

/** How the lines of an order look; what has left the catalogue since has kept its picture, as long as nobody took that away. */
export async function readLineLooks(read: SiteReader, lines: readonly Sold[]): Promise<(line: Sold) => LineLook> {
  if (lines.length === 0) return () => unknown
  const [products, declinations] = await Promise.all([readProducts(read, lines), readDeclinations(read, lines)])
  const imageOf = ({ product_id, declination_id }: Sold) =>
    declinations.get(declination_id) ?? readList(products.get(product_id)?.images ?? '[]')[0]
  const images = await resolveImages(
    read,
    lines.flatMap((line) => imageOf(line) ?? []),
  )
  return (line) => ({
    kind: toProductKind(products.get(line.product_id)?.kind ?? ''),
    picture: images.get(imageOf(line) ?? '') ?? null,
  })
}

const unknown: LineLook = { kind: 'autre', picture: null }

async function readProducts(read: SiteReader, lines: readonly Sold[]) {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const rows = await read.selectFrom('products').select(['id', 'kind', 'images']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function readDeclinations(read: SiteReader, lines: readonly Sold[]) {
  const ids = [...new Set(lines.map(({ declination_id }) => declination_id))]
  const rows = await read.selectFrom('declinations').select(['id', 'image_id']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, image_id }) => [id, image_id]))
}
