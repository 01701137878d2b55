// A process of its own, for looking into what strangers send: it may be killed by any file without harm to the shop.
// Packed into one text by the build, with the few files of ours that it imports; it finds sharp by itself.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { findLabel } from '../../../app/models/catalog/label-photo/find-label.ts'
import { straighten } from '../../../app/models/catalog/label-photo/straighten.ts'
import { judgeFile } from '../../site/media/checks/judge-file.ts'

const loadDrawing = 'VipsForeignLoadSvgBuffer'
/** A camera of 24 million pixels sends a few more than that. */
const mostPixels = 25_000_000
const mostBytesOfMemory = 700 * 1024 * 1024
const longestSide = 3200
const sampleSide = 48
/** In such a small picture a label is looked for in its photograph, and out of such a large one it is taken. */
const photoSides = { sought: 320, taken: 2400 }
const writers = {
  avif: (picture, quality = 52) => picture.avif({ quality, effort: 3 }),
  webp: (picture, quality = 76) => picture.webp({ quality, effort: 4 }),
  jpeg: (picture, quality = 80) => picture.jpeg({ quality, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
}
/** In bytes: no visitor waits for more, however busy a picture is. */
const mostWeight = 300_000
/** What is tried of quality where the usual one weighs too much, or far too much. */
const lessQuality = [44, 36, 28, 20]
const leastQuality = lessQuality.slice(2)
/** With 256 colours a pixel is a byte at most: so many of them never weigh too much. */
const mostGrains = 280_000
const keepers = {
  jpeg: (picture) => picture.jpeg({ quality: 90 }),
  png: (picture) => picture.png({ compressionLevel: 8 }),
  webp: (picture) => picture.webp({ quality: 90 }),
}
const makers = { renew, cut, resize, compose, sample, printLabel, judge: judgeFile }
/** What each kind is kept as. */
const keptAs = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'png', heif: 'webp' }

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)
setPriority(10)
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytesOfMemory) process.kill(process.pid, 'SIGKILL')
}, 50).unref()
// Ctrl-C reaches every process of a terminal; this one ends when the shop has ended.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
process.on('message', async ({ id, task }) => {
  const made = await makers[task.kind](task).catch((error) => ({ ok: false, reason: reasonOf(error) }))
  process.send({ id, made })
})
process.send('ready')

/** Decodes a picture whole and writes it anew, upright and in plain colours: nothing else of the file lives on. */
async function renew({ bytes }) {
  const picture = open(bytes)
  const { format, pages = 1 } = await picture.metadata()
  const kept = keptAs[format]
  if (!kept) return { ok: false, reason: 'format' }
  // A series of photos in one file shows its first one and moves nowhere; such a file that moves is no picture by its head.
  if (pages > 1 && format !== 'heif') return { ok: false, reason: 'animated' }
  const upright = picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  return keep(upright, kept)
}

/** Cuts a part out of what was renewed before. */
async function cut({ bytes, part }) {
  const picture = open(bytes)
  const { format } = await picture.metadata()
  return keepers[format] ? keep(picture.extract(part), format) : { ok: false, reason: 'format' }
}

/** A picture as it is kept, and the colour that stands for it from afar. */
async function keep(picture, format) {
  const { data, info } = await keepers[format](picture).toBuffer({ resolveWithObject: true })
  const colour = await open(data)
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return { ok: true, bytes: data, format, width: info.width, height: info.height, colour: [...colour.subarray(0, 3)] }
}

async function resize({ bytes, width, format }) {
  const narrow = () => open(bytes).resize({ width, withoutEnlargement: true })
  let made = await writers[format](narrow()).toBuffer()
  if (made.length > mostWeight && format === 'png') return { ok: true, bytes: await writeFewGrains(made) }
  // Each try takes its time, and nobody waits for long.
  for (const quality of made.length > 2 * mostWeight ? leastQuality : lessQuality) {
    if (made.length <= mostWeight) break
    made = await writers[format](narrow(), quality).toBuffer()
  }
  if (made.length <= mostWeight) return { ok: true, bytes: made }
  const smaller = Math.floor(width * 0.9 * Math.sqrt(mostWeight / made.length))
  return { ok: true, bytes: await writers[format](open(bytes).resize({ width: smaller }), lessQuality.at(-1)).toBuffer() }
}

/** Of a kind that keeps each grain, what weighs too much is drawn in fewer colours, and smaller where that is not enough. */
async function writeFewGrains(bytes) {
  const { width, height } = await open(bytes).metadata()
  const scale = Math.min(1, Math.sqrt(mostGrains / (width * height)))
  return open(bytes)
    .resize({ width: Math.floor(width * scale) })
    .png({ compressionLevel: 9, palette: true, effort: 2 })
    .toBuffer()
}

