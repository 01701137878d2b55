import type { SiteWriter } from '../../platform/database/database.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'

/** Lets go of what somebody said below articles: by the address of their mailbox, or by their account. */
export async function forgetCommentsOf(tx: SiteWriter, column: 'email_key' | 'user_id', value: string): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('comments').where(column, '=', value).executeTakeFirst()
  if (numDeletedRows > 0n) await bumpContentVersion(tx)
}

/** Lets go of comments that came before this moment and stand below no article: not let through, or left without theirs. */
export async function forgetOldComments(tx: SiteWriter, before: string): Promise<void> {
  await tx
    .deleteFrom('comments')
    .where('created_at', '<=', before)
    .where((on) =>
      on.or([
        on('state', '!=', 'PUBLISHED'),
        on.and([on('article_kind', '=', 'news'), on('article_id', 'not in', tx.selectFrom('news').select('id'))]),
        on.and([on('article_kind', '=', 'blog'), on('article_id', 'not in', tx.selectFrom('blogs').select('id'))]),
      ]),
    )
    .execute()
}
