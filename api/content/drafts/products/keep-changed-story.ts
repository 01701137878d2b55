import type { Caller } from '../../../platform/call/call-context.ts'
import type { SiteWriter } from '../../../platform/database/database.ts'
import { storyToWrite } from '../../stories/story-blocks.ts'
import { findStory } from '../../stories/story-record.ts'
import { authorOf } from '../authors.ts'
import { keepVersion } from '../publish-body.ts'

type Change = { id: string; story: string | undefined; caller: Caller; now: Date }

/** Keeps as a version the story that is written in the form of its product, or in a table, at once; asked before it is. */
export async function keepChangedStory(tx: SiteWriter, { id, story, caller, now }: Change): Promise<void> {
  if (story === undefined) return
  const known = await tx.selectFrom('products').select(['story', 'story_blocks']).where('id', '=', id).executeTakeFirst()
  if (!known || known.story === story) return
  const record = await findStory(tx, id)
  if (!record) return
  const blocks = storyToWrite({ ...known, story })
  const written = { cause: 'PUBLISHED', author: authorOf(caller), at: now.toISOString() } as const
  await keepVersion(tx, { record, blocks, head: null, ...written })
}
