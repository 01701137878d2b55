import type { Entry, PanelField } from '#app/models/panel/field.ts'
import type { Desk } from '#app/services/panel/desks.server.ts'
import type { Links } from '#app/services/panel/links.server.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { Part } from './part.tsx'

/** What a form of the panel shows: where it stands, what was typed and what is to be corrected. */
export type FormScene = {
  desk: Pick<Desk, 'resource' | 'links'>
  links: Links
  entries: readonly Entry[]
  faults: Readonly<Record<string, string>>
}

type Props = {
  scene: FormScene
  fields: readonly PanelField[]
  action: string
  message?: string | undefined
  submit: string
  children?: React.ReactNode
}

/** A form of a desk: every field that its call takes, the plain ones first. */
export function ThingForm({ scene, fields, action, message, submit, children }: Props) {
  const asked = fields.filter(({ kind }) => kind !== 'written')
  const isPlain = ({ kind }: PanelField) => kind !== 'group' && kind !== 'rows'
  return (
    <form method="post" action={action} className="form" noValidate>
      {message && <Refusal message={message} faults={scene.faults} />}
      <Part scene={scene} fields={[...asked.filter(isPlain), ...asked.filter((field) => !isPlain(field))]} path={[]} name="" />
      <p className="actions save-bar">
        <button type="submit" className="btn">
          {submit}
        </button>
        {children}
      </p>
    </form>
  )
}

function Refusal({ message, faults }: { message: string; faults: FormScene['faults'] }) {
  const told = Object.entries(faults)
  return (
    // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what is wrong
    <div className="note note-bad" role="alert" tabIndex={-1} autoFocus>
      <p>{message}</p>
      {told.length > 0 && (
        <ul>
          {told.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#f-${name}`}>{sentence}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="told">{panelTexts.refused}</p>
    </div>
  )
}
