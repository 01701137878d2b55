import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readThread } from './read-thread.ts'

/** One message that the site has received, with all that was answered. */
export const getMessage: UseCase<Contract['getMessage']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('messages').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await readThread(read, row)) : refused('not_found')
}
