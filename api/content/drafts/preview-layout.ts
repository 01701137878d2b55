import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { Blocks } from '../../contract/content/blocks/blocks.ts'
import { PageType } from '../../contract/content/page.ts'
import type { Contract, Read, Upload } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { takeUpload } from '../../site/media/take-file.ts'
import { refuseMoreBytes } from '../../site/quota/refuse-over-quota.ts'
import { writeBlocks } from '../blocks/stored-blocks.ts'
import { findUnfitBlocks } from '../own-blocks/refuse-unfit-blocks.ts'
import { writeHead } from './head/head.ts'
import { keepPreview } from './keep-preview.ts'
import { findWrittenRecord } from './written-record.ts'

type Body = Read<Contract['previewLayout']>['body']

/** Under this name blocks mean the picture that was sent along. */
const sentImage = 'upload'

/** Keeps a body for an hour at an address that staff of the site alone can open. */
export const previewLayout: UseCase<Contract['previewLayout']> = async ({ params, body, files = [] }, ctx) => {
  const { read } = ctx
  const record = await findWrittenRecord(read, 'page', params.idPage)
  if (!record) return refused('not_found')
  const layout = PageType.safeParse(params.idLayout).data
  if (!layout) return refused('invalid', { fields: { idLayout: { code: 'choice' } } })
  const written = readBody(body)
  if (!written.ok) return written
  // Blocks that come as a text are none that the door has looked at.
  const unfit = body.blocks ? {} : await findUnfitBlocks(read, written.value, 'html')
  if (Object.keys(unfit).length > 0) return refused('invalid', { fields: unfit })
  const picture = await takePicture(files, ctx)
  if (!picture.ok) return picture
  const json = writeBlocks(written.value)
  const blocks = picture.value ? json.replaceAll(`"image":"${sentImage}"`, `"image":"${picture.value}"`) : json
  return keepPreview(ctx, record, { layout, blocks, head: body.head ? writeHead(body.head) : null })
}

/** The body to show: as blocks, or as the same in JSON under the name that the first program of this call used. */
function readBody({ html, blocks }: Body): Outcome<PageBlock[]> {
  if (blocks) return done(blocks)
  if (html === undefined) return refused('invalid', { fields: { blocks: { code: 'required' } } })
  try {
    const { data } = Blocks.safeParse(JSON.parse(html))
    if (data) return done(data)
  } catch {
    // Told below, as what is no body for another reason.
  }
  return refused('invalid', { fields: { html: { code: 'format' } } })
}

/** Takes a picture that came along into the library, where a published page would need it. */
async function takePicture(
  [file]: Upload[],
  { site, now, media, read, inTransaction }: CallContext,
): Promise<Outcome<string | undefined>> {
  if (!file) return done(undefined)
  const full = await refuseMoreBytes(read, site, { field: 'image', bytes: file.size })
  if (full) return full
  const taken = await takeUpload(file, media, { siteId: site.id, now })
  if (!taken.ok)
    return taken.code === 'busy' ? refused('unavailable') : refused('invalid', { fields: { image: { code: taken.code } } })
  await inTransaction((tx) => tx.insertInto('images').values(taken.row).execute())
  return done(taken.row.id)
}
