import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { onePicture, refuseMutePictures } from '../../site/media/refuse-mute-pictures.ts'
import { findMuteFaults } from '../blocks/find-mute-faults.ts'
import type { WrittenRecord } from './written-record.ts'

type Coming = { record: WrittenRecord; blocks: PageBlock[]; goesOnline: boolean }

/** Keeps from visitors a body in which a picture says nothing to who cannot see it, and an article whose own picture does not. */
export async function refuseMute(tx: SiteWriter, { record, blocks, goesOnline }: Coming): Promise<Outcome<never> | undefined> {
  const fields = await findMuteFaults(tx, blocks)
  if (fields) return refused('invalid', { fields })
  if (!goesOnline) return undefined
  const before = onePicture(record.image_id) ?? []
  return refuseMutePictures(tx, { given: { isValid: true }, known: record, before, after: undefined, field: 'idImage' })
}
