import { useForm } from '@conform-to/react'
import { createContext, type FormEvent, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import type { FormState } from '#app/services/account-form.server.ts'
import { intentName } from './check-quietly.ts'
import { ErrorSummary } from './error-summary.tsx'

type Props = {
  /** Told apart from other forms of the page. */
  name: string
  state?: FormState | undefined
  action?: string
  submit: string
  look?: 'line'
  /** Whoever leaves a field is told by the server what is wrong with it, before the form is sent. */
  checks?: boolean
  children?: ReactNode
}

type Shown = { name: string; state: FormState | undefined }

/** What a form tells its fields. */
export const Shown = createContext<Shown>({ name: '', state: undefined })

/** What the fields of a form know of it. */
export const useShown = () => use(Shown)

/** A form that posts with or without script; when it was refused it says why, keeps what was typed and puts the focus on the fault. */
export function PostForm({ name, state, action, submit, look, checks = false, children }: Props) {
  const id = `${name}-form`
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  const { told, check } = useChecks(state, action)
  const lastResult = useMemo(() => told && resultOf(told), [told])
  const [known] = useForm({ id, lastResult, shouldValidate: checks ? 'onBlur' : 'onSubmit' })
  const faults = Object.fromEntries(Object.entries(known.allErrors).map(([field, says]) => [field, says.join(' ')]))
  const shown = told && { message: state?.message ?? '', values: state?.values ?? {}, faults }

  useEffect(() => {
    if (!state) return
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what)
    const fault = find('[aria-invalid]') ?? find('[role=alert]')
    fault?.focus()
  }, [state])
  const send = (event: FormEvent<HTMLFormElement>) => {
    known.onSubmit(event)
    const field = askedOf(event)
    if (field === undefined ? isBusy : true) event.preventDefault()
    // A field that nobody has filled in yet has no fault to be told of.
    if (field !== undefined && (typedIn(event.currentTarget, field) !== '' || known.allErrors[field]))
      check(event.currentTarget, field)
  }

  return (
    <Form ref={form} id={id} method="post" action={action} className="form" noValidate onSubmit={send}>
      <Shown value={{ name, state: shown }}>
        {state && shown && <ErrorSummary name={name} state={shown} />}
        {children}
      </Shown>
      <p className="actions">
        <button type="submit" className={look ? 'btn btn-line' : 'btn'} aria-busy={isBusy || undefined}>
          {submit}
        </button>
      </p>
    </Form>
  )
}

/** What the server said last of a form, sent or checked; `check` asks it about one field. */
function useChecks(state: FormState | undefined, action: string | undefined) {
  const fetcher = useFetcher<FormState>()
  const [told, setTold] = useState(state)
  useEffect(() => {
    if (fetcher.data) setTold(fetcher.data)
  }, [fetcher.data])
  // After the check: where both answers come at once, what was said of the whole form counts.
  useEffect(() => setTold(state), [state])
  const check = (form: HTMLFormElement, field: string) => {
    const fields = new FormData(form)
    fields.set(intentName, intentOf(field))
    void fetcher.submit(fields, { method: 'post', ...(action && { action }) })
  }
  return { told, check }
}

const intentOf = (name: string) => JSON.stringify({ type: 'validate', payload: { name } })

/** The field that is asked about; nothing where the form itself is sent. */
function askedOf({ nativeEvent }: FormEvent): string | undefined {
  const { submitter } = nativeEvent as SubmitEvent
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== intentName) return undefined
  const { payload } = JSON.parse(submitter.value) as { payload?: { name?: string } }
  return payload?.name
}

function typedIn(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field)
  return typeof value === 'string' ? value : ''
}

/** What the server said, as the form's library reads it; a field that was not asked about keeps silent. */
function resultOf({ faults, values, checked }: FormState) {
  const error = Object.fromEntries(Object.entries(faults).map(([field, says]) => [field, [says]]))
  if (checked !== undefined) return { error, intent: { type: 'validate' as const, payload: { name: checked } } }
  return { status: 'error' as const, error, fields: [...new Set([...Object.keys(values), ...Object.keys(faults)])] }
}
