import { href } from 'react-router'
import { pressButton } from '#app/services/platform/mailed-link.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { elementTexts } from '#app/texts/content/writings.ts'
import type { Route } from './+types/cancel-registration'

export { default, handle, headers, links } from '../identity/entrance/mailed-link-page.tsx'

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...readToken(params),
  texts: elementTexts.cancel,
  action: href('/inscription/annuler/:token?'),
})

export const action = (asked: Route.ActionArgs) =>
  pressButton(
    asked,
    (api, body) => api.cancelRegistration({ body }),
    ({ route, slug }) => goAndTell(asked.request, href('/elements/:route/:slug', { route, slug }), 'registration_cancelled'),
  )
