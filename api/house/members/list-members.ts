import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import { done } from '#app/models/platform/outcome.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows, patternOf } from '../../platform/call/list-rows.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { toListedMember } from './admin-member.ts'

const columns = {
  email: 'email',
  lastname: 'lastname',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  lastSeenAt: 'last_seen_at',
  search: 'lastname',
}

/** Who has an account at the site and does not work at it. */
export const listMembers: UseCase<Contract['listMembers']> = async ({ query }, { read }) => {
  const wanted = query.filters.filter(({ field }) => field === 'search').map(({ value }) => String(value))
  const all = read.selectFrom('users').selectAll().where('role', '=', 'MEMBER').where('deleted_at', 'is', null)
  const found = wanted.reduce((members, text) => members.where((on) => isNamed(on, text)), all)
  const filters = query.filters.filter(({ field }) => field !== 'search')
  const { rows, total } = await listRows(found, { ...query, filters }, columns)
  return done({ members: rows.map(toListedMember), total })
}

/** Whether one of the words that somebody is known by holds a text. */
function isNamed(on: ExpressionBuilder<SiteTables, 'users'>, text: string) {
  const pattern = patternOf(text)
  const holds = (column: 'email' | 'firstname' | 'lastname') =>
    sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`
  const isSaid = sql<boolean>`${sql.ref('search_key')} like ${patternOf(foldText(text))} escape '\\'`
  return on.or([holds('email'), holds('firstname'), holds('lastname'), isSaid])
}
