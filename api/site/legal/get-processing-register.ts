import { done } from '#app/models/platform/outcome.ts'
import { composeRegister } from '#app/texts/site/legal/register.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readLegalFacts } from './facts.ts'

/** The register of what the site does with personal data. */
export const getProcessingRegister: UseCase<Contract['getProcessingRegister']> = async (_given, { site, read }) =>
  done(composeRegister(await readLegalFacts(site, read)))
