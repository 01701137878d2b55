import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findClientKey } from './find-clients.ts'
import { readClient } from './read-client.ts'

/** All that the house needs of a client; anything of theirs names them. */
export const getClient: UseCase<Contract['getClient']> = async ({ params }, { read }) => {
  const key = await findClientKey(read, params.id)
  return key === undefined ? refused('not_found') : done(await readClient(read, key, params.id))
}
