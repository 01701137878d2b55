import { href } from 'react-router'
import { pressButton } from '#app/services/platform/mailed-link.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { bookingTexts } from '#app/texts/content/calendar.ts'
import type { Route } from './+types/confirm-booking'

export { default, handle, headers, links } from '../../identity/entrance/mailed-link-page.tsx'

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...readToken(params),
  texts: bookingTexts.confirm,
  action: href('/inscription/reservation/confirmer/:token?'),
  other: { label: bookingTexts.giveBack, path: href('/inscription/reservation/annuler/:token?') },
})

export const action = (asked: Route.ActionArgs) =>
  pressButton(
    asked,
    (api, body) => api.confirmBooking({ body }),
    () => goAndTell(asked.request, href('/agenda'), 'places_confirmed'),
  )
