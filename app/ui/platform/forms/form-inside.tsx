import type { ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-in-use.ts'
import type { FormState } from './form-state.ts'

export type FormProps = {
  /** Told apart from other forms of the page. */
  name: string
  state?: FormState | undefined
  submit: string
  /** What the button itself says, where a form may be sent in several ways. */
  says?: { name: string; value: string } | undefined
  look?: 'line' | 'buy'
  /** What stands around the button. */
  around?: (button: ReactNode) => ReactNode
  /** How fields are called that no list of ours names; nothing where the page itself says why the form was refused. */
  labels?: Record<string, string> | false
  children?: ReactNode
}

const looks = { plain: 'btn', line: 'btn btn-line', buy: 'btn btn-buy' }
const alone = (button: ReactNode) => <p className="actions">{button}</p>

/** What stands in every form: why it was refused, its fields, and its button. */
export function FormInside({ name, state, submit, says, look = 'plain', around = alone, labels, isBusy, children }: Inside) {
  return (
    <>
      <FormContext value={{ name, state }}>
        {state?.message && labels !== false && <ErrorSummary name={name} state={state} labels={labels} />}
        {children}
      </FormContext>
      {around(
        <button type="submit" {...says} className={looks[look]} aria-busy={isBusy || undefined}>
          {submit}
        </button>,
      )}
    </>
  )
}

type Inside = Omit<FormProps, 'look'> & { look?: keyof typeof looks | undefined; isBusy?: boolean }
