import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readSiteInfo } from './site-info.ts'

/** What anyone may know of the site. */
export const getSiteInfo: UseCase<Contract['getSiteInfo']> = async (_given, ctx) => done(await readSiteInfo(ctx))
