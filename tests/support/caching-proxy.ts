import { brotliDecompressSync, gunzipSync } from 'node:zlib'

type Fetch = (path: string, headers: Record<string, string>) => Promise<Response>
type Stored = { vary: string[]; request: Record<string, string>; headers: Headers; body: Buffer }

/** A shared cache as a host or a CDN puts it before a shop: it obeys Cache-Control, Vary and ETag, and nothing else. */
export type CachingProxy = {
  get(path: string, headers: Record<string, string>): Promise<string>
  answeredFromStore(): number
  /** The Cookie header of each request whose answer was kept. */
  stored(): string[]
}

/** Opens an empty cache before a shop. */
export function openCachingProxy(fetch: Fetch): CachingProxy {
  const store = new Map<string, Stored[]>()
  let fromStore = 0

  function findStored(path: string, headers: Record<string, string>): Stored | undefined {
    return store.get(path)?.find(({ vary, request }) => vary.every((name) => (request[name] ?? '') === (headers[name] ?? '')))
  }

  async function keep(path: string, request: Record<string, string>, answer: Response, body: Buffer): Promise<void> {
    const control = answer.headers.get('cache-control') ?? ''
    if (/no-store|private/.test(control) || answer.headers.has('set-cookie')) return
    const vary = (answer.headers.get('vary') ?? '')
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean)
    const others = (store.get(path) ?? []).filter((entry) => entry !== findStored(path, request))
    store.set(path, [...others, { vary, request, headers: answer.headers, body }])
  }

  return {
    get: async (path, headers) => {
      const kept = findStored(path, headers)
      const etag = kept?.headers.get('etag')
      const answer = await fetch(path, { ...headers, ...(etag ? { 'if-none-match': etag } : {}) })
      if (kept && answer.status === 304) {
        fromStore += 1
        return unpack(kept.body, kept.headers)
      }
      const body = Buffer.from(await answer.arrayBuffer())
      await keep(path, headers, answer, body)
      return unpack(body, answer.headers)
    },
    answeredFromStore: () => fromStore,
    stored: () => [...store.values()].flat().map(({ request }) => request.cookie ?? ''),
  }
}

function unpack(body: Buffer, headers: Headers): string {
  const encoding = headers.get('content-encoding')
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
