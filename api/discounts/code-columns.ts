import type { Selectable } from 'kysely'
import type { DiscountCode } from '#app/models/discount-code.ts'
import { toCodeKey } from '#app/models/discount-code.ts'
import { type Outcome, refused } from '#app/models/outcome.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteReader } from '../db/database.ts'
import type { SiteTables } from '../db/tables.ts'
import { given, toFlag } from '../site/columns.ts'

export type CodeRow = Selectable<SiteTables['discount_codes']>
type Body = Read<Contract['changeDiscountCode']>['body']

/** A stored code as its owner sees it. */
export function toAdminCode(row: CodeRow) {
  const { id, code, uses, created_at: createdAt } = row
  return { id, code, uses, createdAt, ...readCode(row), products: readProducts(row) }
}

/** A stored code as its rules need it. */
export function readCode(row: CodeRow): DiscountCode {
  return {
    ...{ type: row.type, amount: row.amount, detailType: row.detail_type, isValid: row.is_valid === 1 },
    ...{ startsAt: row.starts_at, endsAt: row.ends_at, minimum: row.minimum, products: readProducts(row) },
    ...{ limitTotal: row.limit_total, limitPerCustomer: row.limit_per_customer },
  }
}

/** The columns that a given code fills: only those that were named. */
export function toCodeColumns(body: Body) {
  return given({
    ...{ code: body.code?.trim(), code_key: body.code && toCodeKey(body.code), type: body.type, amount: body.amount },
    ...{ detail_type: body.detailType, is_valid: toFlag(body.isValid), minimum: body.minimum },
    ...{ starts_at: toMoment(body.startsAt), ends_at: toMoment(body.endsAt) },
    ...{ limit_total: body.limitTotal, limit_per_customer: body.limitPerCustomer },
    products: body.products && JSON.stringify(body.products),
  })
}

/** Refuses a code that is spelled like another, takes more than all, or names products that are not there. */
export async function refuseCode(read: SiteReader, body: Body, known?: CodeRow): Promise<Outcome<never> | undefined> {
  const type = body.type ?? known?.type
  const amount = body.amount ?? known?.amount ?? 0
  if (type === 'PERCENTAGE' && amount > 100)
    return refused('invalid', { fields: { amount: { code: 'too_large', params: { max: 100 } } } })
  if (body.code && (await isTaken(read, body.code, known?.id))) return refused('invalid', { fields: { code: { code: 'taken' } } })
  const strange = await findStrangeProduct(read, body.products ?? [])
  return strange === undefined ? undefined : refused('invalid', { fields: { [`products.${strange}`]: { code: 'choice' } } })
}

async function isTaken(read: SiteReader, code: string, own: string | undefined): Promise<boolean> {
  const row = await read.selectFrom('discount_codes').select('id').where('code_key', '=', toCodeKey(code)).executeTakeFirst()
  return row !== undefined && row.id !== own
}

async function findStrangeProduct(read: SiteReader, products: readonly string[]): Promise<number | undefined> {
  if (products.length === 0) return undefined
  const rows = await read
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...products])
    .where('deleted_at', 'is', null)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const place = products.findIndex((id) => !known.has(id))
  return place < 0 ? undefined : place
}

function readProducts({ products }: Pick<CodeRow, 'products'>): string[] {
  return JSON.parse(products) as string[]
}

/** The one spelling of a moment, so that moments compare as texts do. */
function toMoment(moment: string | null | undefined): string | null | undefined {
  return moment ? new Date(moment).toISOString() : moment
}
