import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { requireOffice } from './require-office.ts'

/** Makes an empty site and invites its owner by mail. */
export const createHostedSite: UseCase<Contract['createHostedSite']> = async ({ body }, ctx) => requireOffice(ctx).create(body)
