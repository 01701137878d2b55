import { href } from 'react-router'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { PasswordChange } from '#app/services/platform/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { fieldHints } from '#app/texts/identity/account/fields.ts'
import { passwordChange } from '#app/texts/identity/account/member.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/change-password'

export const handle = screen

export const loader = ({ context }: Route.LoaderArgs) => ({ email: getMember(context).email })

export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, PasswordChange)
  if (!given.ok) return refuseForm(form, given.error)

  const changed = await member.api.changePassword({ body: given.value })
  if (!changed.ok) return refuseForm(form, changed.error)

  return goAndTell(request, href('/mon-compte'), 'password_changed')
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen title={passwordChange.title} lead={passwordChange.lead} crumbs={crumbsToSpace}>
      <PostForm name="mot-de-passe" state={actionData} submit={passwordChange.submit}>
        {/* Password managers file the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={loaderData.email} />
        <Field name="password" label={passwordChange.current} type="password" autoComplete="current-password" isFull />
        <Field name="newPassword" type="password" autoComplete="new-password" hint={fieldHints.password} isFull />
      </PostForm>
    </Screen>
  )
}
