import type { LegalKind } from '#app/models/legal.ts'
import { readContentVersion } from '../site/content-version.ts'
import type { Visit } from '../visit.ts'
import { getCurrentVersion } from './legal-version.ts'

type Asking = Pick<Visit, 'site' | 'now' | 'read' | 'inTransaction'>

/** The numbers of the legal versions in force, so that an order does not have the sale terms composed again. */
export type VersionsInForce = { numberOf(visit: Asking, kind: LegalKind): Promise<number> }

/** Opens the memory of them: a number is good for as long as the content of its site is what it was. */
export function openVersionsInForce(): VersionsInForce {
  const kept = new Map<string, { content: number; version: number }>()
  return {
    numberOf: async (visit, kind) => {
      const name = `${visit.site.id} ${kind}`
      const content = await readContentVersion(visit.read)
      const known = kept.get(name)
      if (known?.content === content) return known.version
      const { version } = await getCurrentVersion(visit, kind)
      kept.set(name, { content, version })
      return version
    },
  }
}
