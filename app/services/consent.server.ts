import { consentCookie, flashCookie } from './cookies.server.ts'
import { isSecure } from './secure.server.ts'

export type Consent = 'given' | 'refused'

/** What this visitor has chosen, if they have. */
export async function readConsent(request: Request): Promise<Consent | undefined> {
  return (await consentCookie(isSecure(request)).parse(request.headers.get('Cookie'))) ?? undefined
}

/** The headers that keep a choice and say so on the next page. */
export async function keepConsent(request: Request, choice: Consent): Promise<Headers> {
  const secure = isSecure(request)
  const headers = new Headers()
  headers.append('Set-Cookie', await consentCookie(secure).serialize(choice))
  headers.append('Set-Cookie', await flashCookie(secure).serialize('consent_saved'))
  return headers
}
