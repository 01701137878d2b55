import { readyReplyTexts } from '#app/texts/house/fields/ready-replies.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { resource } from '../../platform/resource/resource.ts'

/** Replies that lie ready for what is asked often. */
export const readyReplies = resource(
  'ready_replies',
  { one: 'ReadyReply', read: 'ReadyReply', many: 'ReadyReplies' },
  {
    list: 'replies',
    fields: { title: 'title', text: 'text', order: 'sort_order' },
    blank: { sort_order: 0 },
    isOrdered: true,
    most: 50,
  },
)

/** Lays the first ones ready in a new house. */
export async function layRepliesReady(tx: SiteWriter): Promise<void> {
  await tx
    .insertInto('ready_replies')
    .values(readyReplyTexts.map((reply, sort_order) => ({ ...reply, sort_order })))
    .execute()
}
