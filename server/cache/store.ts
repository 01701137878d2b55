import type { Entry } from './entry.ts'

/** Keeps pages within a number of bytes, the least used of the greediest site leaving first. */
export type Store = {
  find(siteId: string, key: string): Entry | undefined
  keep(siteId: string, key: string, entry: Entry): void
  /** Tells that an entry has grown or shrunk where it lies. */
  resize(siteId: string, key: string, entry: Entry, by: number): void
  size(): { bytes: number; entries: number }
}

type Shelf = { pages: Map<string, Entry>; missing: Map<string, Entry>; bytes: number; latest: string | undefined }

/** What is not there, or elsewhere, is endless: each site may have this many such addresses remembered. */
const mostMissing = 200

/** Opens an empty store. */
export function openStore(mostBytes: number): Store {
  const shelves = new Map<string, Shelf>()
  let bytes = 0

  function drop(shelf: Shelf, kind: Map<string, Entry>, key: string): void {
    const size = kind.get(key)?.size ?? 0
    kind.delete(key)
    shelf.bytes -= size
    bytes -= size
  }

  function makeRoom(): void {
    while (bytes > mostBytes) {
      const fattest = [...shelves.values()].reduce((a, b) => (b.bytes > a.bytes ? b : a))
      const kind = fattest.missing.size > 0 ? fattest.missing : fattest.pages
      const oldest = kind.keys().next().value
      if (oldest === undefined) return
      drop(fattest, kind, oldest)
    }
  }

  return {
    find: (siteId, key) => {
      const shelf = shelves.get(siteId)
      const page = shelf?.pages.get(key)
      if (!shelf || !page) return shelf?.missing.get(key)
      moveToEnd(shelf, key, page)
      return page
    },
    keep: (siteId, key, entry) => {
      if (entry.size > mostBytes / 4) return
      const shelf = shelves.get(siteId) ?? { pages: new Map(), missing: new Map(), bytes: 0, latest: undefined }
      shelves.set(siteId, shelf)
      drop(shelf, shelf.pages, key)
      drop(shelf, shelf.missing, key)
      const kind = entry.status === 200 ? shelf.pages : shelf.missing
      kind.set(key, entry)
      shelf.latest = undefined
      shelf.bytes += entry.size
      bytes += entry.size
      const oldest = shelf.missing.keys().next().value
      if (shelf.missing.size > mostMissing && oldest !== undefined) drop(shelf, shelf.missing, oldest)
      makeRoom()
    },
    resize: (siteId, key, entry, by) => {
      const shelf = shelves.get(siteId)
      if (!shelf || (shelf.pages.get(key) ?? shelf.missing.get(key)) !== entry) return
      shelf.bytes += by
      bytes += by
    },
    size: () => ({
      bytes,
      entries: [...shelves.values()].reduce((sum, shelf) => sum + shelf.pages.size + shelf.missing.size, 0),
    }),
  }
}

/** The same page again and again is the usual case, and need not move. */
function moveToEnd(shelf: Shelf, key: string, page: Entry): void {
  if (shelf.latest === key) return
  shelf.pages.delete(key)
  shelf.pages.set(key, page)
  shelf.latest = key
}
