import { addresses } from '#app/models/platform/web/addresses.ts'
import { newsletterConsent } from '#app/texts/audience/newsletter.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { makeSecret } from '../../platform/secrets/secrets.ts'
import { findByEmail, type SubscriberRow } from './subscriber.ts'

type Proven = {
  email: string
  shown: string
  lists: string[]
  source: SubscriberRow['source']
  firstname?: string
  lastname?: string
}

/** Subscribes an address whose mailbox is proven already, and welcomes whoever was no subscriber. */
export async function subscribeProven(tx: SiteWriter, proven: Proven, ctx: Pick<CallContext, 'site' | 'now'>): Promise<void> {
  const { email, shown, lists, source, firstname = '', lastname = '' } = proven
  const at = ctx.now.toISOString()
  const known = await findByEmail(tx, email)
  const fresh = {
    state: 'SUBSCRIBED' as const,
    lists: JSON.stringify(lists),
    left_at: null,
    refusals: 0,
    rested_at: null,
    proof_hash: null,
    proof_ends_at: null,
  }
  if (known?.state === 'SUBSCRIBED') {
    await tx.updateTable('newsletter_subscribers').set(fresh).where('id', '=', known.id).execute()
    return
  }
  const said = {
    email_shown: shown,
    firstname,
    lastname,
    source,
    consent: newsletterConsent[source],
    asked_at: at,
    confirmed_at: at,
  }
  const key = known?.way_out ?? makeSecret()
  if (known) {
    await tx
      .updateTable('newsletter_subscribers')
      .set({ ...fresh, ...said })
      .where('id', '=', known.id)
      .execute()
  } else {
    await tx
      .insertInto('newsletter_subscribers')
      .values({ id: crypto.randomUUID(), email, way_out: key, ...fresh, ...said })
      .execute()
  }
  await welcome(tx, { to: shown, key }, ctx)
}

/** The first letter: it says what was chosen and how to stop. */
export async function welcome(
  tx: SiteWriter,
  { to, key }: { to: string; key: string },
  { site, now }: Pick<CallContext, 'site' | 'now'>,
): Promise<void> {
  const params = { path: addresses.chooseLetters(key), leave: addresses.leaveLetter(key) }
  await queueMail(tx, { kind: 'newsletter_welcome', to, params, site, now })
}

/** Ends all letters to somebody; who they were is forgotten, that they asked and left is kept as proof. */
export async function leave(tx: SiteWriter, { id }: Pick<SubscriberRow, 'id'>, now: Date): Promise<void> {
  await tx.updateTable('newsletter_subscribers').set(leftColumns(now)).where('id', '=', id).where('state', '<>', 'LEFT').execute()
}

/** What is still known of somebody who left. */
export function leftColumns(now: Date) {
  return {
    state: 'LEFT' as const,
    lists: '[]',
    left_at: now.toISOString(),
    firstname: '',
    lastname: '',
    proof_hash: null,
    proof_ends_at: null,
  }
}
