import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { toLookDraft } from './look-draft.ts'

/** What is being tried on of a site's look. */
export const getLookDraft: UseCase<Contract['getLookDraft']> = async (_given, ctx) => done(await toLookDraft(ctx, ctx.read))
