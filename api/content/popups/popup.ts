import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import type { OwnedPopup, Popup, PopupNotice } from '../../contract/content/popup.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { imagesOf } from '../blocks/images-of.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'

type Row = Selectable<SiteTables['popups']>
type Around = Pick<CallContext, 'notice'> & { read: SiteReader }

/** A popup in which nothing is written yet opens over no page. */
export const nothingWritten = '[]'

/** A stored popup as visitors see it; one that promotes wine carries what the law wants said. */
export async function toPopup(row: Row, { read, notice }: Around): Promise<z.input<typeof Popup>> {
  const blocks = readBlocks(row.blocks, (block) => notice('unknown_block', { popup: row.id, block }))
  const images = await resolveImages(read, imagesOf(blocks))
  return { ...toPopupNotice(row), blocks, images: [...images.values()] }
}

/** What a page has to know of it before it opens. */
export function toPopupNotice(row: Row): z.input<typeof PopupNotice> {
  const promotesWine = row.promotes_wine === 1
  return {
    id: row.id,
    title: row.title,
    pages: JSON.parse(row.pages) as string[],
    showOnReload: row.show_on_reload === 1,
    delay: row.delay,
    promotesWine,
    healthMessage: promotesWine ? alcoholTexts.health : '',
  }
}

/** A stored popup as its owner sees it. */
export async function toOwnedPopup(row: Row, around: Around): Promise<z.input<typeof OwnedPopup>> {
  const popup = await toPopup(row, around)
  return { ...popup, isValid: row.is_valid === 1, startsAt: row.starts_at, endsAt: row.ends_at }
}

/** Whether visitors see it at a moment. */
export function isOpenAt(
  { blocks, is_valid, starts_at, ends_at }: Pick<Row, 'blocks' | 'is_valid' | 'starts_at' | 'ends_at'>,
  now: Date,
): boolean {
  const at = now.toISOString()
  return (
    blocks !== nothingWritten && is_valid === 1 && (starts_at === null || starts_at <= at) && (ends_at === null || ends_at > at)
  )
}

/** The popups that visitors see at a moment. */
export function findOpenPopups(read: SiteReader, now: Date) {
  const at = now.toISOString()
  return read
    .selectFrom('popups')
    .selectAll()
    .where('is_valid', '=', 1)
    .where('blocks', '!=', nothingWritten)
    .where((on) => on.or([on('starts_at', 'is', null), on('starts_at', '<=', at)]))
    .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', at)]))
}
