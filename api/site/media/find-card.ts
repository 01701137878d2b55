import { type CardShape, drawnMark, houseCard } from '#app/models/site/pictures/picture-card.ts'
import { bindToSite, type Database, type SiteReader } from '../../platform/database/database.ts'
import type { Media } from '../../platform/ports/media.ts'
import { findImage } from './find-image.ts'
import { type ImageRow, markOf } from './image.ts'
import { type PlannedCard, planCard } from './make-card.ts'

export type CardAddress = { id: string; mark: string; form: CardShape }

/** What stands behind `/images/` of a card; its last part only tells caches that the look of the house has changed. */
const cardForm = /^([A-Za-z0-9_-]{1,64})\/([0-9a-f]{12})-(partage|vitrine)-[0-9a-f]{8}\.jpg$/

/** The card that an address names, if it names one. */
export function readCardAddress(text: string): CardAddress | undefined {
  const [, id, mark, form] = cardForm.exec(text) ?? []
  return id && mark && form ? { id, mark, form: form as CardShape } : undefined
}

/** The card at an address, as it is to be made: of a picture that the site has, with its present content, or of the house. */
export async function findCard(
  { db, media }: { db: Database; media: Media },
  siteId: string,
  { id, mark, form }: CardAddress,
): Promise<PlannedCard | undefined> {
  const { read } = bindToSite(db, siteId)
  const row = await findRow(read, id)
  if (row === undefined || mark !== markOfCard(row)) return undefined
  const site = await db.read.selectFrom('sites').select(['name', 'lang']).where('id', '=', siteId).executeTakeFirst()
  return site && planCard({ read, media, site }, row ?? undefined, form)
}

/** The picture; null for the house itself. */
async function findRow(read: SiteReader, id: string): Promise<ImageRow | null | undefined> {
  return id === houseCard.id ? null : findImage(read, id)
}

function markOfCard(row: ImageRow | null): string {
  return row && row.external_type !== 'art' ? markOf(row) : drawnMark
}
