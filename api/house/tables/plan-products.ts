import { foldText } from '#app/models/platform/text/fold-text.ts'
import { tableTexts as words } from '#app/texts/house/settings/tables.ts'
import { changeDeclination } from '../../catalog/declinations/change-declination.ts'
import { createDeclination } from '../../catalog/declinations/create-declination.ts'
import { createProduct } from '../../catalog/products/create-product.ts'
import { changeProduct } from '../../content/drafts/products/change-product.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import { readFieldsOf } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { giveWay } from '../../platform/database/read-pages.ts'
import { findTwice, type NamedRow, type Plan, readNamedRows } from './imported.ts'
import { readByReference } from './plan-stock.ts'
import { columnsOf, findOwnFaults, readOwnCells, type SaidOwn, saysAnew } from './read-own-cells.ts'
import { findWineFaults, readWineRow, type SaidWine } from './read-wine-row.ts'
import type { WineRow } from './read-wines.ts'

type Said = SaidWine & { own: SaidOwn }
type Wanted = { line: number; key: string; row: NamedRow; said: Said; known: WineRow[] }

/** Wines by reference: known ones take another price or name, others are new; the same name makes them forms of one product. */
export async function planProducts(read: SiteReader, csv: string, ctx: CallContext): Promise<Plan> {
  const { rows, fault } = readNamedRows(csv, ['Référence', 'Nom', 'Prix'])
  const wines = await readByReference(read)
  const fields = columnsOf('products', await readFieldsOf(read, 'PRODUCT'))
  const wanted = rows.map((row): Wanted => {
    const key = foldText(row.cell('Référence'))
    return {
      line: row.line,
      key,
      row,
      said: { ...readWineRow(row), own: readOwnCells(row, fields) },
      known: wines.get(key) ?? [],
    }
  })
  const faults = [
    ...(fault ? [fault] : []),
    ...wanted.flatMap(({ row }) => findWineFaults(row)),
    ...wanted.flatMap(({ line, said: { own }, known }) => findOwnFaults({ line, own, stored: known[0]?.custom }, fields)),
    ...wanted.flatMap(({ line, known }) => (known.length > 1 ? [{ line, column: 'Référence', message: words.shared }] : [])),
    ...findTwice(wanted, 'Référence'),
  ].sort((one, other) => one.line - other.line)
  const fresh = wanted.filter(({ known }) => known.length === 0)
  const changed = wanted.flatMap(({ said, known: [wine] }) => {
    const what = wine ? listChanges(said, wine) : []
    return wine && what.length > 0 ? [{ said, wine, what }] : []
  })
  return {
    rows: rows.length,
    created: fresh.length,
    changed: changed.length,
    faults,
    changes: [
      ...fresh.map(({ said }) => words.product(said.name)),
      ...changed.map(({ wine, what }) => words.productChanged(wine.name, what.join(', '))),
    ],
    write: async (tx) => {
      const within: CallContext = { ...ctx, read: tx, inTransaction: (work) => work(tx) }
      for (const { said, wine } of changed) {
        await changeWine(said, wine, within)
        await giveWay()
      }
      await addWines(
        fresh.map(({ said }) => said),
        within,
      )
    },
  }
}

/** What a table does not say stays as it is. */
function listChanges(said: Said, wine: WineRow): string[] {
  const { name, price, isValid, isOnSale, own } = said
  return [
    ...(price === wine.price ? [] : [words.changes.price]),
    ...(name === wine.name ? [] : [words.changes.name]),
    ...(isValid === undefined || isValid === (wine.is_valid === 1) ? [] : [words.changes.isValid]),
    ...(isOnSale === undefined || isOnSale === (wine.is_on_sale === 1) ? [] : [words.changes.isOnSale]),
    ...(Object.keys(forEngines(said, wine)).length > 0 ? [words.changes.engines] : []),
    ...(saysAnew(own, wine.custom) ? [words.changes.own] : []),
  ]
}

/** What search engines are told otherwise from now on. */
function forEngines({ metaTitle, metaDescription }: Said, wine?: WineRow) {
  return {
    ...(metaTitle !== undefined && metaTitle !== wine?.meta_title && { metaTitle }),
    ...(metaDescription !== undefined && metaDescription !== wine?.meta_description && { metaDescription }),
  }
}

async function changeWine(said: Said, wine: WineRow, within: CallContext): Promise<void> {
  const { name, price, isValid, isOnSale, own } = said
  const form = { ...(price !== wine.price && { price }), ...(isOnSale !== undefined && { isOnSale }) }
  if (Object.keys(form).length > 0) orRollBack(await changeDeclination({ params: { id: wine.id }, body: form }, within))
  const texts = forEngines(said, wine)
  const body = { name, ...texts, ...(isValid !== undefined && { isValid }), ...(saysAnew(own, wine.custom) && { custom: own }) }
  orRollBack(await changeProduct({ params: { id: wine.product_id }, body }, within))
}

async function addWines(wines: readonly Said[], within: CallContext): Promise<void> {
  const products = new Map<string, string>()
  for (const said of wines) {
    const { name, price, reference, year, capacity, capacityUnit, kind, vatRate, isValid, isOnSale, own } = said
    const known = products.get(foldText(name)) ?? (await findNamed(within.read, name))
    const more = {
      ...(kind && { kind }),
      ...(vatRate !== undefined && { vatRate }),
      ...(isValid !== undefined && { isValid }),
      ...forEngines(said),
    }
    const custom = Object.keys(own).length > 0 ? { custom: own } : {}
    const idProduct = known ?? orRollBack(await createProduct({ body: { name, price, ...more, ...custom } }, within)).id
    if (known && custom.custom) orRollBack(await changeProduct({ params: { id: known }, body: custom }, within))
    products.set(foldText(name), idProduct)
    const form = {
      idProduct,
      price,
      reference,
      year: year ?? null,
      capacity: capacity ?? null,
      capacityUnit: capacityUnit ?? 'cl',
      ...(isOnSale !== undefined && { isOnSale }),
    }
    orRollBack(await createDeclination({ body: form }, within))
    await giveWay()
  }
}

async function findNamed(read: SiteReader, name: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('products')
    .select('id')
    .where('name_key', '=', foldText(name))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}
