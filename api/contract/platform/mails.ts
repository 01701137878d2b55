import { z } from 'zod'
import { mailKinds } from '#app/models/audience/mail-kind.ts'
import { call } from './call.ts'
import { list } from './list.ts'
import { Id, Instant, listed, Nothing, ShortText } from './values.ts'

const ById = z.strictObject({ id: Id })

/** A mail of the outbox as the owner sees it: to whom and why, never what it says, for its links open accounts. */
const SentMail = z.object({
  id: Id,
  kind: z.enum(mailKinds),
  recipient: ShortText,
  state: z.enum(['WAITING', 'SENT', 'FAILED']),
  tries: z.int(),
  createdAt: Instant,
  nextTryAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  failedAt: Instant.nullable(),
  reason: ShortText,
})

/** The mails that went out, wait or could not go. */
export const mails = {
  listMails: call('GET /admin/mail', 'admin', {
    says: 'Les courriels du site, sans leur texte ; `state=FAILED` pour ceux qui n’ont pu partir.',
    query: list(
      { state: 'text', kind: 'text', recipient: 'text', tries: 'number', createdAt: 'moment' },
      { orderBy: '-createdAt' },
    ),
    answer: listed('mails', SentMail),
  }),
  getMail: call('GET /admin/mail/{id}', 'admin', {
    says: 'Un courriel, sans son texte : pour qui, quand, et pourquoi il n’est pas parti.',
    params: ById,
    answer: SentMail,
  }),
  resendMail: call('POST /admin/mail/{id}/resend', 'admin', {
    says: 'Remet en route un courriel qui n’a pu partir.',
    params: ById,
    answer: Nothing,
  }),
}
