import { type SqlBool, sql } from 'kysely'
import type { CustomField, CustomSubject } from '#app/models/platform/custom/custom-field.ts'
import { searchKeysOf } from '../../catalog/rows/refresh-product.ts'
import { customKey, customWords, parseCustom, readFieldsOf } from '../../platform/custom/custom-rows.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { orderKeyOf } from '../../selling/orders/order-search-text.ts'

/** Where the values of each kind of thing are kept. */
const tables = { PRODUCT: 'products', PAGE: 'pages', MEMBER: 'users', ORDER: 'orders' } as const satisfies Record<
  CustomSubject,
  string
>

type Named = { subject: CustomSubject; key: string }

/** On how many things something is said in a field. */
export async function countValues(read: SiteReader, named: Named): Promise<number> {
  const counted = await read
    .selectFrom(tables[named.subject])
    .select((count) => count.fn.countAll<number>().as('total'))
    .where(saysSomething(named))
    .executeTakeFirstOrThrow()
  return Number(counted.total)
}

/** Takes out all that is said in a field. */
export async function clearValues(tx: SiteWriter, named: Named): Promise<void> {
  const table = tables[named.subject]
  const rows = await tx.selectFrom(table).select(['id', 'custom']).where(saysSomething(named)).execute()
  for (const { id, custom } of rows) {
    const { [named.key]: _gone, ...others } = parseCustom(custom)
    await tx
      .updateTable(table)
      .set({ custom: JSON.stringify(others) })
      .where('id', '=', id)
      .execute()
  }
}

/** Has every thing in which something is said found by the words of today's fields. */
export async function renewSearchKeys(tx: SiteWriter, named: Named): Promise<void> {
  await renewals[named.subject](tx, named, await readFieldsOf(tx, named.subject))
}

type Renewal = (tx: SiteWriter, named: Named, fields: readonly CustomField[]) => Promise<void>

const renewals: Record<CustomSubject, Renewal> = {
  PRODUCT: renewProducts,
  PAGE: renewPages,
  MEMBER: renewMembers,
  ORDER: renewOrders,
}

async function renewProducts(tx: SiteWriter, named: Named, fields: readonly CustomField[]): Promise<void> {
  const products = await tx.selectFrom('products').selectAll().where(saysSomething(named)).execute()
  for (const product of products) {
    const declinations = await tx
      .selectFrom('declinations')
      .selectAll()
      .where('product_id', '=', product.id)
      .where('deleted_at', 'is', null)
      .execute()
    const keys = searchKeysOf(product, declinations, customWords(product.custom, fields))
    await tx.updateTable('products').set(keys).where('id', '=', product.id).execute()
  }
}

async function renewPages(tx: SiteWriter, named: Named, fields: readonly CustomField[]): Promise<void> {
  const pages = await tx.selectFrom('pages').select(['id', 'custom']).where(saysSomething(named)).execute()
  for (const { id, custom } of pages) {
    await tx
      .updateTable('pages')
      .set({ search_key: customKey(custom, fields) })
      .where('id', '=', id)
      .execute()
  }
}

async function renewMembers(tx: SiteWriter, named: Named, fields: readonly CustomField[]): Promise<void> {
  const members = await tx.selectFrom('users').select(['id', 'custom']).where(saysSomething(named)).execute()
  for (const { id, custom } of members) {
    await tx
      .updateTable('users')
      .set({ search_key: customKey(custom, fields) })
      .where('id', '=', id)
      .execute()
  }
}

async function renewOrders(tx: SiteWriter, named: Named, fields: readonly CustomField[]): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'reference', 'email', 'billing_address', 'custom'])
    .where(saysSomething(named))
    .execute()
  for (const order of orders) {
    await tx
      .updateTable('orders')
      .set({ search_key: orderKeyOf(order, fields) })
      .where('id', '=', order.id)
      .execute()
  }
}

/** Within a text the signs around a key are written otherwise, so that only a key reads so. */
function saysSomething({ key }: Named) {
  return sql<SqlBool>`${sql.ref('custom')} like ${`%"${key.replaceAll('_', '\\_')}":%`} escape '\\'`
}
