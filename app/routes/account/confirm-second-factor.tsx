import { readFields, refuseForm } from '#app/services/account-form.server.ts'
import { CodeOnly } from '#app/services/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/member.server.ts'
import { spaceOf } from '#app/services/session.server.ts'
import { security } from '#app/texts/account/security.ts'
import { crumbsToSecurity } from '#app/texts/account/space.ts'
import { screen } from '#app/ui/body/page-kind.ts'
import { Screen } from '#app/ui/forms/screen.tsx'
import type { Route } from './+types/confirm-second-factor'
import { CodeForm } from './code-form.tsx'
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
