import { orThrow } from '#app/http/answers.server.ts'
import { type RequestContext, type RouteRequest, requestContext } from '#app/http/request-context.ts'
import { safeLocal } from '#app/http/safe-local.ts'
import { isPurpose, type Purpose, purposes, readChoice } from '#app/models/site/settings/consent.ts'
import type { ConsentSetup } from '#app/ui/site/consent/cookies-screen.tsx'
import { consentCookie, flashCookie, proofCookie } from '../platform/session/cookies.server.ts'
import { isSecure } from '../platform/session/secure.server.ts'

const known = new WeakMap<RequestContext, Promise<ConsentSetup>>()

/** What the site asks its visitors to agree to, read once a request. */
export function readConsentSetup(ctx: RequestContext): Promise<ConsentSetup> {
  const setup = known.get(ctx) ?? ctx.api.getConsentSetup().then(orThrow)
  known.set(ctx, setup)
  return setup
}

/** The purposes that this visitor accepts; nothing when they have not chosen yet. */
export async function readConsent(request: Request): Promise<Purpose[] | undefined> {
  const choice = await consentCookie(isSecure(request)).parse(request.headers.get('Cookie'))
  return choice === null ? undefined : readChoice(choice)
}

/** The number of the proof of this visitor's choice, if they have chosen. */
export async function readProof(request: Request): Promise<string | undefined> {
  return (await proofCookie(isSecure(request)).parse(request.headers.get('Cookie'))) ?? undefined
}

/** The purposes that a form accepts; nothing when it makes no choice that there is. */
export async function readSentChoice(request: Request, form: FormData): Promise<Purpose[] | undefined> {
  const accepted = form.get('accept')
  if (typeof accepted === 'string') {
    return isPurpose(accepted) ? [...((await readConsent(request)) ?? []), accepted] : undefined
  }
  switch (form.get('choice')) {
    case 'given':
      return [...purposes]
    case 'refused':
      return []
    case 'chosen':
      return purposes.filter((purpose) => form.getAll('purpose').includes(purpose))
    default:
      return undefined
  }
}

/** Keeps a choice and its proof, for as long as the server says; answers the headers that do so and tell it on the next page. */
export async function keepConsent({ request, context }: RouteRequest, wish: Purpose[]): Promise<Headers> {
  const secure = isSecure(request)
  const { id, choice, until } = orThrow(
    await context.get(requestContext).api.giveConsent({ body: { purposes: [...new Set(wish)] } }),
  )
  const maxAge = Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000))
  const headers = new Headers()
  headers.append('Set-Cookie', await consentCookie(secure).serialize(choice, { maxAge }))
  headers.append('Set-Cookie', await proofCookie(secure).serialize(id, { maxAge }))
  headers.append('Set-Cookie', await flashCookie(secure).serialize('consent_saved'))
  return headers
}

/** The page that a form was sent from: as the browser tells it, for a page may have changed since its form was made. */
export function pathOfForm({ request, context }: RouteRequest, form: FormData, fallback: string): string {
  const referer = request.headers.get('Referer') ?? ''
  const from = URL.canParse(referer) ? new URL(referer) : undefined
  if (from && from.origin === context.get(requestContext).site.origin) return safeLocal(from.pathname + from.search, fallback)
  const told = form.get('retour')
  return safeLocal(typeof told === 'string' ? told : undefined, fallback)
}
