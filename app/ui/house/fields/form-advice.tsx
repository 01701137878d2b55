import { booksUnasked, type FormField } from '#app/models/content/forms/form-field.ts'
import { formAdviceTexts } from '#app/texts/house/advice.ts'

/** What is good to know of a form that books days and lets whoever fills it in stay without an address. */
export function FormAdvice({ fields }: { fields: readonly FormField[] }) {
  return booksUnasked(fields) ? <p className="note full">{formAdviceTexts.asksNoAddress}</p> : null
}
