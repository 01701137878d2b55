import type { SiteIndexes } from '../../platform/ports/site-indexes.ts'
import type { SiteIndex } from '../../platform/search/site-index.ts'
import { readContentVersion } from '../../site/settings/content-version.ts'
import { renewIndex } from './renew-index.ts'

type Asking = Parameters<SiteIndexes['of']>[0]

type Kept = { version: number; index: Promise<SiteIndex>; bytes: number }

const megabyte = 1024 * 1024

/** Opens the room for indexes; the site that has not been searched for longest gives way, and is read again when it is. */
export function openSiteIndexes(mostBytes = 24 * megabyte): SiteIndexes {
  const kept = new Map<string, Kept>()
  const bytes = () => [...kept.values()].reduce((sum, one) => sum + one.bytes, 0)

  function renew(name: string, version: number, ctx: Asking): Kept {
    const before = kept.get(name)?.index.catch(() => undefined)
    const index = Promise.resolve(before).then((known) => renewIndex(known, ctx))
    const fresh: Kept = { version, index, bytes: 0 }
    index.then(
      (made) => {
        fresh.bytes = made.bytes
        makeRoom(name)
      },
      () => kept.get(name) === fresh && kept.delete(name),
    )
    return fresh
  }

  function makeRoom(last: string): void {
    for (const name of kept.keys()) if (name !== last && bytes() > mostBytes) kept.delete(name)
  }

  return {
    of: async (ctx) => {
      const name = `${ctx.site.id} ${ctx.lang}`
      const version = await readContentVersion(ctx.read)
      const known = kept.get(name)
      const current = known?.version === version ? known : renew(name, version, ctx)
      // What was asked for last stands last.
      kept.delete(name)
      kept.set(name, current)
      return current.index
    },
    size: () => ({ bytes: bytes(), entries: kept.size }),
  }
}
