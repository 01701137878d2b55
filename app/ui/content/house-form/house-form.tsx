import { href } from 'react-router'
import { formTexts } from '#app/texts/content/forms.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainForm } from '../../platform/forms/plain-form.tsx'
import { Trap } from '../../platform/forms/trap.tsx'
import { FormPart } from './form-part.tsx'
import type { CustomForm as Form } from './house-forms.ts'
import type { Days } from './shapes.ts'

type Props = {
  form: Form
  state?: FormState | undefined
  /** Only where no cache keeps the page. */
  shown?: string | undefined
  days?: Days
  /** The day that a link asks for. */
  day?: string
}

/** A form that the owner has drawn, as plain HTML. */
export function CustomFormView({ form: { id, fields }, state, shown, days = {}, day = '' }: Props) {
  const name = `formulaire-${id}`
  const labels = Object.fromEntries(fields.map((field) => [`q-${field.id}`, field.label]))
  const books = fields.some(({ type, calendar }) => type === 'DATE' && calendar !== '')
  const withFiles = fields.some(({ type }) => type === 'FILE')
  return (
    <PlainForm
      name={name}
      action={href('/formulaires/:id', { id })}
      state={state}
      submit={formTexts.submit}
      labels={labels}
      withFiles={withFiles}
    >
      {fields.filter(isOnTop(fields)).map((field) => (
        <FormPart key={field.id} field={field} fields={fields} days={days} day={day} />
      ))}
      {books && (
        <p className="small full">
          {formTexts.group} <a href={href('/contact')}>{formTexts.write}</a>
        </p>
      )}
      <p className="small full">
        {formTexts.kept} <a href={href('/privacy-policy')}>{formTexts.privacy}</a>
      </p>
      <Trap form={name} label={formTexts.trap} shown={state?.values.shown || shown} />
    </PlainForm>
  )
}

/** What hangs on a choice stands under that choice, where a style alone can hide it. */
function isOnTop(fields: Form['fields']) {
  return ({ showIf, type }: Form['fields'][number]) => {
    const other = showIf && fields.find(({ id }) => id === showIf.field)
    return type !== 'HIDDEN' && !(other && ['CHOICE', 'CHOICES', 'CONSENT'].includes(other.type))
  }
}
