import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestScene } from '#app/http/visit-context.ts'
import { judgeLaw } from '#app/models/conformity.ts'
import { readSiteFacts } from '../site-facts.server.ts'

export type Conformity = ReturnType<typeof judgeLaw>

/** How every rule of law stands on this site. */
export async function readConformity(api: ShopApi, scene: RequestScene): Promise<Conformity> {
  const [compliance, { info, values }] = await Promise.all([api.getCompliance(), readSiteFacts(scene)])
  const missing = orThrow(compliance).missing.map(({ parameter }) => parameter)
  return judgeLaw({ values, missing, isWinemaker: info.isWinemaker, sells: info.isECommerce })
}
