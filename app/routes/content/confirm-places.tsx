import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { readFields, refuseForm } from '#app/services/account-form.server.ts'
import { TokenOnly } from '#app/services/account-schemas.server.ts'
import { readToken } from '#app/services/mailed-token.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { elementTexts } from '#app/texts/writings.ts'
import { screen } from '#app/ui/body/page-kind.ts'
import { linkSheets } from '#app/ui/body/sheets.ts'
import { TokenPage } from '../account/token-page.tsx'
import type { Route } from './+types/confirm-places'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ params }: Route.LoaderArgs) => {
  const { confirmTitle: title, confirmLead: lead, confirm: submit, giveBack } = elementTexts
  return { ...readToken(params), texts: { title, lead, submit }, giveBack }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, TokenOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const kept = await context.get(sceneContext).api.confirmPlaces({ body: given.value })
  if (!kept.ok) return refuseForm(form, kept.error)

  const { route, slug } = kept.value
  return goAndTell(request, href('/elements/:route/:slug', { route, slug }), 'places_confirmed')
}

export default function ConfirmPlaces({ loaderData: { texts, token, giveBack }, actionData }: Route.ComponentProps) {
  const action = href('/inscription/places/:token?')
  const other = { label: giveBack, href: (known: string) => href('/inscription/annuler/:token?', { token: known }) }
  return <TokenPage {...{ texts, action, token, other }} state={actionData} />
}
