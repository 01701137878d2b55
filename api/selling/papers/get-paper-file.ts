import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { paperFile } from './paper-file.ts'

/** A paper as a file, for those of the house. */
export const getPaperFile: UseCase<Contract['getPaperFile']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('papers').select('body').where('id', '=', params.id).executeTakeFirst()
  return row ? done(paperFile(row)) : refused('not_found')
}
