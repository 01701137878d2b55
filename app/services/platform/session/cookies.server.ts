import { createCookie } from 'react-router'
import { createTypedCookie } from 'remix-utils/typed-cookie'
import { z } from 'zod'
import { mostShortlisted } from '#app/models/catalog/products/shortlist.ts'
import { everyChoice } from '#app/models/site/settings/consent.ts'
import { flashes } from '#app/texts/platform/flashes.ts'

const day = 86_400

/** Attributes of every cookie of ours; `__Host-` and Secure wherever the site is served over TLS. */
function named(name: string, secure: boolean, maxAge: number, secrets: readonly string[] = []) {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge } as const
  return createCookie(secure ? `__Host-${name}` : name, { ...attributes, secrets: [...secrets] })
}

/** A cookie and its schema take longer to make than to read: each is made once for either way a site is served. */
function oncePerScheme<C>(make: (secure: boolean) => C): (secure: boolean) => C {
  const plain = make(false)
  const safe = make(true)
  return (secure) => (secure ? safe : plain)
}

/** The choice about optional cookies; who keeps it says until when. */
export const consentCookie = oncePerScheme((secure) =>
  createTypedCookie({ cookie: named('consent', secure, 182 * day), schema: z.enum(everyChoice).nullable().catch(null) }),
)

/** The number of that choice's proof; drawn by lot, it tells visitors apart for nothing else. */
export const proofCookie = oncePerScheme((secure) =>
  createTypedCookie({ cookie: named('proof', secure, 182 * day), schema: z.uuid().nullable().catch(null) }),
)

/** That a visitor has said to be of age, for thirty days. */
export const ageCookie = oncePerScheme((secure) =>
  createTypedCookie({ cookie: named('age', secure, 30 * day), schema: z.enum(['passed']).nullable().catch(null) }),
)

/** The login: an opaque token for the API, for one day; no script of the browser ever sees it. */
export const tokenCookie = oncePerScheme((secure) =>
  createTypedCookie({ cookie: named('token', secure, day), schema: z.string().min(20).max(200).nullable().catch(null) }),
)

/** The site that the login belongs to. */
export const idSiteCookie = oncePerScheme((secure) =>
  createTypedCookie({ cookie: named('idSite', secure, day), schema: z.string().max(64).nullable().catch(null) }),
)

/** What the last login left on this device, so that the account knows it again. */
export const deviceCookie = oncePerScheme((secure) =>
  createTypedCookie({ cookie: named('device', secure, 365 * day), schema: z.string().min(20).max(200).nullable().catch(null) }),
)

/** Names the registration that was typed in this browser, until the link of its mail is dead: signed, as whoever confirms it has its password. */
export function registrationCookie(secure: boolean, secrets: readonly string[] = []) {
  const schema = z.string().min(20).max(200).nullable().catch(null)
  return createTypedCookie({ cookie: named('registration', secure, 2 * day, secrets), schema })
}

/** The language that a visitor has chosen, kept for a year. */
export const langCookie = oncePerScheme((secure) =>
  createTypedCookie({
    cookie: named('lang', secure, 365 * day),
    schema: z
      .string()
      .regex(/^[a-z]{2}$/)
      .nullable()
      .catch(null),
  }),
)

/** That a visit has just been sent on without its query, for a minute. */
export const visitCookie = oncePerScheme((secure) =>
  createTypedCookie({ cookie: named('visit', secure, 60), schema: z.literal('counted').nullable().catch(null) }),
)

/** The notices that a visitor without script has put away. */
export const popupsCookie = oncePerScheme((secure) =>
  createTypedCookie({
    cookie: named('popups', secure, 180 * day),
    schema: z
      .array(z.string().regex(/^[\w-]{1,64}$/))
      .max(20)
      .nullable()
      .catch(null),
  }),
)

/** The key of a look that is being tried on, for whoever was given it. */
export const previewCookie = oncePerScheme((secure) =>
  createTypedCookie({ cookie: named('apercu', secure, 7 * day), schema: z.string().max(40).nullable().catch(null) }),
)

/** The products that a visitor has put aside, the newest first. */
export const shortlistCookie = oncePerScheme((secure) =>
  createTypedCookie({
    cookie: named('shortlist', secure, 180 * day),
    schema: z
      .array(z.string().regex(/^[\w-]{1,64}$/))
      .max(mostShortlisted)
      .nullable()
      .catch(null),
  }),
)

const flashWithNumber = new RegExp(`^(?:${Object.keys(flashes).join('|')})(?:\\.\\d{1,5})?$`)

/** A message for the next page only: its code, with the number that its sentence tells, if it tells one. */
export const flashCookie = oncePerScheme((secure) =>
  createTypedCookie({ cookie: named('flash', secure, 60), schema: z.string().regex(flashWithNumber).nullable().catch(null) }),
)

/** The session of a cart: signed, so that nobody tries ids at our door. */
export function cartCookie(secure: boolean, secrets: readonly string[] = []) {
  return named('cart', secure, 90 * day, secrets)
}
