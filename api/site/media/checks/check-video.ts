import { type Box, boxesOf } from './video-boxes.ts'

export type CheckedVideo = { bytes: Buffer; width: number; height: number }

/** Checks that a video is built as its kind is, from its first byte to its last, and takes out where it was filmed. */
export function checkVideo(bytes: Buffer, mime: string): CheckedVideo | undefined {
  const check = checks[mime]
  return check?.(bytes)
}

const checks: Record<string, (bytes: Buffer) => CheckedVideo | undefined> = {
  'video/mp4': checkBoxes,
  'video/x-m4v': checkBoxes,
  'video/quicktime': checkBoxes,
  'video/x-msvideo': (bytes) => {
    const isWhole = bytes.length > 32 && bytes.readUInt32LE(4) + 8 === bytes.length
    return isWhole && bytes.toString('latin1', 12, 24).endsWith('hdrl') ? unsized(bytes) : undefined
  },
  'video/x-ms-wmv': (bytes) => {
    const headerSize = bytes.length > 30 ? bytes.readBigUInt64LE(16) : 0n
    return headerSize > 30n && headerSize < BigInt(bytes.length) ? unsized(bytes) : undefined
  },
  'video/x-flv': (bytes) => {
    const isTag = bytes.length > 24 && bytes.readUInt32BE(5) === 9 && [8, 9, 18].includes(bytes[13] ?? 0)
    return isTag && bytes.readUInt32BE(9) === 0 ? unsized(bytes) : undefined
  },
}

function unsized(bytes: Buffer): CheckedVideo {
  return { bytes, width: 0, height: 0 }
}

function checkBoxes(given: Buffer): CheckedVideo | undefined {
  const bytes = Buffer.from(given)
  const boxes = boxesOf(bytes, 0, bytes.length)
  const movie = boxes?.find(({ type }) => type === 'moov')
  if (!movie || !boxes?.some(({ type }) => type === 'mdat')) return undefined
  const inside = boxesOf(bytes, movie.start, movie.end)
  if (!inside) return undefined
  const tracks = inside.filter(({ type }) => type === 'trak')
  const insideTracks = tracks.flatMap((track) => boxesOf(bytes, track.start, track.end) ?? [])
  for (const box of [...boxes, ...inside, ...insideTracks]) forget(bytes, box)
  const sizes = insideTracks.filter(({ type }) => type === 'tkhd').map((box) => sizeOf(bytes, box))
  return { bytes, ...(sizes.find(({ width }) => width > 0) ?? { width: 0, height: 0 }) }
}

/** What tells of camera, person and place is left as room that says nothing, so that no offset in the file moves. */
function forget(bytes: Buffer, { type, start, end }: Box): void {
  if (!['udta', 'meta', 'uuid', 'free', 'skip', 'wide'].includes(type)) return
  bytes.write('free', start - 4, 'latin1')
  bytes.fill(0, start, end)
}

/** The last eight bytes of a track's header are its width and height, with sixteen bits behind the point. */
function sizeOf(bytes: Buffer, { start, end }: Box): { width: number; height: number } {
  if (end - start < 80) return { width: 0, height: 0 }
  const width = bytes.readUInt32BE(end - 8) >>> 16
  const height = bytes.readUInt32BE(end - 4) >>> 16
  return width > 0 && height > 0 && width <= 8192 && height <= 8192 ? { width, height } : { width: 0, height: 0 }
}
