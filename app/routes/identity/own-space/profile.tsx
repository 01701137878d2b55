import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { ProfileFields } from '#app/services/platform/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { profile } from '#app/texts/identity/account/member.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/profile'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export async function loader({ context }: Route.LoaderArgs) {
  const { firstname, lastname, phone, birthdate } = orThrow(await getMember(context).api.getUser())
  return { firstname, lastname, phone, birthdate: birthdate ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, ProfileFields)
  if (!given.ok) return refuseForm(form, given.error)

  const saved = await member.api.changeUser({ body: given.value })
  if (!saved.ok) return refuseForm(form, saved.error)

  return goAndTell(request, href('/mon-compte/profil'), 'saved')
}

export default function Profile({ loaderData: known, actionData }: Route.ComponentProps) {
  return (
    <Screen title={profile.title} lead={profile.lead} crumbs={crumbsToSpace}>
      <PostForm name="profil" state={actionData} submit={profile.submit} checks>
        <Field name="firstname" autoComplete="given-name" defaultValue={known.firstname} />
        <Field name="lastname" autoComplete="family-name" defaultValue={known.lastname} />
        <Field name="phone" type="tel" autoComplete="tel" defaultValue={known.phone} isOptional />
        <Field name="birthdate" type="date" autoComplete="bday" defaultValue={known.birthdate} isOptional />
      </PostForm>
    </Screen>
  )
}
