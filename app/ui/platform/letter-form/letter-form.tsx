import { href } from 'react-router'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { letterForm as words } from '#app/texts/audience/newsletter.ts'
import { Fault } from '../forms/field.tsx'
import type { FormState } from '../forms/form-state.ts'
import { Trap } from '../forms/trap.tsx'

type Props = {
  /** Where it stands: a page may hold it twice. */
  place: string
  title?: string
  state?: FormState | undefined
  /** Only where no cache keeps the page. */
  shown?: string | undefined
}

/** One line to ask for the letters of the house; plain HTML, the same wherever it stands. */
export function LetterForm({ place, title, state, shown }: Props) {
  const name = `lettre-${place}`
  const id = `${name}-email`
  const fault = state?.faults.email ?? (state && Object.keys(state.faults).length === 0 ? state.message : undefined)
  return (
    <form method="post" action={href('/newsletter')} className="letter-form" noValidate>
      {title && <h2>{title}</h2>}
      <label htmlFor={id}>{words.email}</label>
      <div className="letter-line">
        <input
          id={id}
          type="email"
          name="email"
          className="input"
          autoComplete="email"
          required
          defaultValue={state?.values.email}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault ${id}-about` : `${id}-about`}
          // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
          autoFocus={fault !== undefined}
        />
        <button type="submit" className="btn">
          {words.submit}
        </button>
      </div>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
      <p id={`${id}-about`} className="small">
        {bindFrenchSpaces(words.consent)} <a href={href('/privacy-policy')}>{words.more}</a>
      </p>
      <Trap form={name} label={words.trap} shown={shown} />
    </form>
  )
}
