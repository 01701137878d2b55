import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { PasswordOnly } from '#app/services/platform/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { dropSession, goAndTell } from '#app/services/platform/session/session.server.ts'
import { deletion } from '#app/texts/identity/account/data.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/delete-account'

export const handle = screen

export async function loader({ context }: Route.LoaderArgs) {
  const { plannedOn } = orThrow(await getMember(context).api.getDeletion())
  return { plannedOn: plannedOn?.split('-').reverse().join('/') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, PasswordOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const planned = await member.api.deleteUser({ body: given.value })
  if (!planned.ok) return refuseForm(form, planned.error)

  return goAndTell(request, href('/auth'), 'deletion_planned', await dropSession(request))
}

export default function DeleteAccount({ loaderData: { plannedOn }, actionData }: Route.ComponentProps) {
  if (plannedOn) {
    return (
      <Screen title={deletion.title} lead={`${deletion.planned} ${plannedOn}.`} crumbs={crumbsToSpace}>
        <PostForm name="suppression" action={href('/mon-compte/supprimer/annuler')} state={actionData} submit={deletion.cancel} />
      </Screen>
    )
  }
  return (
    <Screen title={deletion.title} lead={deletion.lead} crumbs={crumbsToSpace}>
      <ul className="effects">
        {deletion.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <PostForm name="suppression" state={actionData} submit={deletion.submit}>
        <Field name="password" type="password" autoComplete="current-password" isFull />
      </PostForm>
    </Screen>
  )
}
