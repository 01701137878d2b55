import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** A font file of the site's own. */
export const getFontFile: UseCase<Contract['getFontFile']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('font_files').selectAll().where('name', '=', params.name).executeTakeFirst()
  return row ? done({ name: row.name, type: row.mime, content: row.content }) : refused('not_found')
}
