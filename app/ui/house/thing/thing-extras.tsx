import type { ReactNode } from 'react'
import type { FormField } from '#app/models/content/forms/form-field.ts'
import { AnswersLink } from '../desks/answers-export.tsx'
import { MediaPreview } from '../desks/media-preview.tsx'
import { ResendMail } from '../desks/resend-mail.tsx'
import { ResendWebhook } from '../desks/resend-webhook.tsx'
import { FormAdvice } from '../fields/form-advice.tsx'
import { PaperLink } from '../frame/paper-link.tsx'
import { AnswerMessage } from './answer-message.tsx'
import { BuyerSheet } from './buyer-sheet.tsx'
import { EndSessions } from './end-sessions.tsx'
import { FontFile } from './font-file.tsx'
import { LabelCodePart } from './label-code.tsx'
import { LetterActs, LetterState } from './letter-state.tsx'
import { MarkRead } from './mark-read.tsx'
import { MemberSheet } from './member-sheet.tsx'
import { SaleState } from './sale-state.tsx'
import { ThingFiles } from './thing-files.tsx'
import type { ThingScene } from './thing-view.ts'
import { WithdrawalActs } from './withdrawal-acts.tsx'

/** What only some kinds of things have on their screen. */
type Extras = Record<string, (scene: ThingScene) => ReactNode>

/** Before what the thing is. */
export const aboveThing: Extras = {
  form: ({ thing }) => <FormAdvice fields={thing.fields as FormField[]} />,
  image: ({ thing, placeOf }) => <MediaPreview thing={thing} placeOf={placeOf} />,
  mail: ({ thing }) => thing.state === 'FAILED' && <ResendMail id={thing.id} />,
  'webhook-delivery': ({ thing }) => <ResendWebhook id={thing.id} />,
  letter: ({ thing }) => <LetterState thing={thing} />,
  message: ({ desk, thing }) => <MarkRead {...{ desk, thing }} />,
  'form-answer': ({ desk, thing }) => <MarkRead {...{ desk, thing }} />,
  paper: ({ thing }) => <PaperLink id={thing.id} />,
  product: ({ sale }) => sale && <SaleState sale={sale} of="product" />,
  declination: ({ sale }) => sale && <SaleState sale={sale} of="declination" />,
}

/** After it, and before what can be changed of it. */
export const belowThing: Extras = {
  declination: ({ labelCode }) => labelCode && <LabelCodePart code={labelCode} />,
  buyer: ({ thing }) => <BuyerSheet thing={thing} />,
  claim: ({ desk, thing }) => <ThingFiles files={thing.files} path={`/admin/${desk.slug}/${thing.id}/photos`} />,
  'form-answer': ({ desk, thing }) => (
    <>
      <ThingFiles files={thing.files} path={`/admin/${desk.slug}/${thing.id}/fichiers`} />
      <AnswersLink form={String(thing.form)} />
    </>
  ),
  member: ({ thing }) => <MemberSheet thing={thing} />,
  message: ({ thing, refused }) => <AnswerMessage thing={thing} typed={refused.typed} />,
  withdrawal: ({ thing, refused }) => <WithdrawalActs thing={thing} typed={refused.typed} />,
}

const endSessions: Extras[string] = ({ desk, thing }) => desk.calls.change && <EndSessions id={thing.id} open={thing.sessions} />

/** After its form. */
export const apartFromThing: Extras = {
  member: endSessions,
  user: endSessions,
  font: ({ thing, refused }) => <FontFile id={thing.id} file={String(thing.file ?? '')} fault={refused.typed?.fault} />,
  form: ({ thing }) => <AnswersLink form={thing.id} />,
  letter: ({ thing, refused }) => <LetterActs thing={thing} refused={refused.refusedMoment} />,
}
