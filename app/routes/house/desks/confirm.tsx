import { href, redirect } from 'react-router'
import { isFile, pathAfterProof } from '#app/services/house/proof.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { FileReady, ProofForm } from '#app/ui/house/frame/proof-form.tsx'
import type { Route } from './+types/confirm'

/** Asks staff who they are before a page that wants to know, and hands out the file that they came for. */
export async function loader(asked: Route.LoaderArgs) {
  const { email } = await requireStaff(asked)
  const { pathname, search, searchParams } = asked.url
  const place = pathAfterProof(asked)
  return { email, place, isReady: searchParams.has('pret') && isFile(place), action: pathname + search }
}

/** The proof was taken with the form: back to what was asked for. */
export async function action(asked: Route.ActionArgs) {
  await requireStaff(asked)
  const place = pathAfterProof(asked)
  if (!isFile(place)) return redirect(place, 303)
  return redirect(`${href('/admin/confirmation')}?${new URLSearchParams({ retour: place, pret: '' })}`, 303)
}

export default function Confirm({ loaderData: { email, place, isReady, action: path } }: Route.ComponentProps) {
  return isReady ? <FileReady place={place} /> : <ProofForm action={path} email={email} kept={[]} back={href('/admin')} />
}
