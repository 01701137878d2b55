import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Upload } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { blockOf, networkOf } from '../../platform/limits/address-block.ts'
import { countTaken, countTry } from '../../platform/limits/take-rate.ts'
import { leavesOwnersRoom } from '../quota/refuse-over-quota.ts'
import { takeUpload } from './take-file.ts'

/** A file that came with an answer, kept but not among the pictures of the site. */
export type FormFile = { id: string; field: string; name: string; mime: string; bytes: number; content_hash: string }

/** In whose share files count: those of forms, which anybody may send, or those that the buyer of an order sends with a claim. */
export type FileShare = { of: 'forms' } | { of: 'claims'; orderId: string }

type Sent = readonly { field: string; upload: Upload }[]

/** Takes the files of an answer through the one door for files; what cannot be taken is told by its field. */
export async function takeFormFiles(sent: Sent, share: FileShare, ctx: CallContext): Promise<Outcome<FormFile[]>> {
  const [first] = sent
  if (!first) return done([])
  const bytes = sent.reduce((sum, { upload }) => sum + upload.size, 0)
  const allowed = await countLooks(bytes, share, ctx)
  if (!allowed.ok) return allowed
  if (!(await hasRoom(bytes, share, ctx))) {
    ctx.notice('visitor_files_full')
    return refused('invalid', { fields: { [first.field]: { code: 'files_full' } } })
  }
  const { media, site, now } = ctx
  const files: FormFile[] = []
  const faults: Record<string, Fault> = {}
  for (const { field, upload } of sent) {
    const taken = await takeUpload(upload, media, { siteId: site.id, now })
    if (taken.ok) {
      const { id, name, mime, bytes: size, content_hash } = taken.row
      files.push({ id, field, name, mime, bytes: size, content_hash })
    } else if (taken.code === 'busy') return refused('unavailable')
    else faults[field] = { code: taken.code }
  }
  if (Object.keys(faults).length > 0) return refused('invalid', { fields: faults })
  await countTry(ctx, [{ ...keptOf(share), ...ofDay(bytes, ctx) }])
  return done(files)
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)
/** What strangers may send in a day, in kilobytes: from one place, its network, or of one order; and what is kept of it in a share. */
const mostOfDay = { place: 60 * 1024, network: 180 * 1024, order: 60 * 1024, share: 400 * 1024 }

const ofDay = (bytes: number, { now }: CallContext) => ({ cost: kilobytes(bytes), windowSeconds: 86_400, now })

const keptOf = ({ of }: FileShare) => ({ bucket: `visitor files kept of ${of}`, limit: mostOfDay.share })

/** Counts the files before any of them is looked at, by where they come from: what is refused then takes nothing from others. */
function countLooks(bytes: number, share: FileShare, ctx: CallContext): Promise<Outcome<null>> {
  const { clientAddress } = ctx
  const each = ofDay(bytes, ctx)
  return countTry(ctx, [
    { ...each, bucket: `visitor files of block ${blockOf(clientAddress)}`, limit: mostOfDay.place },
    { ...each, bucket: `visitor files of network ${networkOf(clientAddress)}`, limit: mostOfDay.network },
    ...(share.of === 'claims' ? [{ ...each, bucket: `visitor files of order ${share.orderId}`, limit: mostOfDay.order }] : []),
  ])
}

/** Whether as much can be kept: what forms have spent leaves claims theirs, and all of it leaves the owner half of the room. */
async function hasRoom(bytes: number, share: FileShare, { read, site, now }: CallContext): Promise<boolean> {
  if (!(await leavesOwnersRoom(read, site, bytes))) return false
  const { bucket, limit } = keptOf(share)
  return (await countTaken(read, { bucket, windowSeconds: 86_400, now })) + kilobytes(bytes) <= limit
}
