import { flashes } from '#app/texts/flashes.ts'
import { flashCookie } from './cookies.server.ts'
import { isSecure } from './secure.server.ts'

/** The message left for this page, if any, in words, so that no browser loads them all; the answer that shows it takes its cookie back. */
export async function takeFlash(request: Request): Promise<string | undefined> {
  const code = await flashCookie(isSecure(request)).parse(request.headers.get('Cookie'))
  return code ? flashes[code] : undefined
}

/** Takes the cookie of a shown message back. */
export async function spendFlash(request: Request, headers: Headers): Promise<void> {
  if (request.method !== 'GET') return
  const cookie = flashCookie(isSecure(request))
  if (await cookie.parse(request.headers.get('Cookie'))) headers.append('Set-Cookie', await cookie.serialize(null, { maxAge: 0 }))
}
