import { href } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { PasswordOnly } from '#app/services/platform/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { passkeys } from '#app/texts/identity/account/security.ts'
import { crumbsToSecurity } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/remove-passkey'

export const handle = screen

export async function loader({ context, params }: Route.LoaderArgs) {
  const key = orThrow(await getMember(context).api.listPasskeys()).find(({ id }) => id === params.id)
  return key ? { name: key.name } : throwNotFound()
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, PasswordOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const removed = await member.api.removePasskey({ params, body: given.value })
  if (!removed.ok) return refuseForm(form, removed.error)

  return goAndTell(request, href('/mon-compte/securite'), 'passkey_removed')
}

export default function RemovePasskey({ loaderData: { name }, actionData }: Route.ComponentProps) {
  return (
    <Screen
      title={passkeys.removeTitle}
      heading={`${passkeys.remove} « ${name} »`}
      lead={passkeys.removeLead}
      crumbs={crumbsToSecurity}
    >
      <PostForm name="retrait" state={actionData} submit={passkeys.remove}>
        <Field name="password" type="password" autoComplete="current-password" isFull />
      </PostForm>
    </Screen>
  )
}
