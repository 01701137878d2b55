import { href } from 'react-router'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PostForm } from '../../platform/forms/post-form.tsx'
import { TextArea } from '../../platform/forms/text-area.tsx'

type Props = {
  isOpen: boolean
  /** What becomes of what is typed, or why nobody can register. */
  note: string
  /** What is said once the places are kept, and the file of the meeting where its day is known. */
  sent: { text: string; file: string | undefined } | undefined
  email: string | undefined
  words: { register: string; privacy: string; toCalendar: string; group: string; write: string }
  state: FormState | undefined
}

/** The form that takes places of an element. */
export function Registration({ isOpen, note, sent, email, words, state }: Props) {
  return (
    <section id="inscription" className="wrap registration">
      <h2>{words.register}</h2>
      {sent && (
        <p className="note" role="status">
          {sent.text}{' '}
          {sent.file && (
            <a className="more" href={sent.file}>
              {words.toCalendar}
            </a>
          )}
        </p>
      )}
      {!sent && !isOpen && <p className="note">{note}</p>}
      {!sent && isOpen && (
        <PostForm name="inscription" state={state} submit={words.register} checks>
          <Field name="firstname" autoComplete="given-name" maxLength={100} />
          <Field name="lastname" autoComplete="family-name" maxLength={100} />
          <Field name="email" type="email" autoComplete="email" defaultValue={email} />
          <Field name="phone" type="tel" autoComplete="tel" isOptional />
          <Field name="places" type="number" inputMode="numeric" defaultValue="1" />
          <p className="small full">
            {words.group} <a href={href('/contact')}>{words.write}</a>
          </p>
          <TextArea name="text" isOptional />
          <p className="small full">
            {note} <a href={href('/privacy-policy')}>{words.privacy}</a>
          </p>
        </PostForm>
      )}
    </section>
  )
}
