import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { readMemberExport } from './read-member-export.ts'

/** All that the site holds on the caller, and on nobody else. */
export const exportOwnData: UseCase<Contract['exportOwnData']> = async (_given, ctx) =>
  done(await readMemberExport(ctx, getMember(ctx).userId))
