import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readAdminSite } from './site-info.ts'

/** The site as its staff sees it. */
export const getAdminSite: UseCase<Contract['getAdminSite']> = async (_given, ctx) => done(await readAdminSite(ctx))
