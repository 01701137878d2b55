import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { readSiteInfo } from './site-info.ts'

/** What anyone may know of the site. */
export const getSiteInfo: UseCase<Contract['getSiteInfo']> = async (_given, visit) => done(await readSiteInfo(visit))
