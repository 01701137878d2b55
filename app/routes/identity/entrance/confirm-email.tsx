import { href } from 'react-router'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { TokenOnly } from '#app/services/platform/account-schemas.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { emailConfirmation } from '#app/texts/identity/account/member.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import type { Route } from './+types/confirm-email'
import { TokenPage } from './token-page.tsx'

export const handle = screen

export const loader = ({ params }: Route.LoaderArgs) => readToken(params)

export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, TokenOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const confirmed = await member.api.confirmEmailChange({ body: given.value })
  if (!confirmed.ok) return refuseForm(form, confirmed.error)

  return goAndTell(request, href('/mon-compte'), 'email_changed')
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TokenPage
      texts={emailConfirmation}
      action={href('/mon-compte/adresse-e-mail/confirmer/:token?')}
      token={loaderData.token}
      state={actionData}
    />
  )
}
