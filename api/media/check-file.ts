import { mostFileBytes } from '#app/models/file-limits.ts'
import type { FaultCode } from '#app/models/outcome.ts'
import type { Tone } from '#app/models/picture.ts'
import type { PictureFault, PictureMaker } from '../outside/picture-maker.ts'
import { findPdfFault } from './check-pdf.ts'
import { checkVideo } from './check-video.ts'
import { type FileType, findFileType, isHeic } from './file-type.ts'
import { cleanSvg } from './svg/clean-svg.ts'
import { toneOf } from './tone.ts'

/** A file as the site may keep it: nothing in it runs, and its type is what its bytes say. */
export type CheckedFile = {
  kind: 'image' | 'video' | 'document'
  mime: string
  bytes: Buffer
  width: number
  height: number
  tone: Tone
}
export type FileCheck = { ok: true; file: CheckedFile } | { ok: false; code: FileFault }

/** What can be wrong with a file; `busy` says that nothing is, but that there is no time to look. */
export type FileFault = Extract<FaultCode, `file_${string}`> | 'busy'

/** Looks into a file that somebody sent and answers what of it may be kept. */
export async function checkFile(bytes: Buffer, pictures: PictureMaker): Promise<FileCheck> {
  if (bytes.length === 0) return fault('file_broken')
  if (bytes.length > mostFileBytes) return fault('file_large')
  const type = findFileType(bytes)
  if (!type) return fault(isHeic(bytes) ? 'file_heic' : 'file_type')
  return checks[type.kind](bytes, { type, pictures })
}

type How = { type: FileType; pictures: PictureMaker }

const checks: Record<FileType['kind'], (bytes: Buffer, how: How) => Promise<FileCheck>> = {
  picture: checkPicture,
  drawing: async (bytes) => {
    const drawing = cleanSvg(bytes.toString('utf8').replace(/^\ufeff/, ''))
    if (!drawing) return fault('file_broken')
    const { svg, width, height } = drawing
    return fine({ kind: 'image', mime: 'image/svg+xml', bytes: Buffer.from(svg), width, height, tone: 'paper' })
  },
  video: async (bytes, { type }) => {
    const mime = type.kind === 'video' ? type.mime : ''
    const video = checkVideo(bytes, mime)
    return video ? fine({ kind: 'video', mime, tone: 'night', ...video }) : fault('file_broken')
  },
  document: async (bytes) => {
    const wrong = await findPdfFault(bytes)
    if (wrong) return fault(wrong === 'active' ? 'file_active' : 'file_broken')
    return fine({ kind: 'document', mime: 'application/pdf', bytes, width: 0, height: 0, tone: 'paper' })
  },
}

const pictureFaults: Record<PictureFault, FileFault> = {
  format: 'file_type',
  animated: 'file_animated',
  pixels: 'file_pixels',
  broken: 'file_broken',
  slow: 'file_pixels',
  crashed: 'file_broken',
  busy: 'busy',
}

async function checkPicture(bytes: Buffer, { pictures }: How): Promise<FileCheck> {
  const made = await pictures.renew(bytes)
  if (!made.ok) return fault(pictureFaults[made.reason])
  const { format, colour, width, height } = made
  return fine({ kind: 'image', mime: `image/${format}`, bytes: Buffer.from(made.bytes), width, height, tone: toneOf(colour) })
}

function fine(file: CheckedFile): FileCheck {
  return { ok: true, file }
}

function fault(code: FileFault): FileCheck {
  return { ok: false, code }
}
