import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAdminAlbum } from './album.ts'

/** An album for its owner, published or not. */
export const getAdminAlbum: UseCase<Contract['getAdminAlbum']> = async ({ params }, visit) => {
  const row = await visit.read.selectFrom('albums').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toAdminAlbum(row, visit)) : refused('not_found')
}
