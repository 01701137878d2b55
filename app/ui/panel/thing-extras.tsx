import type { ReactNode } from 'react'
import type { ThingScene } from '#app/services/panel/thing-screen.server.ts'
import { AnswerMessage } from './answer-message.tsx'
import { EndSessions } from './end-sessions.tsx'
import { LetterState } from './letter-state.tsx'
import { MediaPreview } from './media-preview.tsx'
import { MemberSheet } from './member-sheet.tsx'
import { PaperLink } from './paper-link.tsx'
import { ResendMail } from './resend-mail.tsx'
import { ResendWebhook } from './resend-webhook.tsx'
import { ThingFiles } from './thing-files.tsx'

/** What only some kinds of things have on their screen. */
type Extras = Record<string, (scene: ThingScene) => ReactNode>

/** Before what the thing is. */
export const aboveThing: Extras = {
  image: ({ thing, placeOf }) => <MediaPreview thing={thing} placeOf={placeOf} />,
  mail: ({ thing }) => thing.state === 'FAILED' && <ResendMail id={thing.id} />,
  'webhook-delivery': ({ thing }) => <ResendWebhook id={thing.id} />,
  letter: ({ thing, refusedMoment }) => <LetterState thing={thing} refused={refusedMoment} />,
  paper: ({ thing }) => <PaperLink id={thing.id} />,
}

/** After it, and before what can be changed of it. */
export const belowThing: Extras = {
  claim: ({ desk, thing }) => <ThingFiles files={thing.files} path={`/admin/${desk.slug}/${thing.id}/photos`} />,
  member: ({ thing }) => <MemberSheet thing={thing} />,
  message: ({ thing }) => <AnswerMessage thing={thing} />,
}

const endSessions: Extras[string] = ({ desk, thing }) => desk.calls.change && <EndSessions id={thing.id} open={thing.sessions} />

/** After its form. */
export const apartFromThing: Extras = { member: endSessions, user: endSessions }
