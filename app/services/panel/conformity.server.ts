import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestScene } from '#app/http/visit-context.ts'
import { judgeLaw } from '#app/models/conformity.ts'
import { readSiteFacts, type SiteFacts } from '../site-facts.server.ts'

export type Conformity = ReturnType<typeof judgeLaw>

/** How every rule of law stands on this site. */
export async function readConformity(api: ShopApi, scene: RequestScene): Promise<Conformity> {
  const [compliance, facts] = await Promise.all([api.getCompliance(), readSiteFacts(scene)])
  return judgeConformity(orThrow(compliance), facts)
}

/** The same for whoever knows already what the legal texts miss. */
export function judgeConformity({ missing }: Answer<Contract['getCompliance']>, { info, values }: SiteFacts): Conformity {
  const parameters = missing.map(({ parameter }) => parameter)
  return judgeLaw({ values, missing: parameters, isWinemaker: info.isWinemaker, sells: info.isECommerce })
}
