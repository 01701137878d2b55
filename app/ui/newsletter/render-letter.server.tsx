import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { sayTime } from '#app/models/opening-hours.ts'
import type { FormState } from '#app/services/account-form.server.ts'
import type { MailWait } from '#app/services/mail-wait.server.ts'
import { letterPages as words } from '#app/texts/newsletter.ts'
import { markLinks } from '../body/mark-links.ts'
import { PlainScreen } from '../plain-form/plain-screen.tsx'
import { LetterForm } from './letter-form.tsx'

/** The page that asks for an address, as HTML. */
export function renderSubscribe(state: FormState | undefined, shown: string): string {
  return render(
    <PlainScreen {...words.subscribe} fromHome>
      <LetterForm place="page" state={state} shown={state?.values.shown ?? shown} />
    </PlainScreen>,
  )
}

/** What is said once a link has gone out. */
export function renderSent(wait: MailWait): string {
  const said = typeof wait === 'number' ? { ...words.sent, lead: words.sentLater(sayTime(wait)) } : wait ? words.full : words.sent
  return render(
    <PlainScreen title={said.title} lead={said.lead}>
      {said.hint && <p>{said.hint}</p>}
      <Home label={words.sent.back} />
    </PlainScreen>,
  )
}

/** What is said once all letters are stopped. */
export function renderLeft(): string {
  return render(
    <PlainScreen {...words.left}>
      <Home label={words.left.back} />
    </PlainScreen>,
  )
}

function Home({ label }: { label: string }) {
  return (
    <p className="actions">
      <a className="btn btn-line" href="/">
        {label}
      </a>
    </p>
  )
}

function render(screen: ReactElement): string {
  return markLinks(renderToStaticMarkup(screen))
}
