import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { changeSubscription } from './change-subscription.ts'
import { getMailbox } from './get-newsletter-subscription.ts'
import { hasNewsletter } from './lists.ts'
import { findByEmail, toSubscription } from './subscriber.ts'

/** Changes what the caller receives; the mailbox of an account is proven, so no link has to go there first. */
export const changeNewsletterSubscription: UseCase<Contract['changeNewsletterSubscription']> = async ({ body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const mailbox = await getMailbox(tx, getMember(ctx).userId)
    const known = await findByEmail(tx, mailbox.email)
    const isLeaving = body.isSubscribed === false || body.lists?.length === 0
    // Where the letters were switched off nobody subscribes any more; leaving stays possible.
    if (!isLeaving && !(await hasNewsletter(tx, ctx.site.lang))) return refused('not_found')
    const changed = await changeSubscription(tx, { wish: body, proven: { ...mailbox, source: 'ACCOUNT' }, known }, ctx)
    return changed.ok ? done(await toSubscription(tx, await findByEmail(tx, mailbox.email))) : changed
  })
