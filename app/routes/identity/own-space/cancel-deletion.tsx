import { href, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { readMemberForm } from '#app/services/platform/session/member.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import type { Route } from './+types/cancel-deletion'

export const handle = screen

export const loader = () => redirect(href('/mon-compte/supprimer'))

/** Keeps an account that was to be deleted. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member } = await readMemberForm({ request, context })
  orThrow(await member.api.cancelDeletion())
  return goAndTell(request, href('/mon-compte'), 'deletion_cancelled')
}

export default function CancelDeletion() {
  return null
}
