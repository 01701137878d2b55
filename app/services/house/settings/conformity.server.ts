import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { LabelGap } from '#app/models/house/panel/on-sale.ts'
import { judgeLaw, type LawFacts } from '#app/models/site/law/conformity.ts'
import type { Conformity } from '#app/ui/house/settings/conformity.tsx'
import { readSiteFacts, type SiteFacts } from '../../site/site-facts.server.ts'
import { listLabelGaps } from './sale.server.ts'

const ofLabel: readonly LabelGap[] = ['ingredients', 'nutrition']

/** How every rule of law stands on this site. */
export async function readConformity(api: ShopApi, ctx: RequestContext): Promise<Conformity> {
  const [compliance, facts, silent] = await Promise.all([api.getCompliance(), readSiteFacts(ctx), listLabelGaps(api)])
  const wines = {
    label: silent.filter(({ gaps }) => gaps.some((gap) => ofLabel.includes(gap))),
    food: silent.filter(({ gaps }) => gaps.some((gap) => !ofLabel.includes(gap))),
  }
  const counts = { label: wines.label.length, food: wines.food.length }
  return { rows: judgeConformity(orThrow(compliance), facts, counts), wines }
}

/** The same for whoever knows already what the legal texts miss. */
export function judgeConformity(
  { missing }: Answer<Contract['getCompliance']>,
  { info, values }: SiteFacts,
  wines?: LawFacts['wines'],
): Conformity['rows'] {
  const parameters = missing.map(({ parameter }) => parameter)
  const sells = info.isECommerce
  return judgeLaw({ values, missing: parameters, isWinemaker: info.isWinemaker, sells, ...(wines && { wines }) })
}
