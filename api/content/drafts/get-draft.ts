import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { findWithDraft, toDraft } from './draft.ts'

/** What is being written of a page or an article. */
export const getDraft =
  (kind: WrittenKind) =>
  async ({ params }: Read<Contract['getPageDraft']>, ctx: CallContext) => {
    const found = await findWithDraft(ctx.read, kind, params.id)
    return found ? done(await toDraft(found, ctx)) : refused('not_found')
  }
