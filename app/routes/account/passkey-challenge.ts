import { redirect } from 'react-router'
import { sceneContext } from '#app/http/visit-context.ts'
import { statusOf } from '#app/models/outcome.ts'
import type { Route } from './+types/passkey-challenge'

export const loader = () => redirect('/auth')

/** What a device is to sign for a login, asked for by the script of the login page. */
export async function action({ context }: Route.ActionArgs) {
  const prepared = await context.get(sceneContext).api.startPasskeyLogin()
  if (prepared.ok) return Response.json(prepared.value)
  return Response.json({ message: prepared.error.message }, { status: statusOf[prepared.error.code] })
}
