import { href, type RouterContextProvider, redirect } from 'react-router'
import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { requestContext } from '#app/http/request-context.ts'
import { safeLocal } from '#app/http/safe-local.ts'
import { isStaff, type Role } from '#app/models/identity/role.ts'
import type { FlashCode, NumberedFlash } from '#app/texts/platform/flashes.ts'
import type { MailWait } from '#app/ui/audience/newsletter/letter-screens.tsx'
import { deviceCookie, flashCookie, idSiteCookie, tokenCookie } from './cookies.server.ts'
import { isSecure } from './secure.server.ts'

export type Session = Answer<Contract['logIn']>

const ownSpace = href('/mon-compte')

/** Someone logged in: who they are, and the API as they hold it. */
export type Member = {
  api: ShopApi
  email: string
  role: Role
  /** Staff who must set up their second factor before anything else. */
  isLimited: boolean
}

/** Who is logged in on this request, if anyone; a token that is past its time is nobody's. */
export async function findMember(request: Request, context: Readonly<RouterContextProvider>): Promise<Member | undefined> {
  const token = await tokenCookie(isSecure(request)).parse(request.headers.get('Cookie'))
  return token ? openMember(context, token) : undefined
}

/** The holder of a token. */
export async function openMember(context: Readonly<RouterContextProvider>, token: string): Promise<Member | undefined> {
  const api = context.get(requestContext).openApi(token)
  const logged = await api.getLogged()
  if (!logged.ok) return undefined
  const { user, needsSecondFactor = false } = logged.value
  return user ? { api, email: user.email, role: user.role, isLimited: needsSecondFactor } : undefined
}

/** The cookies of a login. */
export async function keepSession(request: Request, { token, idSite, device }: Session): Promise<Headers> {
  const secure = isSecure(request)
  const headers = cookies(await tokenCookie(secure).serialize(token), await idSiteCookie(secure).serialize(idSite))
  await keepDevice(request, headers, device)
  return headers
}

/** What an account knows this device by; empty where none was entered from it yet. */
export async function readDevice(request: Request): Promise<string> {
  return (await deviceCookie(isSecure(request)).parse(request.headers.get('Cookie'))) ?? ''
}

/** Leaves on this device what the account that was just proven knows it by. */
export async function keepDevice(request: Request, headers: Headers, device: string | undefined): Promise<void> {
  if (device) headers.append('Set-Cookie', await deviceCookie(isSecure(request)).serialize(device))
}

/** Takes the cookies of a login back. */
export async function dropSession(request: Request): Promise<Headers> {
  const secure = isSecure(request)
  const gone = { maxAge: 0 }
  return cookies(await tokenCookie(secure).serialize(null, gone), await idSiteCookie(secure).serialize(null, gone))
}

/** Goes to the next page and says there what has been done. */
export async function goAndTell(
  request: Request,
  place: string,
  says: FlashCode | NumberedFlash,
  headers = new Headers(),
): Promise<Response> {
  headers.append('Set-Cookie', await keepFlash(request, says))
  return redirect(place, { status: 303, headers })
}

/** The same where a mail was asked for: what is said of it is when it leaves. */
export function goAndTellWait(
  request: Request,
  place: string,
  { says, wait }: { says: 'reset' | 'rights'; wait: MailWait },
): Promise<Response> {
  if (wait === undefined) return goAndTell(request, place, `${says}_asked`)
  return goAndTell(request, place, wait === 'full' ? `${says}_full` : { code: `${says}_asked_later`, number: wait })
}

/** The header that has the next page say what has been done. */
export function keepFlash(request: Request, says: FlashCode | NumberedFlash): Promise<string> {
  return flashCookie(isSecure(request)).serialize(typeof says === 'string' ? says : `${says.code}.${says.number}`)
}

/** Where a login leads: back to where the visitor came from, or to their space. */
export function pathAfterLogin(wanted: string | null | undefined): string {
  return safeLocal(wanted, ownSpace)
}

/** The same once it is known who came: staff who wished for nothing of their own begin in the panel. */
export async function startOf(
  context: Readonly<RouterContextProvider>,
  { token }: Session,
  wanted: string | null | undefined,
): Promise<string> {
  const place = pathAfterLogin(wanted)
  if (place !== ownSpace) return place
  return spaceOf((await openMember(context, token))?.role)
}

/** Where somebody of this role is at home. */
export function spaceOf(role: Role | undefined): string {
  return role && isStaff(role) ? href('/admin') : ownSpace
}

/** Where somebody who was invited begins: staff in the panel, by the first steps while the site is being built. */
export function startOfNewcomer(role: Role, { isBuilding }: { isBuilding: boolean }): string {
  return isStaff(role) && isBuilding ? href('/admin/bienvenue') : spaceOf(role)
}

/** The login page that leads back to a place of the site. */
export function loginFor(place: string): string {
  return `${href('/auth')}?${new URLSearchParams({ retour: safeLocal(place, ownSpace) })}`
}

/** Whoever comes or goes has other bars: a router in the browser is told to have the next page loaded whole. */
function cookies(...values: string[]): Headers {
  const headers = new Headers({ 'X-Remix-Reload-Document': 'true' })
  for (const value of values) headers.append('Set-Cookie', value)
  return headers
}
