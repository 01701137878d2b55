import { fieldLabels, labelOf } from '#app/texts/identity/account/fields.ts'
import { AlertIcon } from '../icon.tsx'
import type { FormState } from './form-state.ts'

type Props = { name: string; state: FormState; labels?: Record<string, string> | undefined }

/** Why a form was refused, with a link to each field that is to be corrected. */
export function ErrorSummary({ name, state, labels = fieldLabels }: Props) {
  const faults = Object.entries(state.faults)
  return (
    // biome-ignore lint/a11y/noAutofocus: without script this is what leads to a fault that belongs to no field
    <div className="note note-bad" role="alert" tabIndex={-1} autoFocus={faults.length === 0}>
      <AlertIcon />
      <p>
        <strong>{state.message}</strong>
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(([field, sentence]) => (
            <li key={field}>
              <a href={`#${name}-${field}`}>{labelOf(field, labels) ?? field}</a> : {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
