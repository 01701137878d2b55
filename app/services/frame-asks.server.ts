import type { RequestScene } from '#app/http/visit-context.ts'
import { isLegalKind } from '#app/models/legal.ts'
import { isPrivatePath } from '#app/models/private-path.ts'
import type { FrameAsks } from '#app/ui/frame/frame-asks.ts'
import { hasPassedAge } from './age.server.ts'
import { readConsent, readConsentSetup } from './consent.server.ts'
import { readSiteFacts } from './site-facts.server.ts'
import { listThirdParties } from './third-parties.server.ts'

/** Reads what a page has to ask this visitor. */
export async function readFrameAsks(scene: RequestScene, request: Request, path: string): Promise<FrameAsks> {
  const [choice, setup, { values }, { loads }] = await Promise.all([
    readConsent(request),
    readConsentSetup(scene),
    readSiteFacts(scene),
    listThirdParties(scene, request, path),
  ])
  const isGated = values.BLOCK_MINORS && isForAdults(path) && !(await hasPassedAge(request))
  return {
    consent: choice === undefined && setup.purposes.length > 0 && !isPrivatePath(path),
    age: isGated ? { asksBirthdate: values.ASK_BIRTHDATE } : undefined,
    loads,
  }
}

/** What the law wants within everyone's reach has no door, and where visitors log in there is one of its own. */
function isForAdults(path: string): boolean {
  return !isPrivatePath(path) && !isLegalKind(path.split('/')[1] ?? '')
}
