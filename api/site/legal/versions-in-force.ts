import type { VersionsInForce } from '../../platform/ports/versions-in-force.ts'
import type { ContentVersions } from '../settings/content-version.ts'
import { getCurrentVersion } from './legal-version.ts'

/** Opens the memory of them: a number is good for as long as the content of its site is what it was. */
export function openVersionsInForce(versionOf: ContentVersions): VersionsInForce {
  const kept = new Map<string, { content: number; version: number }>()
  return {
    numberOf: async (ctx, kind) => {
      const name = `${ctx.site.id} ${kind}`
      const content = await versionOf(ctx.site.id)
      const known = kept.get(name)
      if (known?.content === content) return known.version
      const { version } = await getCurrentVersion(ctx, kind)
      kept.set(name, { content, version })
      return version
    },
  }
}
