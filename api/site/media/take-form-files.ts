import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Upload } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { leavesOwnersRoom } from '../quota/refuse-over-quota.ts'
import { takeUpload } from './take-file.ts'

/** A file that came with an answer, kept but not among the pictures of the site. */
export type FormFile = { id: string; field: string; name: string; mime: string; bytes: number; content_hash: string }

/** Takes the files of an answer through the one door for files; what cannot be taken is told by its field. */
export async function takeFormFiles(
  sent: readonly { field: string; upload: Upload }[],
  ctx: CallContext,
): Promise<Outcome<FormFile[]>> {
  const allowed = await takeRoom(sent, ctx)
  if (!allowed.ok) return allowed
  const { media, site, now } = ctx
  const files: FormFile[] = []
  const faults: Record<string, Fault> = {}
  for (const { field, upload } of sent) {
    const taken = await takeUpload(upload, media, { siteId: site.id, now })
    if (taken.ok) {
      const { id, name, mime, bytes, content_hash } = taken.row
      files.push({ id, field, name, mime, bytes, content_hash })
    } else if (taken.code === 'busy') return refused('unavailable')
    else faults[field] = { code: taken.code }
  }
  return Object.keys(faults).length > 0 ? refused('invalid', { fields: faults }) : done(files)
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)
/** What strangers may send in a day, in kilobytes: from one place, and to one site. */
const mostOfDay = { place: 60 * 1024, site: 400 * 1024 }

/** Counts the files before any of them is looked at: what strangers send has an end, and leaves its owner half of the room. */
async function takeRoom(sent: readonly { field: string; upload: Upload }[], ctx: CallContext): Promise<Outcome<null>> {
  const [first] = sent
  if (!first) return done(null)
  const { inTransaction, read, site, now, clientAddress } = ctx
  const bytes = sent.reduce((sum, { upload }) => sum + upload.size, 0)
  if (!(await leavesOwnersRoom(read, site, bytes))) {
    ctx.notice('visitor_files_full')
    return refused('invalid', { fields: { [first.field]: { code: 'files_full' } } })
  }
  const each = { cost: kilobytes(bytes), windowSeconds: 86_400, now }
  return inTransaction(async (tx) => {
    const place = await takeRate(tx, {
      ...each,
      bucket: `visitor files of block ${blockOf(clientAddress)}`,
      limit: mostOfDay.place,
    })
    // What one place is refused must not be taken from all the others.
    if (!place.ok) return keepWritten(place)
    return keepWritten(await takeRate(tx, { ...each, bucket: 'visitor files', limit: mostOfDay.site }))
  })
}
