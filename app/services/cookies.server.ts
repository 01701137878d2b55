import { createCookie } from 'react-router'
import { createTypedCookie } from 'remix-utils/typed-cookie'
import { z } from 'zod'
import { everyChoice } from '#app/models/consent.ts'
import { flashes } from '#app/texts/flashes.ts'

const day = 86_400

/** Attributes of every cookie of ours; `__Host-` and Secure wherever the site is served over TLS. */
function named(name: string, secure: boolean, maxAge: number) {
  return createCookie(secure ? `__Host-${name}` : name, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}

/** The choice about optional cookies; who keeps it says until when. */
export function consentCookie(secure: boolean) {
  return createTypedCookie({ cookie: named('consent', secure, 182 * day), schema: z.enum(everyChoice).nullable().catch(null) })
}

/** The number of that choice's proof; drawn by lot, it tells visitors apart for nothing else. */
export function proofCookie(secure: boolean) {
  return createTypedCookie({ cookie: named('proof', secure, 182 * day), schema: z.uuid().nullable().catch(null) })
}

/** That a visitor has said to be of age, for thirty days. */
export function ageCookie(secure: boolean) {
  return createTypedCookie({ cookie: named('age', secure, 30 * day), schema: z.enum(['passed']).nullable().catch(null) })
}

/** The login: an opaque token for the API, for one day; no script of the browser ever sees it. */
export function tokenCookie(secure: boolean) {
  return createTypedCookie({ cookie: named('token', secure, day), schema: z.string().min(20).max(200).nullable().catch(null) })
}

/** The site that the login belongs to. */
export function idSiteCookie(secure: boolean) {
  return createTypedCookie({ cookie: named('idSite', secure, day), schema: z.string().max(64).nullable().catch(null) })
}

/** The language that a visitor has chosen, kept for a year. */
export function langCookie(secure: boolean) {
  return createTypedCookie({
    cookie: named('lang', secure, 365 * day),
    schema: z
      .string()
      .regex(/^[a-z]{2}$/)
      .nullable()
      .catch(null),
  })
}

/** That a visit has just been sent on without its query, for a minute. */
export function visitCookie(secure: boolean) {
  return createTypedCookie({ cookie: named('visit', secure, 60), schema: z.literal('counted').nullable().catch(null) })
}

/** A message for the next page only. */
export function flashCookie(secure: boolean) {
  const codes = Object.keys(flashes) as [keyof typeof flashes]
  return createTypedCookie({ cookie: named('flash', secure, 60), schema: z.enum(codes).nullable().catch(null) })
}
