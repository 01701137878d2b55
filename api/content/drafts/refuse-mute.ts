import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { onePicture, refuseMutePictures } from '../../site/media/refuse-mute-pictures.ts'
import { findMuteFaults } from '../blocks/find-mute-faults.ts'
import { readHead } from './head/head.ts'
import type { WrittenRecord } from './written-record.ts'

type Coming = { record: WrittenRecord; blocks: PageBlock[]; head: string | null; goesOnline: boolean }

/** Keeps from visitors a body in which a picture says nothing to who cannot see it, and an article whose own picture does not. */
export async function refuseMute(
  tx: SiteWriter,
  { record, blocks, head, goesOnline }: Coming,
): Promise<Outcome<never> | undefined> {
  const fields = await findMuteFaults(tx, blocks)
  if (fields) return refused('invalid', { fields })
  if (!goesOnline && head === null) return undefined
  const before = onePicture(record.image_id) ?? []
  const after = head === null ? undefined : onePicture(readHead(head).idImage)
  const given = goesOnline ? { isValid: true } : {}
  return refuseMutePictures(tx, { given, known: record, before, after, field: 'idImage' })
}
