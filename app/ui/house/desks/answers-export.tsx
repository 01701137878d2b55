import { href } from 'react-router'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { Choice } from '../fields/links.ts'
import { Sheet } from '../frame/sheet.tsx'

const path = href('/admin/reponses/tableau')

/** The answers to one of the forms as a file for a spreadsheet. */
export function AnswersExport({ forms }: { forms: readonly Choice[] }) {
  const words = panelTexts.answers
  if (forms.length === 0) return null
  return (
    <Sheet title={words.title}>
      <p className="muted">{words.says}</p>
      <form className="form" action={path}>
        <p className="field">
          <label htmlFor="formulaire">{words.form}</label>
          <select id="formulaire" className="input" name="formulaire">
            {forms.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </p>
        <p className="actions">
          <button type="submit" className="btn">
            {panelTexts.toSpreadsheet}
          </button>
        </p>
      </form>
    </Sheet>
  )
}

/** The way to all answers to a form at once. */
export function AnswersLink({ form }: { form: string }) {
  return (
    <p>
      <a className="more" href={`${path}?${new URLSearchParams({ formulaire: form })}`}>
        {panelTexts.answers.all}
      </a>
    </p>
  )
}
