import { markOf, markPath } from '#app/models/audience/letter-mark.ts'
import type { MailGoods } from '#app/models/audience/mail-goods.ts'
import { pictureAt } from '#app/models/audience/mail-receipt.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { letterGoodsTexts as words } from '#app/texts/house/mails/mail-letter.ts'
import { readList, selectPublicProducts } from '../../catalog/rows/catalog-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { MailToRender } from '../../platform/mail/render-mail.ts'
import type { Media } from '../../platform/ports/media.ts'
import { readLetterPictures } from './mail-pictures.ts'

type Around = { media: Media | undefined; site: { name: string; lang: string } }

/** What a letter shows beside its words, as it stands when its mail leaves: wines that are in sale by then, a code that still works. */
export async function readLetterGoods(
  read: SiteReader,
  id: string,
  { media, site, named }: Around & { named: GoodsWords },
): Promise<Pick<MailToRender, 'goods' | 'pictures'>> {
  const letter = await read
    .selectFrom('letters')
    .select(['id', 'wines', 'image_id', 'code_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!letter) return {}
  const [wines, alt, code] = await Promise.all([
    readWines(read, readList(letter.wines)),
    readAlt(read, letter.image_id),
    readCode(read, letter.code_id, named),
  ])
  const mark = markOf(letter.id)
  const goods: MailGoods = {
    picture: alt === undefined ? undefined : { alt },
    wines: wines.map(({ slug, name, price }, place) => ({
      picture: pictureAt(place),
      name,
      detail: '',
      price,
      path: markPath(addresses.product(slug), mark),
    })),
    wineLabel: words.wine(named),
    code,
  }
  if (!media) return { goods, pictures: [] }
  const shown = { picture: letter.image_id ?? undefined, wines: wines.map(({ image }) => image) }
  return { goods, pictures: await readLetterPictures({ read, media, site }, shown) }
}

async function readWines(read: SiteReader, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await selectPublicProducts(read)
    .select(['id', 'slug', 'name', 'low_price', 'images'])
    .select(({ selectFrom }) =>
      selectFrom('declinations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('declinations.product_id', '=', 'products.id')
        .where('declinations.deleted_at', 'is', null)
        .where('declinations.is_on_sale', '=', 1)
        .as('sizes'),
    )
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const price = sayCents(row.low_price)
    const [image] = readList(row.images)
    return [{ slug: row.slug, name: row.name, image, price: Number(row.sizes) > 1 ? words.from(price) : price }]
  })
}

async function readAlt(read: SiteReader, id: string | null): Promise<string | undefined> {
  if (!id) return undefined
  const row = await read.selectFrom('images').select('alt').where('id', '=', id).executeTakeFirst()
  return row?.alt
}

/** A code that nobody can use is not promised. */
async function readCode(read: SiteReader, id: string | null, named: GoodsWords): Promise<MailGoods['code']> {
  if (!id) return undefined
  const row = await read
    .selectFrom('discount_codes')
    .selectAll()
    .where('id', '=', id)
    .where('is_valid', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const off = row.type === 'PERCENTAGE' ? `${row.amount} %` : sayCents(row.amount)
  const says = [
    row.detail_type === 'PRODUCTS' ? words.offWines(named, off) : words.offFreight(off),
    ...(row.minimum > 0 ? [words.minimum(sayCents(row.minimum))] : []),
    ...(row.ends_at ? [words.until(sayShortDay(row.ends_at))] : []),
  ]
  return { label: words.code, code: row.code, says: `${says.join(', ')}.` }
}
