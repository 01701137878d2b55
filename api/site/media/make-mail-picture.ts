import type { CardShape } from '#app/models/site/pictures/picture-card.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { Media } from '../../platform/ports/media.ts'
import { findImage } from './find-image.ts'
import { planCard } from './make-card.ts'

type At = { read: SiteReader; media: Media; site: { name: string; lang: string } }

/** A picture small enough to go with a mail, as a JPEG; nothing where it cannot be made: a mail leaves without it. */
export async function makeMailPicture(at: At, id: string, form: 'courriel' | 'lettre' = 'courriel'): Promise<Buffer | undefined> {
  const row = await findImage(at.read, id)
  return row && make(at, row, form)
}

/** The same of the house's own logo. */
export function makeMailSign(at: At): Promise<Buffer | undefined> {
  return make(at, undefined, 'enseigne')
}

async function make(at: At, row: Awaited<ReturnType<typeof findImage>>, form: CardShape): Promise<Buffer | undefined> {
  const card = await planCard(at, row, form)
  if (!card?.task.picture) return undefined
  const kept = await at.media.made.find(card.name)
  if (kept) return kept
  const made = await at.media.pictures.compose(card.task)
  if (!made.ok) return undefined
  const bytes = Buffer.from(made.bytes)
  await at.media.made.keep(card.name, bytes)
  return bytes
}
