import { secure } from '../http/message/security-headers.ts'
import { compressBrotli, type Entry, makeEntry, type Page, replaceBrotli } from './entry.ts'
import { openRecompressQueue, type RecompressQueue } from './recompress-queue.ts'
import { type Address, isAtItsOwn, mayShare, readEnd, readShareable, sharedHeaders } from './sharing.ts'
import { openStore, type Store } from './store.ts'

/** A page by all that tells it from others; the build needs no name, for the memory goes with its process. */
export type PageKey = { siteId: string; key: string; version: number }

/** A page that is made: its address, with the query as the cache knows it. */
export type PageToMake = PageKey & Address

/** What became of a page: kept for all, given once to whoever waits for it, or not for sharing. */
export type Filled = Entry | { once: Response } | undefined

export type PageCache = {
  find(page: PageKey): Entry | undefined
  /** Whether this page has said, in this version, that it is not for sharing. */
  isPersonal(page: PageKey): boolean
  /** Makes a page once, however many ask for it meanwhile. */
  fill(page: PageToMake, render: () => Promise<Response>): Promise<Filled>
  size: Store['size']
  settled: RecompressQueue['settled']
  close(): void
}

export type CacheOptions = {
  mostBytes: number
  production: boolean
  onError: (error: unknown) => void
  /** By which it is told whether a page is over. */
  now?: () => number
}

const mostPersonal = 2000

/** Opens the page cache. */
export function openPageCache({ mostBytes, production, onError, now = Date.now }: CacheOptions): PageCache {
  const store = openStore(mostBytes)
  const polisher = openRecompressQueue(onError)
  const rough = new WeakMap<Entry, Page>()
  const flights = new Map<string, Promise<Filled>>()
  const personal = new Map<string, number>()

  async function make(wanted: PageToMake, render: () => Promise<Response>): Promise<Filled> {
    const response = await render()
    if (response.status >= 500) return giveOnce(response)
    const isPublic = mayShare(response)
    if (isPublic && !isAtItsOwn(response, wanted)) return giveOnce(response)
    const body = isPublic ? await readShareable(response) : undefined
    if (!body) {
      await response.body?.cancel().catch(() => {})
      if (personal.size >= mostPersonal) personal.clear()
      personal.set(nameOf(wanted), wanted.version)
      return undefined
    }
    const { status } = response
    const { headers } = secure({ status, headers: sharedHeaders(response), body: undefined }, production)
    return keep(wanted, { version: wanted.version, ends: readEnd(response), status, headers, body })
  }

  async function keep({ siteId, key }: PageKey, page: Page): Promise<Entry> {
    const entry = await makeEntry(page)
    store.keep(siteId, key, entry)
    if (page.status === 200) rough.set(entry, page)
    return entry
  }

  /** A page is made smaller once it is asked for again: invented addresses are asked for once, and would spend the threads of passwords. */
  function polish({ siteId, key }: PageKey, entry: Entry): void {
    const page = rough.get(entry)
    if (!page) return
    rough.delete(entry)
    polisher.add(async () => {
      const by = replaceBrotli(entry, page, await compressBrotli(page.body, 11))
      store.resize(siteId, key, entry, by)
    })
  }

  return {
    find: (page) => {
      const entry = store.find(page.siteId, page.key)
      if (entry?.version !== page.version || entry.ends <= now()) return undefined
      polish(page, entry)
      return entry
    },
    isPersonal: (page) => personal.get(nameOf(page)) === page.version,
    fill: (page, render) => {
      const name = `${page.version} ${nameOf(page)}`
      const flight = flights.get(name) ?? make(page, render).finally(() => flights.delete(name))
      flights.set(name, flight)
      return flight
    },
    size: store.size,
    settled: polisher.settled,
    close: polisher.stop,
  }
}

/** Read to its end: some of those who wait may not take it, and nothing is left running. */
async function giveOnce(response: Response): Promise<{ once: Response }> {
  const { status, headers } = response
  return { once: new Response(response.body && (await response.arrayBuffer()), { status, headers }) }
}

function nameOf({ siteId, key }: PageKey): string {
  return `${siteId} ${key}`
}
