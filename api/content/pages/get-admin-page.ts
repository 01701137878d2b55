import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { toPage } from './page.ts'

/** A page for its owner, published or not. */
export const getAdminPage: UseCase<Contract['getAdminPage']> = async ({ params }, visit) => {
  const row = await visit.read.selectFrom('pages').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toPage(row, [], visit)) : refused('not_found')
}
