import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toCollections } from './collection.ts'

/** The collections that visitors see. */
export const listCollections: UseCase<Contract['listCollections']> = async (_given, { read, lang }) => {
  const shown = read.selectFrom('collections').selectAll().where('lang', '=', lang).where('is_valid', '=', 1)
  const rows = await shown.orderBy('sort_order').orderBy('id').execute()
  return done(await toCollections(read, rows))
}
