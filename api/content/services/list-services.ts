import { sql } from 'kysely'
import { done } from '#app/models/platform/outcome.ts'
import { toSlug } from '#app/models/platform/text/slug.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { picturesOf } from '../writing/written.ts'
import { toService } from './service.ts'

const columns = { tag: 'tag_keys', title: 'title', order: 'sort_order' }

/** The services that visitors see; several tags, between commas, ask for those that carry one of them. */
export const listServices: UseCase<Contract['listServices']> = async ({ query }, { read, lang }) => {
  const isTag = ({ field, operator }: (typeof query.filters)[number]) => field === 'tag' && operator === 'equal'
  const tags = query.filters.filter(isTag).flatMap(({ value }) => String(value).split(',').filter(Boolean))
  const shown = read.selectFrom('services').selectAll().where('lang', '=', lang).where('is_valid', '=', 1)
  const tagged =
    tags.length > 0 ? shown.where((row) => row.or(tags.map((tag) => sql<boolean>`tag_keys like ${`%|${toSlug(tag)}|%`}`))) : shown
  const filters = query.filters.filter((filter) => !isTag(filter))
  const { rows, total } = await listRows(tagged, { ...query, filters }, columns)
  const images = await picturesOf(read, rows)
  return done({ services: rows.map((row) => toService(row, images)), total })
}
