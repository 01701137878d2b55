import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toMessage } from './message.ts'

/** One message that the site has received. */
export const getMessage: UseCase<Contract['getMessage']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('messages').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toMessage(row)) : refused('not_found')
}
