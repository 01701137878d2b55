import { linkSeconds, type MailKind, minutesWorthSending } from '#app/models/audience/mail-kind.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { SiteReader, SiteWriter } from '../database/database.ts'
import { after, hashToken } from '../secrets/secrets.ts'

type LinkKind = keyof typeof linkSeconds
type Link = { kind: LinkKind; hash: string }

const pathOf: Record<LinkKind, (token: string) => string> = {
  reset_password: addresses.resetPassword,
  confirm_account: addresses.confirmAccount,
  confirm_email: addresses.confirmEmail,
  newsletter_confirm: addresses.confirmLetter,
}

/** What the link of a mail opens for a time only; nothing for a mail that has no such link. */
export function linkOf(kind: MailKind, { path = '' }: Record<string, string>): Link | undefined {
  if (!(kind in linkSeconds)) return undefined
  const link = kind as LinkKind
  const token = path.split('/').at(-1) ?? ''
  return /^[\w-]{43}$/.test(token) && path === pathOf[link](token) ? { kind: link, hash: hashToken(token) } : undefined
}

/** Whether a link opens anything still: it is neither used, nor replaced by a later one, nor too old. */
export async function isLinkAlive(read: SiteReader, { kind, hash }: Link, now: Date): Promise<boolean> {
  const at = now.toISOString()
  if (kind === 'reset_password') {
    const tokens = read.selectFrom('reset_tokens').select('user_id').where('token_hash', '=', hash).where('expires_at', '>', at)
    return (await tokens.executeTakeFirst()) !== undefined
  }
  if (kind === 'newsletter_confirm') {
    const wishes = read.selectFrom('newsletter_subscribers').select('id').where('proof_hash', '=', hash)
    return (await wishes.where('proof_ends_at', '>', at).executeTakeFirst()) !== undefined
  }
  const proofs = read.selectFrom('email_proofs').select('id').where('id', '=', hash).where('expires_at', '>', at)
  return (await proofs.executeTakeFirst()) !== undefined
}

type Waiting = { kind: MailKind; params: Record<string, string>; createdAt: string }

/** Whether a mail that waits says anything still; one that is worth nothing without its link is as old as the link. */
export async function isWorthSending(read: SiteReader, { kind, params, createdAt }: Waiting, now: Date): Promise<boolean> {
  const minutes = minutesWorthSending(kind)
  if (minutes === undefined) return true
  const link = linkOf(kind, params)
  return link ? isLinkAlive(read, link, now) : now.getTime() - Date.parse(createdAt) <= minutes * 60_000
}

/** Counts the life of a link from when its mail leaves: whoever waits for the mail has as long to follow it as anybody. */
export async function countLifeFrom(tx: SiteWriter, { kind, hash }: Link, moment: Date): Promise<void> {
  const ends = after(moment, linkSeconds[kind])
  if (kind === 'reset_password')
    await tx.updateTable('reset_tokens').set({ expires_at: ends }).where('token_hash', '=', hash).execute()
  else if (kind === 'newsletter_confirm')
    await tx.updateTable('newsletter_subscribers').set({ proof_ends_at: ends }).where('proof_hash', '=', hash).execute()
  else await tx.updateTable('email_proofs').set({ expires_at: ends }).where('id', '=', hash).execute()
}
