import { isUtf8 } from 'node:buffer'

type File = { name: string; type: string; content: string; packed?: 'gzip' | undefined }

/** What is kept, and not looked at. */
const keptTypes: ReadonlySet<string> = new Set(['text/csv', 'image/svg+xml', 'text/plain', 'application/xml', 'application/zip'])

/** A file of one person's or of the house's: no cache keeps it. */
export function sendFile({ name, type, content, packed }: File): Response {
  const kind = keptTypes.has(type) ? 'attachment' : 'inline'
  const bytes = Buffer.from(content, 'base64')
  // Files for carriers' programs are in an older table of letters, and are not called what they are not.
  const isText = type.startsWith('text/') && (packed !== undefined || isUtf8(bytes))
  const headers = new Headers({
    'Content-Type': isText ? `${type}; charset=utf-8` : type,
    'Content-Disposition': `${kind}; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  })
  // The server unpacks it for whoever does not take it packed.
  if (packed) headers.set('Content-Encoding', packed)
  return new Response(bytes, { headers })
}

/** What somebody sent in, to be kept: whatever it is, it is never opened within the site. */
export function sendToKeep({ name, content }: Pick<File, 'name' | 'content'>): Response {
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'no-store',
    },
  })
}

/** What is known, as a file to keep: of one person's or of the house's, so that no cache keeps it. */
export function sendJson(name: string, known: unknown): Response {
  return new Response(`${JSON.stringify(known, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
