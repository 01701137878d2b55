import type { ReactNode } from 'react'
import type { FormField } from '#app/models/content/forms/form-field.ts'
import { CardLink } from '../clients/card-link.tsx'
import { ClientCard } from '../clients/client-card.tsx'
import { ClientSheet } from '../clients/client-sheet.tsx'
import { MessageThread } from '../clients/message-thread.tsx'
import { AnswersLink } from '../desks/answers-export.tsx'
import { MediaPreview } from '../desks/media-preview.tsx'
import { ResendMail } from '../desks/resend-mail.tsx'
import { ResendWebhook } from '../desks/resend-webhook.tsx'
import { FormAdvice } from '../fields/form-advice.tsx'
import { PaperLink } from '../frame/paper-link.tsx'
import { ClaimActs } from './claim-acts.tsx'
import { ClosingState } from './closing-state.tsx'
import { EndSessions } from './end-sessions.tsx'
import { FontFile } from './font-file.tsx'
import { LabelCodePart } from './label-code.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { LetterActs, LetterState } from './letter-state.tsx'
import { MarkRead } from './mark-read.tsx'
import { MemberSheet } from './member-sheet.tsx'
import { RecordFiles } from './record-files.tsx'
import type { RecordContext } from './record-view.ts'
import { SaleState } from './sale-state.tsx'
import { WithdrawalActs } from './withdrawal-acts.tsx'

/** What only some kinds of things have on their screen. */
type Extras = Record<string, (ctx: RecordContext) => ReactNode>

/** Before what the thing is. */
export const aboveRecord: Extras = {
  form: ({ record }) => <FormAdvice fields={record.fields as FormField[]} />,
  image: ({ record, placeOf }) => <MediaPreview record={record} placeOf={placeOf} />,
  mail: ({ record }) => record.state === 'FAILED' && <ResendMail id={record.id} />,
  'webhook-delivery': ({ record }) => <ResendWebhook id={record.id} />,
  letter: ({ record, knownTags }) => <LetterState record={record} knownTags={knownTags} />,
  // Who opens a message wants to read and answer it: who wrote it, and how, comes after.
  message: ({ desk, record, refused, readyReplies }) => (
    <>
      <MarkRead desk={desk} record={record} />
      <MessageThread record={record} readyReplies={readyReplies} typed={refused.typed} />
    </>
  ),
  'form-answer': ({ desk, record }) => <MarkRead desk={desk} record={record} />,
  paper: ({ record }) => <PaperLink id={record.id} />,
  'collection-closing': ({ record }) => <ClosingState record={record} />,
  declination: ({ sale }) => sale && <SaleState sale={sale} />,
}

/** After it, and before what can be changed of it. */
export const belowRecord: Extras = {
  declination: ({ labelCode }) => labelCode && <LabelCodePart code={labelCode} />,
  client: ({ record, knownTags, refused }) => (
    <>
      <ClientSheet record={record} />
      <ClientCard record={record} knownTags={knownTags} refused={refused} />
    </>
  ),
  claim: ({ desk, record, refused }) => (
    <>
      <RecordFiles files={record.files} path={`/admin/${desk.slug}/${record.id}/photos`} />
      <ClaimActs record={record} refused={refused} />
    </>
  ),
  'form-answer': ({ desk, record }) => (
    <>
      <RecordFiles files={record.files} path={`/admin/${desk.slug}/${record.id}/fichiers`} />
      <AnswersLink form={String(record.form)} />
    </>
  ),
  member: ({ record }) => <MemberSheet record={record} />,
  'newsletter-subscriber': ({ record }) => <CardLink id={record.id} />,
  withdrawal: ({ record, refused }) => <WithdrawalActs record={record} typed={refused.typed} />,
}

const endSessions: Extras[string] = ({ desk, record }) =>
  desk.calls.change && <EndSessions id={record.id} open={record.sessions} />

/** After its form. */
export const apartFromRecord: Extras = {
  member: endSessions,
  user: endSessions,
  font: ({ record, refused }) => <FontFile record={record} typed={refused.typed} />,
  form: ({ record }) => <AnswersLink form={record.id} />,
  letter: ({ record, refused, letterPreview }) => (
    <>
      {letterPreview && <LetterPreview mail={letterPreview} />}
      <LetterActs record={record} refused={refused.refusedMoment} typed={refused.typed} />
    </>
  ),
}
