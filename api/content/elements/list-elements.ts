import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { picturesOf } from '../writing/written.ts'
import { toElement } from './element.ts'
import { findCollection } from './find-element.ts'

const columns = { title: 'title', date: 'date' }

/** The elements of a collection that visitors see, in the order of their dates unless told otherwise. */
export const listElements: UseCase<Contract['listElements']> = async ({ params, query }, { read, lang }) => {
  const collection = await findCollection({ read, lang }, params.route)
  if (!collection) return refused('not_found')
  const shown = read.selectFrom('elements').selectAll().where('collection_id', '=', collection.id).where('is_valid', '=', 1)
  const { rows, total } = await listRows(shown, query, columns)
  const images = await picturesOf(read, rows)
  return done({ elements: rows.map((row) => toElement(row, collection.route, images)), total })
}
