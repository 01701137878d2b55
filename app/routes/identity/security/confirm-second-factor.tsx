import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { CodeOnly } from '#app/services/platform/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { spaceOf } from '#app/services/platform/session/session.server.ts'
import { security } from '#app/texts/identity/account/security.ts'
import { crumbsToSecurity } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import { CodeForm } from '../entrance/code-form.tsx'
import type { Route } from './+types/confirm-second-factor'
import { RecoveryCodes } from './recovery-codes.tsx'

export const handle = screen

export const loader = ({ context }: Route.LoaderArgs) => getMember(context) && null

/** Turns the second factor on and shows the recovery codes, this once. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, CodeOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const confirmed = await member.api.confirmSecondFactor({ body: given.value })
  if (!confirmed.ok) return refuseForm(form, confirmed.error)
  // Who was kept out of the panel until now goes on to it.
  return { codes: confirmed.value.recoveryCodes, next: member.isLimited ? spaceOf(member.role) : undefined }
}

export default function ConfirmSecondFactor({ actionData }: Route.ComponentProps) {
  if (actionData && 'codes' in actionData) return <RecoveryCodes {...actionData} />
  return (
    <Screen title={security.appTitle} lead={security.steps[2]} crumbs={crumbsToSecurity}>
      <CodeForm state={actionData} />
    </Screen>
  )
}
