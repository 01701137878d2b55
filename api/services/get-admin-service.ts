import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAdminService } from './service.ts'

/** A service for its owner, published or not. */
export const getAdminService: UseCase<Contract['getAdminService']> = async ({ params }, visit) => {
  const row = await visit.read.selectFrom('services').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toAdminService(row, visit)) : refused('not_found')
}
