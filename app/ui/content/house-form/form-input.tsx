import type { InputHTMLAttributes } from 'react'
import type { FormField } from '#app/models/content/forms/form-field.ts'
import { formTexts } from '#app/texts/content/forms.ts'
import type { KnownField } from '../../platform/forms/form-in-use.ts'
import type { Days } from './shapes.ts'

type Props = { field: FormField; known: KnownField; days: Days; day: string }

const kinds: Partial<Record<FormField['type'], InputHTMLAttributes<HTMLInputElement>>> = {
  EMAIL: { type: 'email', autoComplete: 'email' },
  PHONE: { type: 'tel', autoComplete: 'tel' },
  NUMBER: { type: 'number', inputMode: 'numeric' },
  DATE: { type: 'date' },
  FILE: { type: 'file', multiple: true, accept: 'image/*,video/*,application/pdf' },
}

/** What a field is filled in with, where it is one thing. */
export function FormInput({ field, known: { value, input }, days, day }: Props) {
  const { type, choices, min, max, isRequired, calendar } = field
  const common = { ...input, className: 'input', required: isRequired }
  if (type === 'LONG_TEXT') return <textarea {...common} defaultValue={value} maxLength={max ?? undefined} />
  if (type === 'CHOICE') {
    return (
      <select {...common} defaultValue={value ?? ''}>
        <Options options={choices.map((choice) => ({ value: choice, label: choice }))} />
      </select>
    )
  }
  if (type === 'DATE' && calendar) {
    return (
      <select {...common} defaultValue={value ?? day}>
        <Options options={days[calendar] ?? []} />
      </select>
    )
  }
  const bounds = type === 'NUMBER' ? { min: min ?? undefined, max: max ?? undefined } : { maxLength: max ?? undefined }
  return <input {...common} {...kinds[type]} {...bounds} defaultValue={type === 'FILE' ? undefined : value} />
}

function Options({ options }: { options: { value: string; label: string }[] }) {
  return (
    <>
      <option value="">{options.length > 0 ? formTexts.choose : formTexts.noDay}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}
