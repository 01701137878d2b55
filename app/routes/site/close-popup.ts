import { redirect } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { keepClosed } from '#app/services/closed-popups.server.ts'
import { placeOfForm } from '#app/services/consent.server.ts'
import type { Route } from './+types/close-popup'

/** A notice is put away by a form. */
export const loader = () => throwNotFound()

/** Remembers that a visitor has put a notice away, and goes back to where it stood. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { id } = orThrow(await context.get(sceneContext).api.getPopup({ params: { id: params.id } }))
  const place = placeOfForm({ request, context }, await readForm(request), '/')
  return redirect(place, { status: 303, headers: await keepClosed(request, id) })
}
