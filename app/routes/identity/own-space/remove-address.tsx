import { href } from 'react-router'
import { getOwnAddress } from '#app/services/identity/account.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { addresses } from '#app/texts/identity/account/addresses.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/remove-address'

export const handle = screen

export const loader = ({ context, params }: Route.LoaderArgs) => getOwnAddress(getMember(context).api, params.id)

export async function action({ request, context, params }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const removed = await member.api.removeOwnAddress({ params })
  if (!removed.ok) return refuseForm(form, removed.error)

  return goAndTell(request, href('/mon-compte/adresses'), 'removed')
}

export default function RemoveAddress({ loaderData: { id, address, postalCode, city }, actionData }: Route.ComponentProps) {
  return (
    <Screen
      title={addresses.removeTitle}
      lead={addresses.removeLead}
      crumbs={[...crumbsToSpace, { label: addresses.title, href: href('/mon-compte/adresses') }]}
    >
      <p className="num">
        {address}, {postalCode} {city}
      </p>
      <PostForm
        name="adresse"
        action={href('/mon-compte/adresses/:id/supprimer', { id })}
        state={actionData}
        submit={addresses.remove}
      />
    </Screen>
  )
}
