import { href } from 'react-router'
import { pressButton } from '#app/services/platform/mailed-link.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { dropSession, goAndTell } from '#app/services/platform/session/session.server.ts'
import { emailUndo } from '#app/texts/identity/account/new-login.ts'
import type { Route } from './+types/undo-email-change'

export { default, handle, headers, links } from './mailed-link-page.tsx'

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...readToken(params),
  texts: emailUndo,
  action: href('/auth/retablir/:token?'),
})

export const action = (asked: Route.ActionArgs) =>
  pressButton(
    asked,
    (api, body) => api.undoEmailChange({ body }),
    async ({ reset, isDeletionCancelled }) => {
      const place = href('/password/reset/:token?', { token: reset })
      const says = isDeletionCancelled ? 'email_put_back_kept' : 'email_put_back'
      return goAndTell(asked.request, place, says, await dropSession(asked.request))
    },
  )
