import type { CommentedKind } from '#app/models/content/comment.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import type { Answer, Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { meetMachine } from '../../platform/limits/message-spam.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import { findArticle } from './find-article.ts'
import { tellComment } from './tell-comment.ts'

const hour = 3600

/** Takes in what a visitor says of a piece of news, for the house to read; a machine is answered alike, and only counted. */
export const commentOnNews: UseCase<Contract['commentOnNews']> = (given, ctx) => giveComment('news', given, ctx)

/** The same of an article of the blog. */
export const commentOnBlog: UseCase<Contract['commentOnBlog']> = (given, ctx) => giveComment('blog', given, ctx)

type Given = Pick<Read<Contract['commentOnNews']>, 'params' | 'body'>

async function giveComment(
  kind: CommentedKind,
  { params, body }: Given,
  ctx: CallContext,
): Promise<Outcome<Answer<Contract['commentOnNews']>>> {
  const { caller, clientAddress, now } = ctx
  const article = await findArticle(ctx, kind, params.id)
  if (!article) return refused('not_found')
  if (!article.isOpen) return refused('conflict', { fields: { text: { code: 'comments_closed' } } })
  const email_key = emailKey(body.email)
  if (email_key === undefined) return refused('invalid', { fields: { email: { code: 'format' } } })
  // By place alone: what strangers write in a name does not silence whoever bears it.
  const bucket = `comment block ${blockOf(clientAddress)}`
  const allowed = await countTry(ctx, [{ bucket, limit: 5, windowSeconds: hour, now }])
  if (!allowed.ok) return allowed
  return ctx.inTransaction(async (tx) => {
    const machine = await meetMachine(tx, body, now)
    if (!machine.ok) return keepWritten(machine)
    if (machine.value) return done({})
    const comment = {
      id: crypto.randomUUID(),
      article_kind: kind,
      article_id: article.id,
      article_title: article.title,
      author: body.author,
      email: body.email.trim(),
      email_key,
      user_id: caller.role === 'VISITOR' ? null : caller.userId,
      text: body.text,
      state: 'WAITING' as const,
      answer: '',
      created_at: now.toISOString(),
      decided_at: null,
    }
    await tx.insertInto('comments').values(comment).execute()
    await tellComment(tx, comment, ctx)
    return done({})
  })
}
