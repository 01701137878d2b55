import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { WrittenKind } from '#app/models/content/written-kind.ts'
import type { Caller } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'
import { authorOf } from './authors.ts'
import { type Head, headOf, writeHead } from './head/head.ts'
import { keepVersion } from './publish-body.ts'

type Known = { id: string; title: string; summary: string; image_id: string; blocks: string; is_valid: 0 | 1; updated_at: string }
type Change = {
  tx: SiteWriter
  caller: Caller
  now: Date
  known: Known | undefined
  body: Partial<Head> & { blocks?: PageBlock[] | undefined }
}

/** Keeps as a version what is changed in public at once, without a draft. */
export async function keepChangedBody(kind: WrittenKind, { tx, caller, now, known, body }: Change): Promise<void> {
  if (!known) return
  const { title = known.title, summary = known.summary, idImage = known.image_id } = body
  const head = writeHead({ title, summary, idImage })
  // Nobody has read the head of what is hidden.
  const isOtherHead = known.is_valid === 1 && head !== headOf(known)
  if (!body.blocks && !isOtherHead) return
  const blocks = body.blocks ?? readBlocks(known.blocks, () => {})
  const written = { cause: 'PUBLISHED', author: authorOf(caller), at: now.toISOString() } as const
  await keepVersion(tx, { record: { ...known, kind }, blocks, head, ...written })
}
