import { addresses } from '#app/models/platform/web/addresses.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { mailLink } from '../../platform/mail/mail-link.ts'
import { makeEmailProof } from '../email-proof/email-proofs.ts'

type Unconfirmed = { id: string; email: string; email_shown: string }

/**
 * Sends the link once more that opens an account whose mailbox has not answered. It brings no password along, for whoever registered last
 * may be a stranger: the page of its link asks for one.
 */
export async function sendConfirmation(
  tx: SiteWriter,
  { id: userId, email, email_shown: shown }: Unconfirmed,
  { site, now }: Pick<CallContext, 'site' | 'now'>,
): Promise<void> {
  await mailLink(tx, { kind: 'confirm_account', to: email, site, now }, async () => ({
    path: addresses.confirmAccount(await makeEmailProof(tx, { userId, kind: 'account', email, shown, now })),
  }))
}
