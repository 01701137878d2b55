import type { SiteIndexes } from '../../platform/ports/site-indexes.ts'
import type { IndexShelf } from '../../platform/search/kept/index-shelf.ts'
import type { SiteIndex } from '../../platform/search/site-index.ts'
import type { ContentVersions } from '../../site/settings/content-version.ts'
import { hasAct, readLastAct } from './last-act.ts'
import { renewIndex } from './renew-index.ts'

type Asking = Parameters<SiteIndexes['of']>[0]

type Kept = { version: number; index: Promise<SiteIndex>; bytes: number }

/** Indexes beyond the process; they are written and proved when nobody waits for them, so many milliseconds later. */
type Beyond = { shelf: IndexShelf; later?: number }

type Room = { mostBytes?: number; beyond?: Beyond | undefined }

const megabyte = 1024 * 1024
const second = 1000
/** A site whose content changes again and again has its index written once in a while. */
const betweenWrites = 60 * second

/** Opens the room for indexes; the site that has not been searched for longest gives way, and is read again when it is. */
export function openSiteIndexes(versionOf: ContentVersions, { mostBytes = 24 * megabyte, beyond }: Room = {}): SiteIndexes {
  const kept = new Map<string, Kept>()
  const written = new Map<string, number>()
  const later = beyond?.later ?? 2 * second
  const bytes = () => [...kept.values()].reduce((sum, one) => sum + one.bytes, 0)

  function renew(name: string, version: number, ctx: Asking): Kept {
    const before = kept.get(name)?.index.catch(() => undefined)
    const fresh: Kept = { version, bytes: 0, index: Promise.resolve(before).then((known) => make(known, fresh, { name, ctx })) }
    fresh.index.then(
      (made) => {
        fresh.bytes = made.bytes
        makeRoom(name)
      },
      () => kept.get(name) === fresh && kept.delete(name),
    )
    return fresh
  }

  async function make(known: SiteIndex | undefined, fresh: Kept, { name, ctx }: Place): Promise<SiteIndex> {
    const found = known ? undefined : await beyond?.shelf.find(ownerOf(ctx))
    if (found && found.version === fresh.version && (await hasAct(ctx.read, found.act))) {
      whenQuiet(later, () => prove(found.index, fresh, { name, ctx }))
      return found.index
    }
    const made = await renewIndex(known ?? found?.index, ctx)
    writeWhenQuiet({ name, ctx })
    return made
  }

  /** What lay there is read again behind those who were answered by it: where the rows say otherwise, they count. */
  async function prove(index: SiteIndex, fresh: Kept, place: Place): Promise<void> {
    if (kept.get(place.name) !== fresh) return
    const proved = await renewIndex(index, place.ctx)
    const isAlike = proved.changes === index.changes && proved.documents.length === index.documents.length
    if (isAlike || kept.get(place.name) !== fresh) return
    fresh.index = Promise.resolve(proved)
    fresh.bytes = proved.bytes
    writeWhenQuiet(place)
  }

  function writeWhenQuiet({ name, ctx }: Place): void {
    if (!beyond || (written.get(name) ?? 0) > performance.now()) return
    const before = written.get(name)
    const at = before === undefined ? later : Math.max(later, before + betweenWrites - performance.now())
    written.set(name, performance.now() + at)
    whenQuiet(at, async () => {
      const current = kept.get(name)
      if (!current) return
      const { version, index } = current
      await beyond.shelf.keep(ownerOf(ctx), { version, index: await index, act: await readLastAct(ctx.read) })
    })
  }

  function makeRoom(last: string): void {
    for (const name of kept.keys()) if (name !== last && bytes() > mostBytes) kept.delete(name)
  }

  return {
    of: async (ctx) => {
      const name = `${ctx.site.id} ${ctx.lang}`
      const version = await versionOf(ctx.site.id)
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

type Place = { name: string; ctx: Asking }

function ownerOf({ site, lang }: Asking) {
  return { site: site.id, lang }
}

/** Nobody waits for it, and where it fails nothing is lost: a full disk, or a database that closes. */
function whenQuiet(milliseconds: number, work: () => Promise<void>): void {
  setTimeout(() => void work().catch(() => {}), milliseconds).unref()
}
