import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { onePicture, refuseMutePictures } from '../../site/media/refuse-mute-pictures.ts'
import { findMuteFaults } from '../blocks/find-mute-faults.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'

type Given = { isValid?: boolean | undefined; blocks?: PageBlock[] | undefined; idImage?: string | null | undefined }
type Known = { is_valid: 0 | 1; blocks: string; image_id?: string }

/**
 * Keeps from visitors a piece of writing in which a picture says nothing to who cannot see it; a draft may be as it is.
 * Blocks that visitors read already hold up no other: else two of them could never be mended one by one.
 */
export async function requireAltText(tx: SiteWriter, given: Given, known?: Known): Promise<Outcome<never> | undefined> {
  const shown = { before: onePicture(known?.image_id) ?? [], after: onePicture(given.idImage), field: 'idImage' }
  return (await refuseMuteBody(tx, given, known)) ?? (await refuseMutePictures(tx, { given, known, ...shown }))
}

async function refuseMuteBody(tx: SiteWriter, given: Given, known?: Known): Promise<Outcome<never> | undefined> {
  const wasPublic = known?.is_valid === 1
  const isPublic = given.isValid ?? wasPublic
  if (!isPublic || (wasPublic && !given.blocks)) return undefined
  const before = known ? readBlocks(known.blocks, () => {}) : []
  const shown = new Set(wasPublic ? before.map((block) => JSON.stringify(block)) : [])
  const blocks = given.blocks ?? before
  const faults = Object.entries((await findMuteFaults(tx, blocks)) ?? {}).filter(
    ([field]) => !shown.has(JSON.stringify(blocks[placeOf(field)])),
  )
  if (faults.length === 0) return undefined
  // Who did not send the body has no field of it before them: what was asked for is that it be shown.
  return refused('invalid', { fields: given.blocks ? Object.fromEntries(faults) : { isValid: { code: 'mute_body' } } })
}

/** The block that a fault is about, by its name `blocks.3.picture.alt`. */
function placeOf(field: string): number {
  return Number(field.split('.')[1])
}
