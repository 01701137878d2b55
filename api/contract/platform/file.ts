import { z } from 'zod'
import { ShortText } from './values.ts'

const fontMimes = ['font/woff2', 'font/woff', 'font/ttf', 'font/otf'] as const

/** A file as an answer; over HTTP its bytes are the whole answer. */
export const FileAnswer = z.object({
  name: ShortText,
  type: z.enum([
    'application/pdf',
    'text/csv',
    'image/svg+xml',
    ...fontMimes,
    'text/plain',
    'application/xml',
    'application/zip',
    'application/octet-stream',
  ]),
  /** Its bytes in base64. */
  content: z.base64(),
  /** How those bytes are packed, where they are: a large table is. */
  packed: z.literal('gzip').optional(),
})
export type FileAnswer = z.output<typeof FileAnswer>
