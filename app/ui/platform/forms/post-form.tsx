import { useForm } from '@conform-to/react'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type FetcherWithComponents, Form, useFetcher, useNavigation } from 'react-router'
import { intentName } from '#app/models/platform/web/form-intent.ts'
import { FormInside, type FormProps } from './form-inside.tsx'
import type { FormState } from './form-state.ts'
import { usePointerRest } from './pointer-rest.ts'

type Props = FormProps & {
  action?: string | undefined
  className?: string
  /** Whoever leaves a field is told by the server what is wrong with it, before the form is sent. */
  checks?: boolean
  /** What sends it, where the page stays as it is around the form. */
  sends?: FetcherWithComponents<FormState> | undefined
}

/** A form that posts with or without script; when it was refused it says why, keeps what was typed and puts the focus on the fault. */
export function PostForm({ action, className = 'form', checks = false, sends, ...inside }: Props) {
  const Sent = sends?.Form ?? Form
  const { name, state } = inside
  const id = `${name}-form`
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, shown, send } = usePosting({ id, state, action, checks, sends })
  useEffect(() => {
    if (!state) return
    const fault = findFault(form.current) ?? findFault(document.getElementById('contenu'))
    fault?.focus()
  }, [state])

  return (
    <Sent
      ref={form}
      id={id}
      method="post"
      action={action}
      className={className}
      noValidate
      onSubmit={send}
      preventScrollReset={sends !== undefined}
    >
      <FormInside {...inside} state={shown} isBusy={isBusy} />
    </Sent>
  )
}

function findFault(part: HTMLElement | null): HTMLElement | null | undefined {
  return part?.querySelector<HTMLElement>('[aria-invalid]') ?? part?.querySelector<HTMLElement>('[role=alert]')
}

type Posting = Pick<Props, 'state' | 'action' | 'sends'> & { id: string; checks: boolean }

/** What is known of a form that is filled in and sent: what is wrong with it by now, and whether it is on its way. */
function usePosting({ id, state, action, checks, sends }: Posting) {
  const isNavigating = useNavigation().formMethod === 'POST'
  const isSending = sends !== undefined && isUnanswered(sends)
  const isBusy = isSending || isNavigating
  const { told, check, drop } = useChecks(state, action)
  const lastResult = useMemo(() => told && resultOf(told), [told])
  const [known] = useForm({ id, lastResult, shouldValidate: checks ? 'onBlur' : 'onSubmit' })
  const faults = Object.fromEntries(Object.entries(known.allErrors).map(([field, says]) => [field, says.join(' ')]))
  const send = (event: FormEvent<HTMLFormElement>) => {
    known.onSubmit(event)
    const field = askedOf(event)
    if (field === undefined ? isBusy : true) event.preventDefault()
    // No answer to a question may come between a form that is sent and the page it leads to, where that is this one.
    else if (sends) drop()
    if (isSending) return
    // A field that nobody has filled in yet has no fault to be told of.
    if (field !== undefined && (typedIn(event.currentTarget, field) !== '' || known.allErrors[field]))
      check(event.currentTarget, field)
  }
  return { isBusy, send, shown: told && { message: state?.message ?? '', values: told.values, faults } }
}

/** Whether a form is still on its way. Once it is refused it may be mended and sent again, though the page around it is read anew. */
const isUnanswered = ({ state, data }: FetcherWithComponents<FormState>) =>
  state === 'submitting' || (state === 'loading' && data === undefined)

/** What the server said last of a form, sent or checked; `check` asks it about one field. */
function useChecks(state: FormState | undefined, action: string | undefined) {
  const fetcher = useFetcher<FormState>()
  const [told, setTold] = useState(state)
  const { after, clear } = usePointerRest()
  useEffect(() => {
    if (fetcher.data) after(() => setTold(fetcher.data))
  }, [fetcher.data, after])
  // After the check: where both answers come at once, what was said of the whole form counts.
  useEffect(() => setTold(state), [state])
  const check = (form: HTMLFormElement, field: string) => {
    const fields = new FormData(form)
    fields.set(intentName, intentOf(field))
    void fetcher.submit(fields, { method: 'post', ...(action && { action }) })
  }
  const drop = () => {
    clear()
    fetcher.reset()
  }
  return { told, check, drop }
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
