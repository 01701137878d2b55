import { orThrow } from '#app/http/answers.server.ts'
import { readFields, refuseForm } from '#app/services/account-form.server.ts'
import { PasswordOnly } from '#app/services/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/member.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { security } from '#app/texts/account/security.ts'
import { crumbsToSpace } from '#app/texts/account/space.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { PostForm } from '#app/ui/forms/post-form.tsx'
import { Screen } from '#app/ui/forms/screen.tsx'
import type { Route } from './+types/security'

export const loader = async ({ context }: Route.LoaderArgs) => orThrow(await getMember(context).api.getSecondFactor())

/** Takes the second factor off again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, PasswordOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const removed = await member.api.removeSecondFactor({ body: given.value })
  if (!removed.ok) return refuseForm(form, removed.error)

  return goAndTell(request, '/mon-compte/securite', 'saved')
}

export default function Security({ loaderData: factor, actionData }: Route.ComponentProps) {
  return (
    <Screen title={security.title} lead={security.lead} crumbs={crumbsToSpace}>
      {factor.isOn ? (
        <>
          <p>
            {security.on} <span className="num">{`${security.left} ${factor.recoveryCodesLeft}.`}</span>
          </p>
          <h2>{security.removeTitle}</h2>
          <PostForm name="securite" state={actionData} submit={security.remove} look="line">
            <Field name="password" type="password" autoComplete="current-password" isFull />
          </PostForm>
        </>
      ) : (
        <>
          <p>{factor.isRequired ? security.required : security.off}</p>
          <PostForm name="securite" action="/mon-compte/securite/activer" submit={security.start} />
        </>
      )}
    </Screen>
  )
}
