import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { type ParameterValues, readParameters } from '#app/models/site/settings/parameter-values.ts'
import type { SiteInfo } from '#app/ui/house/bars/site-facts.ts'
import { memoizeOn } from '../platform/memoize-on.server.ts'
import { wearTrial } from './look/look-on-trial.server.ts'

/** What the site is and what it has set, in its own language. */
export type SiteFacts = { info: SiteInfo; values: ParameterValues }

/** The same, with the site's own stylesheet as browsers are sent it. */
type WornFacts = SiteFacts & { styles: string }

const known = new WeakMap<RequestContext, Promise<WornFacts>>()

/** Reads the facts of the site, once a request. */
export function readSiteFacts(ctx: RequestContext): Promise<WornFacts> {
  const facts = known.get(ctx) ?? ask(ctx)
  known.set(ctx, facts)
  return facts
}

async function ask(ctx: RequestContext): Promise<WornFacts> {
  const { api } = ctx
  const [info, parameters, styles] = await Promise.all([api.getSiteInfo(), api.listParameters(), api.getOwnStyles()])
  return wearTrial(ctx, { info: orThrow(info), values: valuesOf(orThrow(parameters)), styles: orThrow(styles).css })
}

/** How the house is called: as its owner has set it, or as the site is called. */
export function houseNameOf({ info, values }: SiteFacts): string {
  return values.COMPANY_NAME || info.name
}

/** The mark of the house in small: its own, or the program's. */
export function iconOf({ logos }: Pick<SiteInfo, 'logos'>): string {
  return logos.find(({ type }) => type === 'LOGO_FAVICON')?.onlineImage.url ?? '/art/mark.svg'
}

/** What the parameters of a site say, by their types. */
export function valuesOf(parameters: Answer<Contract['listParameters']>): ParameterValues {
  return memoizeOn([parameters], 'values', () => readParameters(parameters))
}
