import type { KeptSettings, OwnSettings } from '../../platform/ports/kept-settings.ts'
import { type ContentVersions, readContentVersion } from '../settings/content-version.ts'
import { readOwnSettings } from './own-settings.ts'

type Kept = { content: number; own: OwnSettings }

/** Opens the memory of it: good for as long as the content of its site is what it was; who has not asked for longest gives way. */
export function openKeptSettings(versionOf: ContentVersions, most = 200): KeptSettings {
  const kept = new Map<string, Kept>()
  return {
    of: async (ctx) => {
      const name = `${ctx.site.id} ${ctx.lang}`
      const content = await versionOf(ctx.site.id)
      const known = kept.get(name)
      const current = known?.content === content ? known : { content, own: await readOwnSettings(ctx, ctx.read) }
      kept.delete(name)
      kept.set(name, current)
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
      return current.own
    },
    within: async ({ site, lang, read }) => {
      const known = kept.get(`${site.id} ${lang}`)
      const content = known && (await readContentVersion(read))
      // What a transaction reads that may be taken back is kept for nobody else.
      return known && known.content === content ? known.own : readOwnSettings({ site, lang }, read)
    },
  }
}