/** The pixels of a picture made very small, red, green, blue and opacity in turn; drawings were cleaned before. */
async function sample({ bytes, isDrawing }) {
  if (isDrawing) sharp.unblock({ operation: [loadDrawing] })
  try {
    const picture = isDrawing ? sharp(bytes, { limitInputPixels: mostPixels }) : open(bytes)
    const small = picture.resize(sampleSide, sampleSide, { fit: 'inside' }).toColourspace('srgb').ensureAlpha()
    return { ok: true, bytes: await small.raw().toBuffer() }
  } finally {
    if (isDrawing) sharp.block({ operation: [loadDrawing] })
  }
}

/** A label as it is printed: whole, within a box, what is clear in it kept; out of the photograph that shows it, where it is one. */
async function printLabel({ bytes, isDrawing, isPhoto, box }) {
  if (isPhoto && !isDrawing) return printFromPhoto({ bytes, box })
  if (isDrawing) sharp.unblock({ operation: [loadDrawing] })
  try {
    const picture = isDrawing
      ? sharp(bytes, { limitInputPixels: mostPixels, density: await densityFor(bytes, box) })
      : open(bytes)
    const printed = picture
      .resize({ ...box, fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
    const { data, info } = await printed.png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true })
    return { ok: true, bytes: data, width: info.width, height: info.height }
  } finally {
    if (isDrawing) sharp.block({ operation: [loadDrawing] })
  }
}

async function printFromPhoto({ bytes, box }) {
  const sought = await readPixels(bytes, photoSides.sought)
  const found = findLabel(sought)
  if (!found) return { ok: false, reason: 'unfound' }
  const picture = await readPixels(bytes, photoSides.taken)
  const [across, down] = [picture.width / sought.width, picture.height / sought.height]
  const larger = (points) => points.map(([x, y]) => [x * across, y * down])
  const { data, width, height } = straighten(picture, { corners: larger(found.corners), hull: larger(found.hull) })
  const printed = sharp(data, { raw: { width, height, channels: 4 } }).resize({ ...box, fit: 'inside', withoutEnlargement: true })
  const made = await printed.png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true })
  return { ok: true, bytes: made.data, width: made.info.width, height: made.info.height }
}

async function readPixels(bytes, side) {
  const picture = open(bytes).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The density at which a drawing fills a box. */
async function densityFor(bytes, box) {
  const { width, height } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
  return Math.min(1200, Math.max(1, 72 * Math.min(box.width / width, box.height / height)))
}

/** Lays a picture on a ground. Drawings are read here alone, when they are ours or were cleaned: no stranger's file is one. */
async function compose({ width, height, ground, picture }) {
  sharp.unblock({ operation: [loadDrawing] })
  try {
    const layers = picture ? [await layerOf(picture)] : []
    const card = sharp(ground, { limitInputPixels: mostPixels }).resize(width, height).composite(layers)
    return { ok: true, bytes: await card.flatten({ background: '#fff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer() }
  } finally {
    sharp.block({ operation: [loadDrawing] })
  }
}

async function layerOf({ bytes, isDrawing, width, height, focus, left, top, boxWidth, boxHeight, fills }) {
  const scales = [boxWidth / width, boxHeight / height]
  const scale = fills ? Math.max(...scales) : Math.min(...scales)
  const [fullWidth, fullHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  const picture = isDrawing
    ? sharp(bytes, { limitInputPixels: mostPixels, density: Math.min(1200, Math.max(1, 72 * scale)) })
    : open(bytes)
  const whole = picture.resize(fullWidth, fullHeight, { fit: 'fill' })
  if (!fills) {
    const input = await whole.png().toBuffer()
    return { input, left: left + Math.round((boxWidth - fullWidth) / 2), top: top + Math.round((boxHeight - fullHeight) / 2) }
  }
  const input = await sharp(await whole.png().toBuffer())
    .extract({
      left: startOf(fullWidth, boxWidth, focus.x),
      top: startOf(fullHeight, boxHeight, focus.y),
      width: boxWidth,
      height: boxHeight,
    })
    .png()
    .toBuffer()
  return { input, left, top }
}

/** Where a box begins along a side, so that a point in percent lies as near to its middle as may be. */
function startOf(full, box, percent) {
  return Math.max(0, Math.min(full - box, Math.round((full * percent) / 100 - box / 2)))
}

function open(bytes) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, animated: false, sequentialRead: true })
}

function reasonOf({ message }) {
  if (/pixel limit|too (large|big)|exceeds|limits? /i.test(message)) return 'pixels'
  return /unsupported image format/i.test(message) ? 'format' : 'broken'
}
