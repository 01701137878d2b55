import { href } from 'react-router'
import { pressButton } from '#app/services/mailed-link.server.ts'
import { readToken } from '#app/services/mailed-token.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { elementTexts } from '#app/texts/writings.ts'
import type { Route } from './+types/confirm-places'

export { default, handle, headers, links } from '../account/mailed-link-page.tsx'

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...readToken(params),
  texts: elementTexts.confirm,
  action: href('/inscription/places/:token?'),
  other: { label: elementTexts.giveBack, path: href('/inscription/annuler/:token?') },
})

export const action = (asked: Route.ActionArgs) =>
  pressButton(
    asked,
    (api, body) => api.confirmPlaces({ body }),
    ({ route, slug }) => goAndTell(asked.request, href('/elements/:route/:slug', { route, slug }), 'places_confirmed'),
  )
