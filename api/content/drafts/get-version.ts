import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { imagesOf } from '../blocks/images-of.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'
import { nameAuthors } from './authors.ts'
import { readHead } from './head/head.ts'
import { findVersion, toVersionHead } from './version.ts'
import { findWrittenRecord } from './written-record.ts'

/** A version whole. */
export const getVersion =
  (kind: WrittenKind) =>
  async ({ params }: Read<Contract['getPageVersion']>, { read, notice }: CallContext) => {
    const row = await findVersion(read, kind, params.id)
    if (!row) return refused('not_found')
    const blocks = readBlocks(row.blocks, (block) => notice('unknown_block', { [kind]: row.record_id, block }))
    const head = row.head === null ? null : readHead(row.head)
    const standing = head?.idImage ? [head.idImage] : []
    const images = await resolveImages(read, [...imagesOf(blocks), ...standing])
    const record = await findWrittenRecord(read, kind, row.record_id)
    const nameOf = await nameAuthors(read, [row.author_id])
    return done({ ...toVersionHead(row, { nameOf, record }), head, blocks, images: [...images.values()] })
  }
