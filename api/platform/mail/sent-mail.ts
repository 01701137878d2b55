import type { MailKind } from '#app/models/audience/mail-kind.ts'
import type { Answer, Contract } from '../../contract/index.ts'
import type { SiteReader } from '../database/database.ts'

/** What may be told of a mail, with its state; its params stay where they are, for they hold what its links open. */
export function withState(read: SiteReader) {
  return read
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'tries', 'created_at', 'next_try_at', 'sent_at', 'failed_at', 'last_error'])
    .select((row) =>
      row
        .case()
        .when('sent_at', 'is not', null)
        .then('SENT' as const)
        .when('failed_at', 'is not', null)
        .then('FAILED' as const)
        .else('WAITING' as const)
        .end()
        .as('state'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof withState>['executeTakeFirstOrThrow']>>

/** A stored mail as the owner sees it. */
export function toSentMail({ id, kind, recipient, state, tries, ...row }: Row): Answer<Contract['getMail']> {
  return {
    // The table holds what queueMail took, which is typed.
    id,
    kind: kind as MailKind,
    recipient,
    state,
    tries,
    createdAt: row.created_at,
    nextTryAt: state === 'WAITING' ? row.next_try_at : null,
    sentAt: row.sent_at,
    failedAt: row.failed_at,
    reason: row.last_error ?? '',
  }
}
