import { mostFileBytes } from '#app/models/platform/files/file-limits.ts'
import { headBytes, readHeifHead } from '#app/models/platform/files/heif-head.ts'
import type { FaultCode } from '#app/models/platform/outcome.ts'
import type { Tone } from '#app/models/site/pictures/picture.ts'
import type { JudgedFile, PictureFault, PictureMaker, SoundFile, UnsoundFile } from '../../../platform/outside/picture-maker.ts'
import { type FileType, findFileType } from './file-type.ts'
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
  if (!type) return fault(unread[readHeifHead(bytes.subarray(0, headBytes)) ?? 'other'])
  return checks[type.kind](bytes, { type, pictures })
}

/** What is told of a file of a kind that is not read here: of some one knows what to do. */
const unread = { heic: 'file_heic', moving: 'file_animated', avif: 'file_type', other: 'file_type' } as const

type How = { type: FileType; pictures: PictureMaker }

/** Nothing of a file is read here: whatever it does to its reader, visitors are answered meanwhile. */
const checks: Record<FileType['kind'], (bytes: Buffer, how: How) => Promise<FileCheck>> = {
  picture: checkPicture,
  drawing: (bytes, { pictures }) => judge(bytes, pictures, { file: { kind: 'drawing' }, as: drawing }),
  video: (bytes, { type, pictures }) => {
    const mime = type.kind === 'video' ? type.mime : ''
    return judge(bytes, pictures, { file: { kind: 'video', mime }, as: { kind: 'video', mime, tone: 'night' } })
  },
  document: (bytes, { pictures }) => judge(bytes, pictures, { file: { kind: 'document' }, as: document }),
}

type As = Pick<CheckedFile, 'kind' | 'mime' | 'tone'>
const drawing: As = { kind: 'image', mime: 'image/svg+xml', tone: 'paper' }
const document: As = { kind: 'document', mime: 'application/pdf', tone: 'paper' }

const unsound: Record<UnsoundFile['reason'], FileFault> = {
  broken: 'file_broken',
  active: 'file_active',
  unjudged: 'file_unjudged',
  busy: 'busy',
}

async function judge(sent: Buffer, pictures: PictureMaker, { file, as }: { file: JudgedFile; as: As }): Promise<FileCheck> {
  const judged: SoundFile | UnsoundFile = await pictures.judge(sent, file)
  if (!judged.ok) return fault(unsound[judged.reason])
  const { width, height, bytes } = judged
  return fine({ ...as, width, height, bytes: bytes ? Buffer.from(bytes) : sent })
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
