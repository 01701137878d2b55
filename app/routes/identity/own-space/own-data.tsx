import { href, Link } from 'react-router'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { PasswordOnly } from '#app/services/platform/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { ownData } from '#app/texts/identity/account/data.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { useGoods } from '#app/ui/platform/body/goods.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/own-data'

export const handle = screen

/** The archive sends whoever has logged in a while ago back to here, to give the password again. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  getMember(context) && { needsPassword: url.searchParams.has('mot-de-passe') }

export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, PasswordOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const confirmed = await member.api.confirmPassword({ body: given.value })
  if (!confirmed.ok) return refuseForm(form, confirmed.error)

  return goAndTell(request, href('/mon-compte/donnees'), 'password_given')
}

export default function OwnData({ loaderData: { needsPassword }, actionData }: Route.ComponentProps) {
  return (
    <Screen title={ownData.title} lead={ownData.lead(useGoods())} crumbs={crumbsToSpace}>
      {needsPassword ? (
        <>
          <p>{ownData.again}</p>
          <PostForm
            name="donnees"
            action={`${href('/mon-compte/donnees')}?mot-de-passe`}
            state={actionData}
            submit={ownData.confirm}
          >
            <Field name="password" type="password" autoComplete="current-password" isFull />
          </PostForm>
        </>
      ) : (
        <p className="actions">
          <a className="btn" href={href('/mon-compte/donnees/archive')} data-reload="">
            {ownData.download}
          </a>
        </p>
      )}
      <p>
        {ownData.rights} <Link to={href('/droits')}>{ownData.rightsLink}</Link>
      </p>
    </Screen>
  )
}
