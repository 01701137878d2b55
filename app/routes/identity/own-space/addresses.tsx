import { href, Link } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { BookAddress, listAddressCountries, readAddressForm } from '#app/services/selling/checkout/address-fields.server.ts'
import { addresses } from '#app/texts/identity/account/addresses.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/addresses'
import { AddressForm } from './address-form.tsx'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = getMember(context)
  const kept = orThrow(await api.listOwnAddresses())
  return {
    countries: await listAddressCountries(api),
    kept: kept.map(({ id, firstname, lastname, address, addressPart2, postalCode, city, country }) => ({
      id,
      name: `${firstname} ${lastname}`,
      lines: [address, addressPart2, `${postalCode} ${city}`, country].filter(Boolean).join(', '),
    })),
  }
}

/** Keeps one more address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const given = await readAddressForm(member.api, form, BookAddress)
  if (!given.ok) return refuseForm(form, given.error)

  const added = await member.api.addOwnAddress({ body: given.value })
  if (!added.ok) return refuseForm(form, added.error)

  return goAndTell(request, href('/mon-compte/adresses'), 'saved')
}

export default function Addresses({ loaderData: { kept, countries }, actionData }: Route.ComponentProps) {
  return (
    <Screen title={addresses.title} lead={addresses.lead} crumbs={crumbsToSpace}>
      {kept.length === 0 ? (
        <p>{addresses.none}</p>
      ) : (
        <ul className="rows">
          {kept.map(({ id, name, lines }) => (
            <li key={id}>
              <p>
                <strong>{name}</strong>
                <br />
                <span className="num">{lines}</span>
              </p>
              <p className="choices">
                <Link
                  className="more"
                  to={href('/mon-compte/adresses/:id', { id })}
                  aria-label={`${addresses.change} : ${lines}`}
                >
                  {addresses.change}
                </Link>
                <Link
                  className="more"
                  to={href('/mon-compte/adresses/:id/supprimer', { id })}
                  aria-label={`${addresses.remove} : ${lines}`}
                >
                  {addresses.remove}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
      <h2>{addresses.add}</h2>
      <AddressForm key={kept.length} action={href('/mon-compte/adresses')} state={actionData} countries={countries} />
    </Screen>
  )
}
