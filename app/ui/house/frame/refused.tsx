import { href, isRouteErrorResponse } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { errors } from '#app/texts/site/site.ts'
import { EndedSession } from './ended-session.tsx'
import type { ProofAsk } from './proof.ts'
import { ProofForm } from './proof-form.tsx'
import { ScreenTitle } from './screen-title.tsx'
import type { EndedSession as Ended } from './staff.ts'

/** What a refusal brings along: a sentence, or what is to be done first. */
type Refusal = { message?: unknown; proof?: ProofAsk; ended?: Ended } | null | undefined

/** Why a screen of the panel is not shown, and the way on; to who has no panel nothing of it is told. */
export function Refused({ error, isInFrame }: { error: unknown; isInFrame: boolean }) {
  const told: Refusal = isRouteErrorResponse(error) ? error.data : undefined
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (told?.ended) return <EndedSession {...told.ended} />
  if (told?.proof) return <ProofForm {...told.proof} />
  if (!isInFrame) return <Lost status={status} />
  const message = sayRefusal(status, told?.message)
  return (
    <section className="sheet" aria-label={message}>
      <p className="eyebrow">{status}</p>
      <ScreenTitle>{message}</ScreenTitle>
      <p className="actions">
        <a className="btn" href={href('/admin')}>
          {panelTexts.backToDay}
        </a>
      </p>
    </section>
  )
}

function Lost({ status }: { status: number }) {
  return (
    <main className="sheet">
      <title>{`${status} · ${errors.notFound.text}`}</title>
      <p className="eyebrow">{status}</p>
      <h1>{errors.notFound.text}</h1>
      <p className="actions">
        <a className="btn" href="/">
          {errors.home}
        </a>
      </p>
    </main>
  )
}

function sayRefusal(status: number, message: unknown): string {
  if (status === statusOf.not_found) return panelTexts.missing
  return status < 500 && typeof message === 'string' ? message : errors.failed.text
}
