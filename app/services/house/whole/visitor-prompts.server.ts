import type { RequestContext } from '#app/http/request-context.ts'
import { isPrivatePath } from '#app/models/platform/web/private-path.ts'
import { isLegalKind } from '#app/models/site/law/legal.ts'
import { wordsOf } from '#app/texts/site/trades.ts'
import type { VisitorPrompts } from '#app/ui/house/bars/visitor-prompts.ts'
import { hasPassedAge } from '../../site/age.server.ts'
import { readConsent, readConsentSetup } from '../../site/consent.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { listThirdParties } from '../../site/third-parties.server.ts'

/** Reads what a page has to ask this visitor. */
export async function readVisitorPrompts(ctx: RequestContext, request: Request, path: string): Promise<VisitorPrompts> {
  const [choice, setup, { values }, { loads }] = await Promise.all([
    readConsent(request),
    readConsentSetup(ctx),
    readSiteFacts(ctx),
    listThirdParties(ctx, request, path),
  ])
  const isGated = values.BLOCK_MINORS && isForAdults(path) && !(await hasPassedAge(request))
  return {
    consent: choice === undefined && setup.purposes.length > 0 && !isPrivatePath(path),
    age: isGated ? { asksBirthdate: values.ASK_BIRTHDATE, topic: wordsOf(values).topic } : undefined,
    loads,
  }
}

/** What the law wants within everyone's reach has no door, and where visitors log in there is one of its own. */
function isForAdults(path: string): boolean {
  return !isPrivatePath(path) && !isLegalKind(path.split('/')[1] ?? '')
}
