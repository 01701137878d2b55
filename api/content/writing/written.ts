import type { z } from 'zod'
import type { WrittenFields } from '../../contract/content/written-fields.ts'
import type { Image } from '../../contract/site/image.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { given, toFlag } from '../../platform/resource/columns.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { imagesOf } from '../blocks/images-of.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'

type Row = { id: string; slug: string; title: string; summary: string; image_id: string }
export type Images = Map<string, z.input<typeof Image>>

/** What a reader of stored writing needs. */
export type Reading = Pick<CallContext, 'notice'> & { read: SiteReader }

/** The pictures that stand for pieces of writing. */
export function picturesOf(read: SiteReader, rows: readonly { image_id: string }[]): Promise<Images> {
  return resolveImages(read, rows.map((row) => row.image_id).filter(Boolean))
}

/** What every piece of writing shows in a list. */
export function toWritten({ id, slug, title, summary, image_id }: Row, images: Images) {
  return { id, slug, title, summary, image: images.get(image_id) ?? null }
}

/** The blocks of a piece of writing and the pictures that they name. */
export async function toWhole({ id, blocks: stored }: { id: string; blocks: string }, { read, notice }: Reading) {
  const blocks = readBlocks(stored, (block) => notice('unknown_block', { writing: id, block }))
  return { blocks, images: [...(await resolveImages(read, imagesOf(blocks))).values()] }
}

/** The columns of what an owner says of a piece of writing, without its slug: a field that was not given stays as it is. */
export function toWrittenColumns(body: Partial<z.output<typeof WrittenFields>>) {
  const { title, summary, idImage } = body
  return given({ title, summary, image_id: idImage === null ? '' : idImage, is_valid: toFlag(body.isValid) })
}
