import { redirect } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { tokenCookie } from '../platform/session/cookies.server.ts'
import { isSecure } from '../platform/session/secure.server.ts'
import { dropSession, loginFor } from '../platform/session/session.server.ts'

type Reserved<T> = { path: string; api: ShopApi; lang?: string | undefined; ask: (api: ShopApi) => Promise<Outcome<T, Failure>> }

/** Reads what may be for members: as anybody, else with the visitor's login, which is asked for when it is missing. */
export async function readReserved<T>(ctx: RequestContext, request: Request, { path, api, lang, ask }: Reserved<T>): Promise<T> {
  const found = await ask(api)
  if (found.ok || found.error.code !== 'unauthenticated') return orThrow(found)
  const token = await tokenCookie(isSecure(request)).parse(request.headers.get('Cookie'))
  const read = token ? await ask(ctx.openApi(token, lang)) : found
  if (read.ok || read.error.code !== 'unauthenticated') return orThrow(read)
  throw redirect(loginFor(path), token ? { headers: await dropSession(request) } : undefined)
}
