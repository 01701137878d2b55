import { refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { writeBlocks } from '../blocks/stored-blocks.ts'
import { writeHead } from './head/head.ts'
import { keepPreview } from './keep-preview.ts'
import { findWrittenRecord } from './written-record.ts'

/** Keeps a body of an article, or the story of a product, where staff can look at it. */
export const previewArticle =
  (kind: 'news' | 'blog' | 'product') =>
  async ({ params, body }: Read<Contract['previewNews']>, ctx: CallContext) => {
    const record = await findWrittenRecord(ctx.read, kind, params.id)
    if (!record) return refused('not_found')
    return keepPreview(ctx, record, {
      layout: record.type,
      blocks: writeBlocks(body.blocks),
      head: body.head ? writeHead(body.head) : null,
    })
  }
