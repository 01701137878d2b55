import { href } from 'react-router'
import { formTexts } from '#app/texts/content/forms.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'
import { CustomFormView } from './house-form.tsx'
import type { CustomForm as Form } from './house-forms.ts'
import type { Days } from './shapes.ts'

type HouseFormProps = { form: Form; state: FormState | undefined; shown: string; days: Days; day: string }

type Sent = {
  form: Form
  booked: readonly { day: string; href: string }[]
  /** Until when the places of these days are to be confirmed by the mail about them, where they are. */
  until: string | undefined
}

/** The page of a form. */
export function HouseFormScreen({ form, ...rest }: HouseFormProps) {
  return (
    <PlainScreen title={form.title} lead={form.intro || undefined} fromHome>
      <CustomFormView form={form} {...rest} />
    </PlainScreen>
  )
}

/** What is said once a form has gone. */
export function FormSentScreen({ form: { id, title, thanks, fields }, booked, until }: Sent) {
  const isTold = booked.length > 0 && fields.some(({ type, isRequired }) => type === 'EMAIL' && isRequired)
  return (
    <PlainScreen title={title} fromHome>
      <p className="note" role="status">
        {thanks || formTexts.thanks}
      </p>
      {booked.length > 0 && until && <p className="note">{formTexts.toConfirm(until)}</p>}
      {isTold && !until && <p>{formTexts.booked}</p>}
      <p className="actions">
        {booked.map(({ day, href }) => (
          <a key={href} className="btn" href={href}>
            {formTexts.toCalendar(day)}
          </a>
        ))}
        <a className="btn btn-line" href={href('/formulaires/:id', { id })}>
          {formTexts.again}
        </a>
      </p>
    </PlainScreen>
  )
}
