import { addresses } from '#app/models/platform/web/addresses.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findCompanyMailbox } from '../../platform/mail/company-mailbox.ts'
import { mailHouse } from '../../platform/mail/mail-house.ts'
import type { CommentRow } from './comment.ts'

/** Tells the house by mail that a comment waits to be read; of those that follow within the hour one more mail tells. */
export async function tellComment(
  tx: SiteWriter,
  { id, author, text, article_title }: Pick<CommentRow, 'id' | 'author' | 'text' | 'article_title'>,
  { site, now }: Pick<CallContext, 'site' | 'now'>,
): Promise<void> {
  const to = await findCompanyMailbox(tx, site.lang)
  const params = { article: article_title, author, text, path: addresses.panelComment(id) }
  await mailHouse(tx, { kind: 'comment_received', to, params, site, now })
}
