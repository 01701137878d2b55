import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { WrittenKind } from '#app/models/content/written-kind.ts'
import type { Caller } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { authorOf } from './authors.ts'
import { keepVersion } from './publish-body.ts'

type Change = {
  tx: SiteWriter
  caller: Caller
  now: Date
  known: { id: string; blocks: string; updated_at: string } | undefined
  body: { blocks?: PageBlock[] | undefined }
}

/** Keeps as a version what is changed in public at once, without a draft. */
export async function keepChangedBody(kind: WrittenKind, { tx, caller, now, known, body }: Change): Promise<void> {
  if (!known || !body.blocks) return
  const written = { cause: 'PUBLISHED', author: authorOf(caller), at: now.toISOString() } as const
  await keepVersion(tx, { record: { ...known, kind }, blocks: body.blocks, ...written })
}
