import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/http/request-context.ts'
import { registrationCookie } from './cookies.server.ts'
import { isSecure } from './secure.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** What this browser holds of a registration that was typed in it. */
export async function findRegistrationMark(asked: Asked): Promise<string | undefined> {
  return (await cookieOf(asked).parse(asked.request.headers.get('Cookie'))) ?? undefined
}

/** The header that leaves it in the browser. */
export function keepRegistrationMark(asked: Asked, mark: string): Promise<string> {
  return cookieOf(asked).serialize(mark)
}

/** The header that takes it back, once the account is open. */
export function dropRegistrationMark(asked: Asked): Promise<string> {
  return cookieOf(asked).serialize(null, { maxAge: 0 })
}

function cookieOf({ request, context }: Asked) {
  return registrationCookie(isSecure(request), context.get(requestContext).cookieSecrets)
}
