import { isCutOut } from '#app/models/catalog/bottle/packshot.ts'
import { packshotTexts } from '#app/texts/catalog/packshots.ts'
import { bindToSite, type Database } from '../../platform/database/database.ts'
import type { JobDependencies } from '../../platform/jobs/job.ts'
import type { Sitting } from '../../platform/outside/studio/studio.ts'
import type { Media } from '../../platform/ports/media.ts'
import { takeBytes } from '../../site/media/take-file.ts'
import { refuseMoreBytes } from '../../site/quota/refuse-over-quota.ts'
import { type PackshotRow, viewOf } from './packshot-answer.ts'

/** For so long a process answers for what it makes without a word: what has died with it is taken up again after that. */
const leaseMs = 120_000
/** A picture that has ended the program so often is not tried again by itself. */
const mostTries = 3

type At = { db: Database; media: Media; now: () => Date }
type Place = Pick<PackshotRow, 'site_id' | 'id'>

/** One step of the studio: follows the photograph that is being taken, keeps one that is done, or begins the next of the queue. */
export async function makePackshots({ db, media, now }: JobDependencies): Promise<void> {
  if (!media?.studio.isThere()) return
  const at = { db, media, now }
  const sitting = media.studio.sitting()
  if (!sitting) return beginNext(at)
  const place = placeOf(sitting.name)
  if (await holdOn(at, place, sitting.progress)) {
    if (!sitting.ended || !(await keep(at, place, sitting.ended))) return
  }
  media.studio.clear()
  await beginNext(at)
}

const nameOf = ({ site_id, id }: Place) => `${site_id}/${id}`

function placeOf(name: string): Place {
  const [site_id = '', id = ''] = name.split('/')
  return { site_id, id }
}

/** Tells how far it is, and that somebody is at it; false when nobody waits for it any more. */
async function holdOn({ db, now }: At, { site_id, id }: Place, progress: number): Promise<boolean> {
  const leased_until = new Date(now().getTime() + leaseMs).toISOString()
  const held = await bindToSite(db, site_id).inTransaction((tx) =>
    tx
      .updateTable('packshots')
      .set({ progress, leased_until })
      .where('id', '=', id)
      .where('state', '=', 'making')
      .executeTakeFirst(),
  )
  return held.numUpdatedRows > 0n
}

async function beginNext(at: At): Promise<void> {
  const { db, media, now } = at
  const moment = now().toISOString()
  const next = await db.read
    .selectFrom('packshots')
    .selectAll()
    .where(({ eb, and, or }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'making'), eb('leased_until', '<', moment)])]),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!next) return
  if (next.tries >= mostTries) return end(at, next, { state: 'failed', fault: 'crashed' })
  const label = await media.files.find(next.site_id, next.content_hash)
  if (!label) return end(at, next, { state: 'failed', fault: 'crashed' })
  const leased_until = new Date(now().getTime() + leaseMs).toISOString()
  const begun = { state: 'making' as const, progress: 0, tries: next.tries + 1, leased_until }
  const taken = await bindToSite(db, next.site_id).inTransaction((tx) =>
    // Another process may have taken it between the reading and this.
    tx
      .updateTable('packshots')
      .set(begun)
      .where('id', '=', next.id)
      .where('state', '=', next.state)
      .where('tries', '=', next.tries)
      .executeTakeFirst(),
  )
  if (taken.numUpdatedRows > 0n) media.studio.begin(nameOf(next), { ...JSON.parse(next.shot), view: viewOf(next) }, label)
}

/** What came of it: a picture of the library, or why there is none; false while there is no time to look at it, so that it stays in hand. */
async function keep(at: At, place: Place, ended: NonNullable<Sitting['ended']>): Promise<boolean> {
  const { db, media, now } = at
  if (!ended.ok) {
    await end(at, place, ended.reason === 'slow' ? { state: 'failed', fault: 'slow' } : { state: 'waiting', fault: '' })
    return true
  }
  const bound = bindToSite(db, place.site_id)
  const shot = await bound.read.selectFrom('packshots').selectAll().where('id', '=', place.id).executeTakeFirst()
  const product =
    shot && (await bound.read.selectFrom('products').select('name').where('id', '=', shot.product_id).executeTakeFirst())
  if (!shot || !product) return true
  const view = viewOf(shot)
  const wanted = { siteId: place.site_id, now: now(), folder: packshotTexts.folder, alt: packshotTexts.alts[view](product.name) }
  const taken = await takeBytes(ended.bytes, `${product.name}.png`, { media, wanted })
  if (!taken.ok) {
    if (taken.code === 'busy') return false
    await end(at, place, { state: 'failed', fault: 'crashed' })
    return true
  }
  // What is clear in it shows the paper that it stands on, no colour of its own.
  const image = isCutOut(view) ? { ...taken.row, tone: 'paper' } : taken.row
  const site = await db.read.selectFrom('sites').select('most_megabytes').where('id', '=', place.site_id).executeTakeFirst()
  const most = { products: null, megabytes: site?.most_megabytes ?? null, mails: null }
  await bound.inTransaction(async (tx) => {
    const full = await refuseMoreBytes(tx, { most }, { field: 'images', bytes: taken.row.bytes })
    if (!full) await tx.insertInto('images').values(image).execute()
    const outcome = full
      ? { state: 'failed' as const, fault: 'full' }
      : { state: 'ready' as const, fault: '', progress: 100, image_id: image.id }
    await tx
      .updateTable('packshots')
      .set({ ...outcome, leased_until: null })
      .where('id', '=', place.id)
      .execute()
  })
  return true
}

type End = { state: 'failed' | 'waiting'; fault: string }

async function end({ db }: At, { site_id, id }: Place, how: End): Promise<void> {
  await bindToSite(db, site_id).inTransaction((tx) =>
    tx
      .updateTable('packshots')
      .set({ ...how, progress: 0, leased_until: null })
      .where('id', '=', id)
      .execute(),
  )
}
