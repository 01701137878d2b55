import { href, Link } from 'react-router'
import { getSecurityPage } from '#app/services/identity/security.server.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { PasswordOnly } from '#app/services/platform/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { passkeys, security } from '#app/texts/identity/account/security.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/security'

export const handle = screen

export const loader = ({ context }: Route.LoaderArgs) => getSecurityPage(getMember(context).api)

/** Takes the application of codes off again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, PasswordOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const removed = await member.api.removeSecondFactor({ body: given.value })
  if (!removed.ok) return refuseForm(form, removed.error)

  return goAndTell(request, href('/mon-compte/securite'), 'saved')
}

export default function Security({ loaderData: { factor, keys }, actionData }: Route.ComponentProps) {
  return (
    <Screen title={security.title} lead={security.lead} crumbs={crumbsToSpace}>
      {factor.isRequired && !factor.isOn && <p>{security.required}</p>}
      {factor.isOn && <p className="num">{`${security.left} ${factor.recoveryCodesLeft}.`}</p>}
      <h2>{passkeys.title}</h2>
      <p>{passkeys.lead}</p>
      <Keys keys={keys} />
      <h2>{security.appTitle}</h2>
      {factor.hasApp ? (
        <>
          <p>{security.on}</p>
          <PostForm name="securite" state={actionData} submit={security.remove} look="line">
            <Field name="password" type="password" autoComplete="current-password" isFull />
          </PostForm>
        </>
      ) : (
        <>
          <p>{security.off}</p>
          <PostForm name="securite" action={href('/mon-compte/securite/activer')} submit={security.start} look="line" />
        </>
      )}
    </Screen>
  )
}

function Keys({ keys }: { keys: Route.ComponentProps['loaderData']['keys'] }) {
  return (
    <>
      {keys.length > 0 && (
        <ul className="rows">
          {keys.map(({ id, name, told }) => (
            <li key={id}>
              <p>
                <strong>{name}</strong>
                <br />
                <span className="num">{told}</span>
              </p>
              <Link
                className="more"
                to={href('/mon-compte/securite/cles/:id', { id })}
                aria-label={`${passkeys.remove} : ${name}`}
              >
                {passkeys.remove}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <Link className="btn btn-line" to={href('/mon-compte/securite/cle')}>
          {passkeys.add}
        </Link>
      </p>
      <p className="small">{passkeys.addLead}</p>
    </>
  )
}
