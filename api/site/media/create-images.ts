import { done, type Fault, refused } from '#app/models/platform/outcome.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { refuseMoreBytes } from '../quota/refuse-over-quota.ts'
import { findSentBefore } from './find-sent-before.ts'
import { heldBytes, type ImageRow, type NewImage, toStoredImage } from './image.ts'
import { findImageCdn } from './image-cdn.ts'
import { takeUpload } from './take-file.ts'

type Faulty = { place: number; name: string; fault: Fault }

/** Keeps the files that were sent; one that cannot be taken does not hold up the others. */
export const createImages: UseCase<Contract['createImages']> = async ({ body, files }, ctx) => {
  const { site, now, media, inTransaction } = ctx
  if (files.length === 0) return refused('invalid', { fields: { images: { code: 'required' } } })
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const full = await refuseMoreBytes(ctx.read, site, { field: 'images', bytes })
  if (full) return full
  const taken: NewImage[] = []
  const faulty: Faulty[] = []
  for (const [place, file] of files.entries()) {
    const result = await takeUpload(file, media, { siteId: site.id, now, ...body })
    if (result.ok) taken.push(result.row)
    else if (result.code === 'busy') return refused('unavailable')
    else faulty.push({ place, name: file.name, fault: { code: result.code } })
  }
  if (taken.length === 0) {
    return refused('invalid', { fields: Object.fromEntries(faulty.map(({ place, fault }) => [`images.${place}`, fault])) })
  }
  const isMute = !body.isDecor && !body.alt?.trim() && taken.some(({ kind }) => kind === 'image')
  if (isMute) return refused('invalid', { fields: { alt: { code: 'no_alt' } } })
  return inTransaction(async (tx) => {
    const known = body.isOnce ? await findSentBefore(tx, taken, now) : new Map<string, ImageRow>()
    const fresh = taken.filter(({ id }) => !known.has(id))
    // Others may have been kept while these were looked at.
    const fullNow = await refuseMoreBytes(tx, site, {
      field: 'images',
      bytes: fresh.reduce((sum, row) => sum + heldBytes(row), 0),
    })
    if (fullNow) return fullNow
    const rows = fresh.length > 0 ? await tx.insertInto('images').values(fresh).returningAll().execute() : []
    const cdn = await findImageCdn(tx)
    const kept = taken.flatMap(({ id }) => known.get(id) ?? rows.find((row) => row.id === id) ?? [])
    const images = kept.map((row) => toStoredImage(row, cdn))
    return done({ images, faults: faulty.map(({ place, name, fault }) => ({ place, name, message: sayFault(fault) })) })
  })
}
