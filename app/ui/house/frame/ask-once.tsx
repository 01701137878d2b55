import type { ReactNode } from 'react'
import type { Entry } from '#app/models/house/panel/field.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { ScreenTitle } from './screen-title.tsx'

type Props = {
  title: string
  /** Where the answer goes, and what goes along with it. */
  action: string
  kept?: readonly Entry[]
  submit: string
  /** Where it leads not to answer. */
  back: string
  children: ReactNode
}

/** Asks once before something is done. */
export function AskOnce({ title, action, kept = [], submit, back, children }: Props) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <section className="sheet" aria-label={title}>
        {children}
        <form method="post" action={action} className="actions">
          {kept.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="btn">
            {submit}
          </button>
          <a className="btn btn-line" href={back}>
            {panelTexts.cancel}
          </a>
        </form>
      </section>
    </>
  )
}
