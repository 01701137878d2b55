import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** A photo that came with a claim, as bytes to keep: no browser is told what they are, so that none shows them. */
export const getClaimFile: UseCase<Contract['getClaimFile']> = async ({ params }, { read, media, site }) => {
  const file = await read.selectFrom('claim_files').selectAll().where('id', '=', params.id).executeTakeFirst()
  if (!file) return refused('not_found')
  const bytes = await media.files.find(site.id, file.content_hash)
  // Its bytes may lie on a disk that is not there yet, as after a restore.
  if (!bytes) return refused('unavailable')
  return done({ name: file.name, type: 'application/octet-stream', content: bytes.toString('base64') })
}
