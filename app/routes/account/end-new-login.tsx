import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import type { WayIn } from '#app/models/way-in.ts'
import { readFields, refuseForm } from '#app/services/account-form.server.ts'
import { TokenOnly } from '#app/services/account-schemas.server.ts'
import { readToken } from '#app/services/mailed-token.server.ts'
import { dropSession, goAndTell } from '#app/services/session.server.ts'
import { newLogin } from '#app/texts/account/new-login.ts'
import type { FlashCode } from '#app/texts/flashes.ts'
import { screen } from '#app/ui/body/page-kind.ts'
import { linkSheets } from '#app/ui/body/sheets.ts'
import type { Route } from './+types/end-new-login'
import { TokenPage } from './token-page.tsx'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ params }: Route.LoaderArgs) => readToken(params)

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, TokenOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const ended = await context.get(sceneContext).api.endNewLogin({ body: given.value })
  if (!ended.ok) return refuseForm(form, ended.error)

  const place = href('/password/reset/:token?', { token: ended.value.reset })
  return goAndTell(request, place, sayEnded(ended.value.removed), await dropSession(request))
}

function sayEnded([first, ...others]: WayIn[]): FlashCode {
  if (!first) return 'login_ended'
  return others.length > 0 ? 'login_ended_several' : `login_ended_${first}`
}

export default function EndNewLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <TokenPage texts={newLogin} action={href('/auth/arreter/:token?')} token={loaderData.token} state={actionData} />
}
