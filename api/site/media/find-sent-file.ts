import { pictureShapes, pictureWidths } from '#app/models/site/pictures/picture.ts'
import { bindToSite, type Database } from '../../platform/database/database.ts'
import type { NoPicture, PictureFormat } from '../../platform/outside/picture-maker.ts'
import type { Media } from '../../platform/ports/media.ts'
import { type CardAddress, findCard, readCardAddress } from './find-card.ts'
import { findImage } from './find-image.ts'
import { endingOf, type ImageRow, markOf, markOfWhole, wholeOf } from './image.ts'

/** A file on its way to a visitor; `busy` when it cannot be made just now. */
export type SentFile = { mime: string; name: string; bytes: Buffer }
export type FileFinder = (siteId: string, address: string) => Promise<SentFile | 'busy' | undefined>

/** What stands behind `/images/`: whose it is, which bytes of it, how wide and in which form. */
const addressForm = /^([A-Za-z0-9_-]{1,64})\/([0-9a-f]{12})(?:-([1-9]\d{2,3}))?\.([a-z0-9]{3,4})$/

const formats: Record<string, PictureFormat> = { avif: 'avif', webp: 'webp', jpg: 'jpeg', png: 'png' }

/** Finds the files of any site by their address; a picture that was never asked for in this width is made, once for all who wait. */
export function openFileFinder({ db, media }: { db: Database; media: Media }): FileFinder {
  const underWay = new Map<string, Promise<Buffer | 'busy' | undefined>>()

  function makeOnce(name: string, make: () => Promise<Buffer | 'busy' | undefined>): Promise<Buffer | 'busy' | undefined> {
    const known = underWay.get(name)
    if (known) return known
    const making = make().finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  async function makeWidth(row: ImageRow, width: number, ending: string): Promise<Buffer | 'busy' | undefined> {
    const format = formats[ending]
    const isKnown = pictureWidths.some((one) => one === width) && width <= row.width
    const isOffered = ending === endingOf(row.mime) || pictureShapes.some((form) => form === ending)
    if (!format || !isKnown || !isOffered || !formats[endingOf(row.mime)]) return undefined
    // By content: two sites with the same picture, and the same picture sent twice, are made once.
    const name = `${row.content_hash}-${width}.${ending}`
    const kept = await media.made.find(name)
    if (kept) return kept
    return makeOnce(name, async () => {
      const bytes = await media.files.find(row.site_id, row.content_hash)
      return bytes && keepMade(name, await media.pictures.resize(bytes, width, format))
    })
  }

  async function keepMade(name: string, made: { ok: true; bytes: Buffer } | NoPicture): Promise<Buffer | 'busy'> {
    if (!made.ok) return 'busy'
    const whole = Buffer.from(made.bytes)
    await media.made.keep(name, whole)
    return whole
  }

  async function sendCard(siteId: string, address: CardAddress): Promise<SentFile | 'busy' | undefined> {
    const card = await findCard({ db, media }, siteId, address)
    if (!card) return undefined
    const kept = await media.made.find(card.name)
    const bytes = kept ?? (await makeOnce(card.name, async () => keepMade(card.name, await media.pictures.compose(card.task))))
    return bytes && bytes !== 'busy' ? { mime: 'image/jpeg', name: `${address.id}.jpg`, bytes } : bytes
  }

  async function bytesOf(row: ImageRow, { width, ending }: Address): Promise<Buffer | 'busy' | undefined> {
    if (width !== undefined) return makeWidth(row, width, ending)
    return ending === endingOf(row.mime) ? media.files.find(row.site_id, row.content_hash) : undefined
  }

  return async (siteId, text) => {
    const card = readCardAddress(text)
    if (card) return sendCard(siteId, card)
    const address = readAddress(text)
    const row = address && (await findImage(bindToSite(db, siteId).read, address.id))
    const shown = row && behindMark(row, address.mark)
    if (!address || !shown) return undefined
    const bytes = await bytesOf(shown, address)
    if (bytes === undefined || bytes === 'busy') return bytes
    return { mime: address.width === undefined ? shown.mime : `image/${formats[address.ending]}`, name: shown.name, bytes }
  }
}

/** What an address shows of a picture: what everybody sees, or the whole that it was cut from. */
function behindMark(row: ImageRow, mark: string): ImageRow | undefined {
  if (markOf(row) === mark) return row
  return markOfWhole(row) === mark ? { ...row, ...wholeOf(row) } : undefined
}

type Address = { id: string; mark: string; width: number | undefined; ending: string }

function readAddress(text: string): Address | undefined {
  const [, id, mark, width, ending] = addressForm.exec(text) ?? []
  return id && mark && ending ? { id, mark, width: width ? Number(width) : undefined, ending } : undefined
}
