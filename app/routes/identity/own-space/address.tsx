import { href } from 'react-router'
import { getOwnAddress } from '#app/services/identity/account.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import {
  BookAddress,
  countryOf,
  listAddressCountries,
  readAddressForm,
} from '#app/services/selling/checkout/address-fields.server.ts'
import { addresses } from '#app/texts/identity/account/addresses.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/address'
import { AddressForm } from './address-form.tsx'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = getMember(context)
  const known = await getOwnAddress(api, params.id)
  return { known: { ...known, country: countryOf(known.country) ?? '' }, countries: await listAddressCountries(api) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = await readAddressForm(member.api, form, BookAddress)
  if (!given.ok) return refuseForm(form, given.error)

  const changed = await member.api.changeOwnAddress({ params, body: given.value })
  if (!changed.ok) return refuseForm(form, changed.error)

  return goAndTell(request, href('/mon-compte/adresses'), 'saved')
}

export default function ChangeAddress({ loaderData: { known, countries }, actionData }: Route.ComponentProps) {
  return (
    <Screen
      title={addresses.changeTitle}
      crumbs={[...crumbsToSpace, { label: addresses.title, href: href('/mon-compte/adresses') }]}
    >
      <AddressForm action={href('/mon-compte/adresses/:id', known)} state={actionData} countries={countries} known={known} />
    </Screen>
  )
}
