import { data, href, redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { TokenOnly } from '#app/services/platform/account-schemas.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { letterPages } from '#app/texts/audience/newsletter.ts'
import { LeftScreen } from '#app/ui/audience/newsletter/letter-screens.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { TokenPage } from '../identity/entrance/token-page.tsx'
import type { Route } from './+types/leave'

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ params, url }: Route.LoaderArgs) => ({
  ...readToken(params),
  texts: letterPages.leave,
  hasLeft: url.searchParams.has('fait'),
})

/** A mail program posts to the address with the key and wants no other page; a person posts the form found there. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = context.get(requestContext)
  if (params.token !== undefined) {
    const left = await api.leaveNewsletter({ body: { key: readToken(params).token } })
    if (!left.ok) return throwNotFound()
    return data('left' as const, { status: 200 })
  }
  const form = await readForm(request)
  const given = readFields(form, TokenOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const left = await api.leaveNewsletter({ body: { key: given.value.token } })
  if (!left.ok) return refuseForm(form, { ...left.error, message: letterPages.gone })

  return redirect(`${href('/newsletter/desinscription/:token?')}?fait=oui`, 303)
}

export default function Leave({ loaderData: { hasLeft, texts, token }, actionData }: Route.ComponentProps) {
  if (hasLeft || actionData === 'left')
    return (
      <>
        <title>{letterPages.left.title}</title>
        <LeftScreen />
      </>
    )
  return <TokenPage texts={texts} action={href('/newsletter/desinscription/:token?')} token={token} state={actionData} />
}
