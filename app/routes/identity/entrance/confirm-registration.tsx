import { href } from 'react-router'
import { pressButton } from '#app/services/platform/mailed-link.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { confirmation } from '#app/texts/identity/account/confirmation.ts'
import type { Route } from './+types/confirm-registration'

export { default, handle, headers, links } from './mailed-link-page.tsx'

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...readToken(params),
  texts: confirmation,
  action: href('/inscription/confirmer/:token?'),
})

export const action = (asked: Route.ActionArgs) =>
  pressButton(
    asked,
    (api, body) => api.confirmRegistration({ body }),
    () => goAndTell(asked.request, href('/auth'), 'account_open'),
  )
