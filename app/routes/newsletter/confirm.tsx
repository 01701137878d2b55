import { href } from 'react-router'
import { pressButton } from '#app/services/mailed-link.server.ts'
import { readToken } from '#app/services/mailed-token.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { letterPages } from '#app/texts/newsletter.ts'
import type { Route } from './+types/confirm'

export { default, handle, headers, links } from '../account/mailed-link-page.tsx'

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
