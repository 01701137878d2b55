import { headBytes, readHeifHead } from '#app/models/platform/files/heif-head.ts'

/** A file as its own bytes say what it is. */
export type FileType =
  | { kind: 'picture'; format: 'jpeg' | 'png' | 'gif' | 'webp' | 'heif' }
  | { kind: 'drawing' }
  | {
      kind: 'video'
      mime: 'video/mp4' | 'video/x-m4v' | 'video/quicktime' | 'video/x-msvideo' | 'video/x-ms-wmv' | 'video/x-flv'
    }
  | { kind: 'document' }

type Sign = { at?: number; says: string; type: FileType }

const picture = (format: Extract<FileType, { kind: 'picture' }>['format']): FileType => ({ kind: 'picture', format })
const video = (mime: Extract<FileType, { kind: 'video' }>['mime']): FileType => ({ kind: 'video', mime })

/** The first bytes of each kind of file that is taken, in Latin-1. */
const signs: Sign[] = [
  { says: '\xff\xd8\xff', type: picture('jpeg') },
  { says: '\x89PNG\r\n\x1a\n', type: picture('png') },
  { says: 'GIF87a', type: picture('gif') },
  { says: 'GIF89a', type: picture('gif') },
  { at: 8, says: 'WEBP', type: picture('webp') },
  { at: 4, says: 'ftypM4V', type: video('video/x-m4v') },
  { at: 4, says: 'ftypqt  ', type: video('video/quicktime') },
  ...['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'MSNV'].map((brand) => ({
    at: 4,
    says: `ftyp${brand}`,
    type: video('video/mp4'),
  })),
  { at: 8, says: 'AVI ', type: video('video/x-msvideo') },
  { says: '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\x00\xaa\x00\x62\xce\x6c', type: video('video/x-ms-wmv') },
  { says: 'FLV\x01', type: video('video/x-flv') },
  { says: '%PDF-', type: { kind: 'document' } },
]

/** Says what a file is by its content alone; neither its name nor what its sender says has a voice. */
export function findFileType(bytes: Buffer): FileType | undefined {
  const head = bytes.toString('latin1', 0, 64)
  const sign = signs.find(({ at = 0, says }) => head.startsWith(says, at) && (at !== 8 || head.startsWith('RIFF')))
  if (sign) return sign.type
  if (readHeifHead(bytes.subarray(0, headBytes)) === 'avif') return picture('heif')
  const text = bytes.toString('utf8', 0, 1024).replace(/^\ufeff/, '')
  return /^\s*<(\?xml|!--|!doctype\s+svg|svg|[\w-]+:svg)/i.test(text) ? { kind: 'drawing' } : undefined
}
