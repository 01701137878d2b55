import { sayTime } from '#app/models/site/settings/opening-hours.ts'
import { letterPages as words } from '#app/texts/audience/newsletter.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'
import { LetterForm } from '../../platform/letter-form/letter-form.tsx'

/** By which minute of the day a mail has left, at a full ten; `full` where none is taken for an hour, nothing where it leaves at once. */
export type MailWait = number | 'full' | undefined

/** The page that asks for an address. */
export function SubscribeScreen({ state, shown }: { state: FormState | undefined; shown: string }) {
  return (
    <PlainScreen title={words.subscribe.title} lead={words.subscribe.lead(useGoods())} fromHome>
      <LetterForm place="page" state={state} shown={state?.values.shown ?? shown} />
    </PlainScreen>
  )
}

/** What is said once a link has gone out. */
export function SentScreen({ wait }: { wait: MailWait }) {
  const said = typeof wait === 'number' ? { ...words.sent, lead: words.sentLater(sayTime(wait)) } : wait ? words.full : words.sent
  return (
    <PlainScreen title={said.title} lead={said.lead}>
      {said.hint && <p>{said.hint}</p>}
      <Home label={words.sent.back} />
    </PlainScreen>
  )
}

/** What is said once all letters are stopped. */
export function LeftScreen() {
  return (
    <PlainScreen {...words.left}>
      <Home label={words.left.back} />
    </PlainScreen>
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
