import { href } from 'react-router'
import { security } from '#app/texts/identity/account/security.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import type { FormState } from '#app/ui/platform/forms/form-state.ts'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'

/** Asks for the first code of the second factor. */
export function CodeForm({ state }: { state?: FormState | undefined }) {
  return (
    <PostForm name="code" action={href('/mon-compte/securite/confirmer')} state={state} submit={security.confirm}>
      <Field name="code" autoComplete="one-time-code" inputMode="numeric" isFull />
    </PostForm>
  )
}
