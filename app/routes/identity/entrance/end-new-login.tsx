import { href } from 'react-router'
import type { WayIn } from '#app/models/identity/way-in.ts'
import { pressButton } from '#app/services/platform/mailed-link.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { dropSession, goAndTell } from '#app/services/platform/session/session.server.ts'
import { newLogin } from '#app/texts/identity/account/new-login.ts'
import type { FlashCode } from '#app/texts/platform/flashes.ts'
import type { Route } from './+types/end-new-login'

export { default, handle, headers, links } from './mailed-link-page.tsx'

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...readToken(params),
  texts: newLogin,
  action: href('/auth/arreter/:token?'),
})

export const action = (asked: Route.ActionArgs) =>
  pressButton(
    asked,
    (api, body) => api.endNewLogin({ body }),
    async ({ reset, removed, isDeletionCancelled }) => {
      const place = href('/password/reset/:token?', { token: reset })
      return goAndTell(
        asked.request,
        place,
        sayEnded([...removed, ...(isDeletionCancelled ? (['deletion'] as const) : [])]),
        await dropSession(asked.request),
      )
    },
  )

function sayEnded([first, ...others]: (WayIn | 'deletion')[]): FlashCode {
  if (!first) return 'login_ended'
  return others.length > 0 ? 'login_ended_several' : `login_ended_${first}`
}
