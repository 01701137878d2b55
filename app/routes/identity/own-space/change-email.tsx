import { href } from 'react-router'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { EmailChange } from '#app/services/platform/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { emailChange } from '#app/texts/identity/account/member.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/change-email'

export const handle = screen

export const loader = ({ context }: Route.LoaderArgs) => ({ email: getMember(context).email })

export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, EmailChange)
  if (!given.ok) return refuseForm(form, given.error)

  const asked = await member.api.askEmailChange({ body: given.value })
  if (!asked.ok) return refuseForm(form, asked.error)

  return goAndTell(request, href('/mon-compte'), 'email_asked')
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen title={emailChange.title} lead={emailChange.lead} crumbs={crumbsToSpace}>
      <dl className="facts">
        <div>
          <dt>{emailChange.now}</dt>
          <dd>{loaderData.email}</dd>
        </div>
      </dl>
      <PostForm name="adresse-e-mail" state={actionData} submit={emailChange.submit}>
        <Field name="email" label={emailChange.wanted} type="email" autoComplete="email" isFull />
        <Field name="password" type="password" autoComplete="current-password" isFull />
      </PostForm>
    </Screen>
  )
}
