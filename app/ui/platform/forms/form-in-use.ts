import { createContext, use } from 'react'
import type { FormState } from './form-state.ts'

type FormInUse = { name: string; state: FormState | undefined }

/** What a form tells its fields. */
export const FormContext = createContext<FormInUse>({ name: '', state: undefined })

/** What the fields of a form know of it. */
export const useFormInUse = () => use(FormContext)

/** What is known of a field: what was typed, what is wrong with it, and what ties its input to its label, hint and fault. */
export function useField(name: string, hasHint = false) {
  const { name: form, state } = useFormInUse()
  const id = `${form}-${name}`
  const fault = state?.faults[name]
  const about = [hasHint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const said = {
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': about || undefined,
    // Without script this is what leads to the fault.
    autoFocus: fault !== undefined,
  }
  return { id, fault, value: state?.values[name], input: { id, name, ...said } }
}

export type KnownField = ReturnType<typeof useField>
