import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { isLegalKind } from '#app/models/site/law/legal.ts'
import { legalTitles } from '#app/texts/site/legal/pages.ts'
import type { LegalView, Version } from '#app/ui/site/legal/legal-screen.tsx'

/** The legal text at a path of the site: today's, or the version that the path names. */
export async function getLegalPage({ api }: RequestContext, path: string, asked: string | undefined): Promise<LegalView> {
  const kind = path.toLowerCase().split('/')[1] ?? ''
  if (!isLegalKind(kind)) throwNotFound()
  const text = orThrow(
    asked === undefined
      ? await api.getLegalText({ params: { kind } })
      : await api.getLegalVersion({ params: { kind, version: readNumber(asked) } }),
  )
  return {
    kind,
    ...legalTitles[kind],
    text: text.text,
    version: toVersion(text),
    versions: text.versions.map(toVersion),
    isOld: text.version !== text.versions[0]?.version,
  }
}

function readNumber(asked: string): number {
  if (!/^[1-9]\d{0,8}$/.test(asked)) throwNotFound()
  return Number(asked)
}

/** A version by the day in France on which it began, as in `01/03/2026`. */
function toVersion({ version, since }: { version: number; since: string }): Version {
  return { version, day: sayShortDay(since) }
}
