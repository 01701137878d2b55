import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { requestContext } from '#app/http/request-context.ts'
import { isStaff } from '#app/models/identity/role.ts'
import { building } from '#app/texts/site/building.ts'
import { findMember } from '../platform/session/session.server.ts'
import { houseNameOf, readSiteFacts } from './site-facts.server.ts'
import { makeTheme } from './theme.server.ts'

const closedContext = createContext(false)

/** The ways in for staff, and what a page of the site needs to be seen. */
const open =
  /^\/(auth|password|invitation|deconnexion|mon-compte|admin|theme|e-label|cookies|age|langue|robots\.txt|sitemap\.xml)(\/|$)/

/** A site that is being built shows one page to the world; its staff walk through it. */
export const buildingDoor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const facts = await readSiteFacts(context.get(requestContext))
  const { info, values } = facts
  if (!info.isBuilding || open.test(url.pathname)) return next()
  const member = await findMember(request, context)
  if (member && isStaff(member.role)) return next()
  context.set(closedContext, true)
  const { href: theme } = makeTheme(facts)
  throw data({ message: building.message(houseNameOf({ info, values })), theme }, { status: 503 })
}

/** Tells machines that the page of a site being built is none to keep. */
export function markBuilding(context: Readonly<RouterContextProvider>, { headers }: Response): void {
  if (!context.get(closedContext)) return
  headers.set('Retry-After', '86400')
  headers.set('X-Robots-Tag', 'noindex')
}
