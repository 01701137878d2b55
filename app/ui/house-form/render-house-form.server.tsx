import { renderToStaticMarkup } from 'react-dom/server'
import type { FormState } from '#app/services/account-form.server.ts'
import type { HouseForm as Form } from '#app/services/house-forms.server.ts'
import { formTexts } from '#app/texts/forms.ts'
import { markLinks } from '../body/mark-links.ts'
import { PlainScreen } from '../plain-form/plain-screen.tsx'
import { HouseForm } from './house-form.tsx'
import type { Days } from './shapes.ts'

type Shown = { form: Form; state: FormState | undefined; shown: string; days: Days; day: string }

/** The page of a form, as HTML. */
export function renderHouseForm({ form, ...rest }: Shown): string {
  return markLinks(
    renderToStaticMarkup(
      <PlainScreen title={form.title} lead={form.intro || undefined} fromHome>
        <HouseForm form={form} {...rest} />
      </PlainScreen>,
    ),
  )
}

/** What is said once a form has gone. */
export function renderFormSent({ id, title, thanks, fields }: Form, booked: readonly { day: string; href: string }[]): string {
  return markLinks(
    renderToStaticMarkup(
      <PlainScreen title={title} fromHome>
        <p className="note" role="status">
          {thanks || formTexts.thanks}
        </p>
        {booked.length > 0 && fields.some(({ type, isRequired }) => type === 'EMAIL' && isRequired) && <p>{formTexts.booked}</p>}
        <p className="actions">
          {booked.map(({ day, href }) => (
            <a key={href} className="btn" href={href}>
              {formTexts.toCalendar(day)}
            </a>
          ))}
          <a className="btn btn-line" href={`/formulaires/${id}`}>
            {formTexts.again}
          </a>
        </p>
      </PlainScreen>,
    ),
  )
}
