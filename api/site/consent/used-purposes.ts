import type { UsedPurpose } from '#app/models/site/law/legal.ts'
import { purposes } from '#app/models/site/settings/consent.ts'
import {
  type ExternalApp,
  externalApps,
  type PublicAppConfig,
  planApp,
  planScript,
} from '#app/models/site/settings/external-app.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { serviceNames } from '#app/texts/site/consent.ts'
import type { SiteReader } from '../../platform/database/database.ts'

type Facts = { apps: { app: ExternalApp; config: PublicAppConfig }[]; values: ParameterValues }

/** The purposes for which the site would load something of others, with who serves each; none where it loads nothing. */
export async function readUsedPurposes(read: SiteReader, { apps, values }: Facts): Promise<UsedPurpose[]> {
  const served: Record<string, string[]> = { audience: [], media: [], social: [], scripts: [] }
  for (const { app, config } of apps) {
    const plan = planApp(app, config)
    if (plan && plan.load.kind !== 'script') served[externalApps[app]]?.push(serviceNames[plan.load.kind])
  }
  if (await showsMedia(read)) served.media?.push(serviceNames.embeds)
  const script = planScript(values.SCRIPT_TO_LOAD, values.SCRIPT_ORIGINS)
  if (script) served.scripts?.push(new URL(script.load.src).hostname)
  return purposes.map((purpose) => ({ purpose, services: served[purpose] ?? [] })).filter(({ services }) => services.length > 0)
}

const bodies = [
  ['pages', 'is_valid'],
  ['news', 'is_out'],
  ['blogs', 'is_out'],
  ['services', 'is_valid'],
  ['elements', 'is_valid'],
  ['popups', 'is_valid'],
] as const

/** Whether anything that visitors read shows a video or a map of another site. */
async function showsMedia(read: SiteReader): Promise<boolean> {
  for (const [table, shown] of bodies) {
    const found = await read
      .selectFrom(table as 'news')
      .select('id')
      .where(shown as 'is_out', '=', 1)
      .where((on) => on.or([on('blocks', 'like', '%"type":"embed"%'), on('blocks', 'like', '%"withMap":true%')]))
      .executeTakeFirst()
    if (found) return true
  }
  return false
}
