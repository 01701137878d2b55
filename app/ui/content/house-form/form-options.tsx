import type { ReactNode } from 'react'
import type { FormField } from '#app/models/content/forms/form-field.ts'
import { formTexts } from '#app/texts/content/forms.ts'
import type { KnownField } from '../../platform/forms/form-in-use.ts'

type Props = { field: FormField; known: KnownField; hang: (choice: string) => ReactNode }

/** Boxes or circles to choose from; what hangs on a choice stands right under it, and is hidden by style until it is made. */
export function FormOptions({ field, known, hang }: Props) {
  const { id, value = '', input } = known
  const { 'aria-describedby': about, 'aria-invalid': isFaulty, autoFocus } = input
  const isConsent = field.type === 'CONSENT'
  const chosen = value.split('\n')
  const options = isConsent ? [{ value: formTexts.yes, label: field.label }] : field.choices.map(plain)
  const list = options.map((option, place) => (
    <div key={option.value} className="option">
      <label className="check" htmlFor={place === 0 ? id : `${id}-${place}`}>
        <input
          id={place === 0 ? id : `${id}-${place}`}
          type={field.type === 'CHOICE' ? 'radio' : 'checkbox'}
          name={input.name}
          value={option.value}
          required={isConsent && field.isRequired}
          defaultChecked={chosen.includes(option.value)}
          aria-invalid={place === 0 ? isFaulty : undefined}
          aria-describedby={isConsent ? about : undefined}
          // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
          autoFocus={autoFocus && place === 0}
        />
        <span>
          {option.label}
          {isConsent && !field.isRequired && <span className="hint"> {formTexts.optional}</span>}
        </span>
      </label>
      {hang(option.value)}
    </div>
  ))
  if (isConsent) return list
  return (
    <fieldset className="options" aria-describedby={about}>
      <legend>
        {field.label} {!field.isRequired && <span className="hint">{formTexts.optional}</span>}
      </legend>
      {list}
    </fieldset>
  )
}

function plain(choice: string): { value: string; label: string } {
  return { value: choice, label: choice }
}
