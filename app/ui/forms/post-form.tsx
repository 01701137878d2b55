import { createContext, type FormEvent, type ReactNode, use, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormState } from '#app/services/account-form.server.ts'
import { ErrorSummary } from './error-summary.tsx'

type Props = {
  /** Told apart from other forms of the page. */
  name: string
  state?: FormState | undefined
  action?: string
  submit: string
  look?: 'line'
  children?: ReactNode
}

type Shown = { name: string; state: FormState | undefined }

/** What a form tells its fields. */
export const Shown = createContext<Shown>({ name: '', state: undefined })

/** What the fields of a form know of it. */
export const useShown = () => use(Shown)

/** A form that posts with or without script; when it was refused it says why, keeps what was typed and puts the focus on the fault. */
export function PostForm({ name, state, action, submit, look, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  useEffect(() => {
    if (!state) return
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what)
    const fault = find('[aria-invalid]') ?? find('[role=alert]')
    fault?.focus()
  }, [state])
  const sendOnce = (event: FormEvent) => isBusy && event.preventDefault()

  return (
    <Form ref={form} method="post" action={action} className="form" noValidate onSubmit={sendOnce}>
      <Shown value={{ name, state }}>
        {state && <ErrorSummary name={name} state={state} />}
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
