import type { ReactNode } from 'react'
import type { FormState } from '#app/services/account-form.server.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { Shown } from '../forms/post-form.tsx'

type Props = {
  /** Told apart from other forms of the page. */
  name: string
  state?: FormState | undefined
  action: string
  submit: string
  /** How fields are called that no list of ours names. */
  labels?: Record<string, string>
  withFiles?: boolean
  children?: ReactNode
}

/** A form as plain HTML: it posts a document, and its answer puts the cursor where something is to be corrected. */
export function PlainForm({ name, state, action, submit, labels, withFiles, children }: Props) {
  return (
    <form
      id={name}
      method="post"
      action={action}
      className="form"
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate
    >
      <Shown value={{ name, state }}>
        {state && <ErrorSummary name={name} state={state} labels={labels} />}
        {children}
      </Shown>
      <p className="actions">
        <button type="submit" className="btn">
          {submit}
        </button>
      </p>
    </form>
  )
}

/** A field that people do not see, and when the form was shown: what tells machines from them. */
export function Trap({ form, label, shown }: { form: string; label: string; shown?: string | undefined }) {
  return (
    <>
      <p className="trap" aria-hidden="true">
        <label htmlFor={`${form}-bis`}>{label}</label>
        <input id={`${form}-bis`} name="bis" tabIndex={-1} autoComplete="off" />
      </p>
      {shown && <input type="hidden" name="shown" defaultValue={shown} />}
    </>
  )
}
