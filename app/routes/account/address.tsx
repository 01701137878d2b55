import { getOwnAddress } from '#app/services/account.server.ts'
import { readFields, refuseForm } from '#app/services/account-form.server.ts'
import { AddressFields } from '#app/services/account-schemas.server.ts'
import { getMember, readMemberForm } from '#app/services/member.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { addresses } from '#app/texts/account/addresses.ts'
import { crumbsToSpace } from '#app/texts/account/space.ts'
import { Screen } from '#app/ui/forms/screen.tsx'
import type { Route } from './+types/address'
import { AddressForm } from './address-form.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => getOwnAddress(getMember(context).api, params.id)

export async function action({ request, context, params }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = readFields(form, AddressFields)
  if (!given.ok) return refuseForm(form, given.error)

  const changed = await member.api.changeOwnAddress({ params, body: given.value })
  if (!changed.ok) return refuseForm(form, changed.error)

  return goAndTell(request, '/mon-compte/adresses', 'saved')
}

export default function ChangeAddress({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen title={addresses.changeTitle} crumbs={[...crumbsToSpace, { label: addresses.title, href: '/mon-compte/adresses' }]}>
      <AddressForm action={`/mon-compte/adresses/${loaderData.id}`} state={actionData} known={loaderData} />
    </Screen>
  )
}
