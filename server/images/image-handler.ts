import { plainPage } from '../http/message/plain-replies.ts'
import type { RawRequest, Reply } from '../http/message/raw-request.ts'
import { securityHeaders } from '../http/message/security-headers.ts'
import type { Located } from '../http/site-of-request.ts'
import type { ApiConnection, SentFile } from '../settings/api-connection.ts'
import { readRange } from './read-range.ts'

export type ImageParts = {
  connection: Pick<ApiConnection, 'file'>
  findSite: (host: string | undefined) => Promise<Located | undefined>
  production: boolean
}

/** What a browser shows by itself; everything else of the store is for keeping on one's own disk. */
const shown = /^(image\/|video\/(mp4|x-m4v|quicktime)$)/

/** Answers everything below /images: files of the site that the Host names. */
export function openImageHandler({
  connection,
  findSite,
  production,
}: ImageParts): (asked: RawRequest, path: string) => Promise<Reply> {
  const headersOfAll = imageHeaders(production)
  return async (asked, path) => {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') return plainPage(405, ['Allow', 'GET, HEAD'])
    const located = await findSite(asked.headers.host)
    const file = located && (await connection.file(located.site.id, path.slice('/images/'.length)))
    if (file === 'busy') return plainPage(503, ['Retry-After', '2'])
    return file ? replyWith(file, asked, [...headersOf(file, path), ...headersOfAll]) : plainPage(404)
  }
}

/** Nothing of a visitor's or an owner's file may act on our pages, not even when somebody opens it by itself. */
function imageHeaders(production: boolean): string[] {
  const always = securityHeaders(production)
  const place = always.indexOf('Cross-Origin-Resource-Policy')
  // A site's image network, and what shows a preview of a page, are other origins.
  const open = always.with(place + 1, 'cross-origin')
  return [...open, 'Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"]
}

function headersOf({ mime, name }: SentFile, path: string): string[] {
  const how = shown.test(mime) ? 'inline' : 'attachment'
  return [
    'Content-Type',
    mime === 'image/svg+xml' ? 'image/svg+xml; charset=utf-8' : mime,
    'Cache-Control',
    'public, max-age=31536000, immutable',
    'ETag',
    `"${path.split('/').at(-1)}"`,
    'Content-Disposition',
    `${how}; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, '_')}`,
    ...(mime.startsWith('video/') ? ['Accept-Ranges', 'bytes'] : []),
  ]
}

function replyWith({ mime, bytes }: SentFile, asked: RawRequest, headers: string[]): Reply {
  const mark = headers[headers.indexOf('ETag') + 1] ?? ''
  if (asked.headers['if-none-match']?.includes(mark)) return { status: 304, headers, body: undefined }
  const range = mime.startsWith('video/') ? readRange(asked.headers.range, bytes.length) : undefined
  if (range === 'outside')
    return { status: 416, headers: [...headers, 'Content-Range', `bytes */${bytes.length}`], body: undefined }
  const body = range ? bytes.subarray(range.from, range.to + 1) : bytes
  const length = ['Content-Length', String(body.length)]
  if (!range) return { status: 200, headers: [...headers, ...length], body }
  return {
    status: 206,
    headers: [...headers, ...length, 'Content-Range', `bytes ${range.from}-${range.to}/${bytes.length}`],
    body,
  }
}
