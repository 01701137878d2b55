import { href } from 'react-router'
import { pressButton } from '#app/services/platform/mailed-link.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { letterPages } from '#app/texts/audience/newsletter.ts'
import type { Route } from './+types/confirm'

export { default, handle, headers, links } from '../identity/entrance/mailed-link-page.tsx'

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...readToken(params),
  texts: letterPages.confirm,
  action: href('/newsletter/confirmer/:token?'),
})

export const action = (asked: Route.ActionArgs) =>
  pressButton(
    asked,
    (api, body) => api.confirmNewsletter({ body }),
    ({ key }) => goAndTell(asked.request, href('/newsletter/preferences/:token', { token: key }), 'newsletter_confirmed'),
  )
