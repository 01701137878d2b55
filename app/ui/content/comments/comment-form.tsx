import { href } from 'react-router'
import { longestComment } from '#app/models/content/comment.ts'
import { commentTexts as words } from '#app/texts/content/comments.ts'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainForm } from '../../platform/forms/plain-form.tsx'
import { TextArea } from '../../platform/forms/text-area.tsx'
import { Trap } from '../../platform/forms/trap.tsx'

const name = 'commentaire'
const labels = { who: words.who, email: words.email, text: words.text }

/** Where somebody says what they think of an article, with what becomes of it. */
export function CommentForm({ action, state }: { action: string; state?: FormState | undefined }) {
  return (
    <>
      <h3 id="ecrire">{words.write}</h3>
      <p>{words.rules}</p>
      <PlainForm name={name} action={action} state={state} submit={words.send} labels={labels}>
        <Field name="who" label={words.who} hint={words.whoHint} autoComplete="name" maxLength={60} />
        <Field name="email" label={words.email} hint={words.emailHint} type="email" autoComplete="email" maxLength={254} />
        <TextArea name="text" label={words.text} maxLength={longestComment} />
        <p className="small full">
          {words.kept} <a href={href('/privacy-policy')}>{words.privacy}</a>
        </p>
        <Trap form={name} label={words.trap} />
      </PlainForm>
    </>
  )
}
