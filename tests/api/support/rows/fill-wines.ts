import { demoPictures } from '#api/demo/pictures.ts'
import { fillAwards } from '#api/demo/seed-writings.ts'
import { seedShop } from '#api/demo/shop/seed-shop.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'

const batch = 200
const places = ['du haut', 'des marnes', 'du levant', 'de la combe', 'du moulin', 'des grives', 'de la source', 'du couchant']

/** Fills the site at play with the demo's wines and with copies of them under names of their own, so many in all. */
export async function fillWines(db: Database, count: number): Promise<void> {
  const site = bindToSite(db, '1')
  await site.inTransaction(async (tx) => {
    const now = new Date('2026-11-01T00:00:00Z')
    await tx.insertInto('images').values(demoPictures(now)).execute()
    await seedShop(tx, now)
    await fillAwards(tx, now)
  })
  const sold = await site.read.selectFrom('products').selectAll().where('type', '=', 'WINE').orderBy('id').execute()
  const forms = await site.read.selectFrom('declinations').selectAll().where('deleted_at', 'is', null).orderBy('id').execute()
  for (let first = sold.length; first < count; first += batch) {
    const copies = Array.from({ length: Math.min(batch, count - first) }, (_, at) => {
      const turn = first + at
      const row = sold[turn % sold.length]
      if (!row) throw new Error('the demo sells nothing')
      const name = `${row.name} ${places[turn % places.length]} ${turn}`
      return {
        from: row.id,
        row: { ...row, id: `${row.id}-${turn}`, slug: `${row.slug}-${turn}`, name, name_key: name.toLowerCase() },
      }
    })
    const sizes = copies.flatMap(({ from, row }) =>
      forms
        .filter(({ product_id }) => product_id === from)
        .map((form) => ({ ...form, id: `${form.id}-${row.id}`, product_id: row.id })),
    )
    await site.inTransaction(async (tx) => {
      await tx
        .insertInto('products')
        .values(copies.map(({ row }) => own(row)))
        .execute()
      await tx.insertInto('declinations').values(sizes.map(own)).execute()
    })
  }
}

/** A row without its site, which the handle fills in by itself. */
function own<Row extends object>(row: Row): Row {
  const { site_id: _, ...rest } = row as Row & { site_id?: string }
  return rest as Row
}
