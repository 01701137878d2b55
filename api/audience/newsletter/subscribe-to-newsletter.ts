import { linkSeconds } from '#app/models/audience/mail-kind.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { newsletterConsent } from '#app/texts/audience/newsletter.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { meetMachine } from '../../platform/limits/message-spam.ts'
import { countTry, takeRate } from '../../platform/limits/take-rate.ts'
import { mailLink } from '../../platform/mail/mail-link.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { type MailWait, sayWait } from '../../platform/mail/say-wait.ts'
import { inEqualTime } from '../../platform/secrets/equal-time.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'
import { hasNewsletter, requireLists } from './lists.ts'
import { findByEmail, type SubscriberRow } from './subscriber.ts'

type Body = Read<Contract['subscribeToNewsletter']>['body']

const hour = 3600

/** Notes who wants letters and asks their mailbox; whether the address was known, only the mail says. */
export const subscribeToNewsletter: UseCase<Contract['subscribeToNewsletter']> = ({ body }, ctx) =>
  inEqualTime(async (): Promise<Outcome<MailWait>> => {
    const email = emailKey(body.email)
    if (email === undefined) return refused('invalid', { fields: { email: { code: 'format' } } })
    if (!(await hasNewsletter(ctx.read, ctx.site.lang))) return refused('not_found')
    const { now, clientAddress } = ctx
    const bucket = `newsletter block ${blockOf(clientAddress)}`
    const allowed = await countTry(ctx, [{ bucket, limit: 20, windowSeconds: hour, now }])
    if (!allowed.ok) return allowed
    return ctx.inTransaction(async (tx) => {
      const lists = await requireLists(tx, body.lists)
      if (!lists.ok) return lists
      const machine = await meetMachine(tx, body, now)
      if (!machine.ok) return keepWritten(machine)
      const wait = await sayWait(tx, 'news', now)
      if (!machine.value && (await mayWrite(tx, email, now))) await noteWish(tx, { body, email, lists: lists.value }, ctx)
      return done(wait)
    })
  })

/** A mailbox is written to three times an hour; whoever asks on is answered alike, for it may be strangers who did before. */
async function mayWrite(tx: SiteWriter, email: string, now: Date): Promise<boolean> {
  return (await takeRate(tx, { bucket: `newsletter of ${mailboxOf(email)}`, limit: 3, windowSeconds: hour, now })).ok
}

type Wish = { body: Body; email: string; lists: string[] }

async function noteWish(tx: SiteWriter, wish: Wish, { site, now }: CallContext): Promise<void> {
  const known = await findByEmail(tx, wish.email)
  if (known?.state === 'SUBSCRIBED') {
    // A stranger may have typed it: the one who receives the letters chooses, by the key of their own.
    const params = { path: addresses.chooseLetters(known.way_out), leave: addresses.leaveLetter(known.way_out) }
    await queueMail(tx, { kind: 'newsletter_known', to: known.email_shown, params, site, now })
    return
  }
  await mailLink(tx, { kind: 'newsletter_confirm', to: wish.body.email, site, now }, async () => {
    const token = makeSecret()
    await keepWish(tx, known, { ...wish, token, now })
    return { path: addresses.confirmLetter(token) }
  })
}

/** A wish leaves the state as it was: somebody who left stays out until their mailbox says otherwise. */
async function keepWish(
  tx: SiteWriter,
  known: SubscriberRow | undefined,
  { body, email, lists, token, now }: Wish & { token: string; now: Date },
): Promise<void> {
  const said = {
    email_shown: body.email.trim(),
    firstname: body.firstname ?? '',
    lastname: body.lastname ?? '',
    lists: JSON.stringify(lists),
    source: 'SITE' as const,
    consent: newsletterConsent.SITE,
    asked_at: now.toISOString(),
    proof_hash: hashToken(token),
    proof_ends_at: after(now, linkSeconds.newsletter_confirm),
  }
  if (known) {
    await tx.updateTable('newsletter_subscribers').set(said).where('id', '=', known.id).execute()
    return
  }
  await tx
    .insertInto('newsletter_subscribers')
    .values({ id: crypto.randomUUID(), email, state: 'PENDING', way_out: makeSecret(), ...said })
    .execute()
}
