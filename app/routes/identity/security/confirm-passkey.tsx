import { href, Link } from 'react-router'
import { refusePasskey, writeBytes } from '#app/services/identity/passkey-form.server.ts'
import { readFields } from '#app/services/platform/account-form.server.ts'
import { PasskeyMade } from '#app/services/platform/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell, spaceOf } from '#app/services/platform/session/session.server.ts'
import { passkeys } from '#app/texts/identity/account/security.ts'
import { crumbsToSecurity } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { ErrorSummary } from '#app/ui/platform/forms/error-summary.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/confirm-passkey'
import { RecoveryCodes } from './recovery-codes.tsx'

export const handle = screen

export const loader = ({ context }: Route.LoaderArgs) => getMember(context) && null

/** Keeps the key that the device has made; shows the recovery codes to whoever had none. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(await writeBytes(form), PasskeyMade)
  if (!given.ok) return refusePasskey(given.error)

  const added = await member.api.addPasskey({ body: given.value })
  if (!added.ok) return refusePasskey(added.error)

  const { recoveryCodes: codes } = added.value
  const next = member.isLimited ? spaceOf(member.role) : undefined
  return codes.length > 0 ? { codes, next } : goAndTell(request, href('/mon-compte/securite'), 'passkey_added')
}

export default function ConfirmPasskey({ actionData }: Route.ComponentProps) {
  if (actionData && 'codes' in actionData) return <RecoveryCodes {...actionData} />
  return (
    <Screen title={passkeys.add} lead={passkeys.addLead} crumbs={crumbsToSecurity}>
      {actionData && <ErrorSummary name="cle" state={actionData} />}
      <p className="actions">
        <Link className="btn" to={href('/mon-compte/securite/cle')}>
          {passkeys.add}
        </Link>
      </p>
    </Screen>
  )
}
