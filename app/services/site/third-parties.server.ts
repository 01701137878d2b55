import type { RequestContext } from '#app/http/request-context.ts'
import { frameOrigins } from '#app/models/content/blocks/embed.ts'
import { isPrivatePath } from '#app/models/platform/web/private-path.ts'
import { type AppOrigins, externalApps, type LoadedApp, planApp, planScript } from '#app/models/site/settings/external-app.ts'
import { readConsent, readConsentSetup } from './consent.server.ts'
import { readSiteFacts } from './site-facts.server.ts'

/** What of others a page may load for this visitor, and what its policy has to allow for that. */
export type ThirdParties = { loads: LoadedApp[]; origins: AppOrigins }

/** Nothing before its purpose was accepted, and nothing ever where visitors log in, pay or keep what is theirs. */
export async function listThirdParties(ctx: RequestContext, request: Request, path: string): Promise<ThirdParties> {
  const accepted = isPrivatePath(path) ? [] : ((await readConsent(request)) ?? [])
  if (accepted.length === 0) return { loads: [], origins: joinOrigins([]) }
  const [setup, { values }] = await Promise.all([readConsentSetup(ctx), readSiteFacts(ctx)])
  const plans = [
    ...setup.apps.filter(({ app }) => accepted.includes(externalApps[app])).map(({ app, config }) => planApp(app, config)),
    accepted.includes('scripts') ? planScript(values.SCRIPT_TO_LOAD, values.SCRIPT_ORIGINS) : undefined,
  ].filter((plan) => plan !== undefined)
  const origins = joinOrigins(plans.map((plan) => plan.origins))
  if (accepted.includes('media')) origins.frames.push(...frameOrigins)
  return { loads: plans.map(({ load }) => load), origins }
}

function joinOrigins(all: AppOrigins[]): AppOrigins {
  const join = (of: 'scripts' | 'connects' | 'images' | 'frames') => [...new Set(all.flatMap((origins) => origins[of]))]
  return {
    scripts: join('scripts'),
    connects: join('connects'),
    images: join('images'),
    frames: join('frames'),
    typed: all.every(({ typed }) => typed),
  }
}
