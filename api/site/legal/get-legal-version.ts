import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toLegalText } from './legal-text.ts'

/** A legal text as it stood in one of its versions. */
export const getLegalVersion: UseCase<Contract['getLegalVersion']> = async ({ params: { kind, version } }, { read }) => {
  const found = await read
    .selectFrom('legal_versions')
    .select(['version', 'since', 'body'])
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst()
  return found ? done(await toLegalText(read, kind, found)) : refused('not_found')
}
