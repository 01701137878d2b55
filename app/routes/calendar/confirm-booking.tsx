import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { readFields, refuseForm } from '#app/services/account-form.server.ts'
import { TokenOnly } from '#app/services/account-schemas.server.ts'
import { readToken } from '#app/services/mailed-token.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { bookingTexts } from '#app/texts/calendar.ts'
import { screen } from '#app/ui/body/page-kind.ts'
import { linkSheets } from '#app/ui/body/sheets.ts'
import { TokenPage } from '../account/token-page.tsx'
import type { Route } from './+types/confirm-booking'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ params }: Route.LoaderArgs) => {
  const { confirmTitle: title, confirmLead: lead, confirm: submit, giveBack } = bookingTexts
  return { ...readToken(params), texts: { title, lead, submit }, giveBack }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, TokenOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const kept = await context.get(sceneContext).api.confirmBooking({ body: given.value })
  if (!kept.ok) return refuseForm(form, kept.error)

  return goAndTell(request, href('/agenda'), 'places_confirmed')
}

export default function ConfirmBooking({ loaderData: { texts, token, giveBack }, actionData }: Route.ComponentProps) {
  const action = href('/inscription/reservation/confirmer/:token?')
  const other = { label: giveBack, href: (known: string) => href('/inscription/reservation/annuler/:token?', { token: known }) }
  return <TokenPage {...{ texts, action, token, other }} state={actionData} />
}
