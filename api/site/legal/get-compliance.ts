import { done } from '#app/models/platform/outcome.ts'
import { findMissing } from '#app/models/site/law/legal-fields.ts'
import { complianceTexts } from '#app/texts/house/settings/compliance.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { tellLegalFacts } from './facts.ts'

/** Which fields the legal texts still miss, for staff alone: public pages never show that something is missing. */
export const getCompliance: UseCase<Contract['getCompliance']> = async (_given, { site, read, settings }) => {
  const own = await settings.of({ site, read, lang: site.lang })
  const missing = findMissing(await tellLegalFacts(site, read, own)).map((parameter) => ({
    parameter,
    label: parameterLabel(parameter)[0],
    ...complianceTexts[parameter],
  }))
  return done({ isComplete: missing.length === 0, missing })
}
