import { href } from 'react-router'
import { pressButton } from '#app/services/platform/mailed-link.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { bookingTexts } from '#app/texts/content/calendar.ts'
import type { Route } from './+types/cancel-booking'

export { default, handle, headers, links } from '../../identity/entrance/mailed-link-page.tsx'

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...readToken(params),
  texts: bookingTexts.cancel,
  action: href('/inscription/reservation/annuler/:token?'),
})

export const action = (asked: Route.ActionArgs) =>
  pressButton(
    asked,
    (api, body) => api.cancelBooking({ body }),
    () => goAndTell(asked.request, href('/agenda'), 'booking_cancelled'),
  )
