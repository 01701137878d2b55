import { readyToMake } from '#app/services/identity/passkey-form.server.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { PasskeyStart } from '#app/services/platform/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { passkeys } from '#app/texts/identity/account/security.ts'
import { crumbsToSecurity } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/add-passkey'
import { PasskeyMaker } from './passkey-maker.tsx'

export const handle = screen

export const loader = ({ context }: Route.LoaderArgs) => getMember(context) && null

/** Checks the password and prepares the key; the device makes it on the page that follows. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, PasskeyStart)
  if (!given.ok) return refuseForm(form, given.error)

  const { name, password } = given.value
  const options = await member.api.startPasskey({ body: { password } })
  return options.ok ? { name, options: readyToMake(options.value) } : refuseForm(form, options.error)
}

export default function AddPasskey({ actionData }: Route.ComponentProps) {
  if (actionData && 'options' in actionData) {
    return (
      <Screen title={passkeys.add} lead={passkeys.makeLead} crumbs={crumbsToSecurity}>
        <PasskeyMaker {...actionData} />
      </Screen>
    )
  }
  return (
    <Screen title={passkeys.add} lead={passkeys.addLead} crumbs={crumbsToSecurity}>
      <PostForm name="cle" state={actionData} submit={passkeys.next}>
        <Field name="name" hint={passkeys.nameHint} maxLength={60} isFull />
        <Field name="password" type="password" autoComplete="current-password" isFull />
      </PostForm>
    </Screen>
  )
}
