import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { readAdminSite } from './site-info.ts'

/** The site as its staff sees it. */
export const getAdminSite: UseCase<Contract['getAdminSite']> = async (_given, visit) => done(await readAdminSite(visit))
