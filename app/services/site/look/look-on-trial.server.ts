import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { isLookLogo, lookLogos, type WornLook, wearLook } from '#app/models/site/worn/worn-look.ts'
import type { SiteInfo } from '#app/ui/house/bars/site-facts.ts'

/** In which look a request sees the site: one on trial or, without one, as it is; and whether within a frame of the desk. */
export type LookTrial = { look: WornLook | undefined; styles: string; logos: SiteInfo['logos']; key: string; isFramed: boolean }

const trials = new WeakMap<RequestContext, LookTrial>()

/** The trial that a request is part of; of what visitors ask there is none. */
export function findTrial(ctx: RequestContext): LookTrial | undefined {
  return trials.get(ctx)
}

/** Has a request see the site in the look that a key opens, if it still opens one. */
export async function beginTrial(
  ctx: RequestContext,
  { key, isFramed }: Pick<LookTrial, 'key' | 'isFramed'>,
): Promise<LookTrial> {
  const look = key === asItIs ? undefined : await readTrialLook(ctx, key)
  const [styles, logos] = await Promise.all([
    look?.OWN_STYLES ? readTrialStyles(ctx, key) : '',
    look && lookLogos.some((type) => look[type] !== '') ? readTrialLogos(ctx, key) : [],
  ])
  const trial = { key, isFramed, look, styles, logos }
  trials.set(ctx, trial)
  return trial
}

/** In the place of a key: the site as visitors see it, in a frame of the desk. */
export const asItIs = 'public'

/** The look that a key opens. */
export async function readTrialLook({ api }: RequestContext, key: string): Promise<WornLook | undefined> {
  if (!/^[A-Za-z0-9_-]{22}$/.test(key)) return undefined
  const asked = await api.getLookPreview({ params: { key } })
  return !asked.ok && asked.error.code === 'not_found' ? undefined : orThrow(asked)
}

/** The stylesheet of such a look, as browsers are sent it. */
async function readTrialStyles({ api }: RequestContext, key: string): Promise<string> {
  const asked = await api.getStylesPreview({ params: { key } })
  return !asked.ok && asked.error.code === 'not_found' ? '' : orThrow(asked).css
}

/** The logos of such a look, with their pictures. */
async function readTrialLogos({ api }: RequestContext, key: string): Promise<SiteInfo['logos']> {
  const asked = await api.getLogosPreview({ params: { key } })
  return !asked.ok && asked.error.code === 'not_found' ? [] : orThrow(asked).logos
}

type Facts = { info: SiteInfo; values: ParameterValues; styles?: string }

/** What a site is and has set, as this request is to see it. */
export function wearTrial<T extends Facts>(ctx: RequestContext, facts: T): T {
  const { look, styles = '', logos = [] } = trials.get(ctx) ?? {}
  if (!look) return facts
  const worn = wearLook(facts, look)
  // What a look says nothing of, the icon in the browser's bar, stays.
  const others = facts.info.logos.filter(({ type }) => !isLookLogo(type))
  const info = { ...worn.info, logos: [...others, ...logos] }
  return { ...worn, info, ...(facts.styles !== undefined && { styles }) }
}
