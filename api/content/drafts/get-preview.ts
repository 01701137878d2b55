import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { imagesOf } from '../blocks/images-of.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'
import { namesOf } from './draft.ts'
import { headOf, readHead } from './head/head.ts'
import { findWrittenRecord } from './written-record.ts'

/** A preview while it lasts. */
export const getPreview =
  (kind: WrittenKind) =>
  async ({ params }: Read<Contract['getPagePreview']>, { read, now }: CallContext) => {
    const row = await read
      .selectFrom('body_previews')
      .select(['record_id', 'layout', 'blocks', 'head', 'expires_at'])
      .where('kind', '=', kind)
      .where('id', '=', params.id)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst()
    const record = row && (await findWrittenRecord(read, kind, row.record_id))
    if (!record) return refused('not_found')
    const blocks = readBlocks(row.blocks, () => {})
    const { title, summary, idImage } = readHead(row.head ?? headOf(record))
    const images = await resolveImages(read, [...imagesOf(blocks), ...(idImage ? [idImage] : [])])
    return done({
      ...namesOf(record.id),
      title,
      summary,
      image: images.get(idImage ?? '') ?? null,
      idLayout: row.layout,
      blocks,
      images: [...images.values()],
      expiresAt: row.expires_at,
    })
  }
