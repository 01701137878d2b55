import type { ActionFunctionArgs } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { readFields, refuseForm } from './account-form.server.ts'
import { TokenOnly } from './account-schemas.server.ts'

/** Presses the one button of the page that a mailed link opens: the act is done with the link's token, or its page says why not. */
export async function pressButton<T>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  act: (api: ShopApi, body: { token: string }) => Promise<Outcome<T, Failure>>,
  leave: (done: T) => Response | Promise<Response>,
) {
  const form = await readForm(request)
  const given = readFields(form, TokenOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const acted = await act(context.get(requestContext).api, given.value)
  return acted.ok ? leave(acted.value) : refuseForm(form, acted.error)
}
