import type { ReactNode } from 'react'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { FilledForm } from '../frame/posted.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { RecordForm } from './record-form.tsx'

type Props = {
  title: string
  says: string
  /** The screen above this one. */
  back?: { href: string; label: string }
  resource: string
  fields: readonly PanelField[]
  filled: FilledForm
  path: string
  children?: ReactNode
}

/** A screen that is one form: what there is one of on a site. */
export function FormScreen({ title, says, back, resource, fields, filled: { message, ...filled }, path, children }: Props) {
  return (
    <>
      <ScreenHead back={back} title={title} says={says} />
      <section className="sheet" aria-label={title}>
        <RecordForm
          ctx={{ desk: { resource }, links: new Map(), ...filled }}
          fields={fields}
          action={path}
          message={message}
          submit={panelTexts.save}
        />
        {children}
      </section>
    </>
  )
}
