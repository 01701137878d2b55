import { createContext, data, href, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { type RouteRequest, requestContext } from '#app/http/request-context.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { reconnection } from '#app/texts/identity/account/reconnection.ts'
import { keepTyped } from '../account-form.server.ts'
import { watchOutcomes } from '../watch-outcomes.server.ts'
import { bringCart } from './cart-request.server.ts'
import { dropSession, findMember, keepSession, loginFor, type Member, openMember, readDevice } from './session.server.ts'

/** What the page shows when a session has ended before a form was sent: why, and all that was typed. */
export type SessionEnded = {
  message: string
  email: string
  needsCode: boolean
  kept: Record<string, string>
  /** The session is open, but what was wanted asks for the password again. */
  isProof?: boolean
}

type Entrance = { member: Member | undefined; headers: Headers }

const entranceContext = createContext<Entrance>()
const prefix = 'reconnect.'
const secondFactor = href('/mon-compte/securite')
const isOfSecondFactor = (path: string) => path === secondFactor || path.startsWith(`${secondFactor}/`)

/** The door of the member's space: whoever only reads is sent to the login and back, a form is kept for its act. */
export const memberDoor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const member = await findMember(request, context)
  if (!member && request.method !== 'POST') {
    throw redirect(loginFor(url.pathname + url.search), { headers: await dropSession(request) })
  }
  if (member?.isLimited && !isOfSecondFactor(url.pathname)) throw redirect(secondFactor)
  const headers = new Headers()
  context.set(entranceContext, { member, headers })
  const response = await next()
  for (const cookie of headers.getSetCookie()) response.headers.append('Set-Cookie', cookie)
  return response
}

/** The member who reads a page behind the door. */
export function getMember(context: Readonly<RouterContextProvider>): Member {
  const { member } = context.get(entranceContext)
  if (!member) throw data({ message: reconnection.ended }, { status: statusOf.unauthenticated })
  return member
}

/**
 * The form that a member sends, and the member.
 * When the session has ended meanwhile, the page asks for the login anew and keeps what was typed; the same form then does both.
 * So it is where an act wants a proof of who asks: the page asks for the password, and the same form goes through with it.
 */
export async function readMemberForm({ request, context }: RouteRequest): Promise<{ member: Member; form: FormData }> {
  const sent = await readForm(request)
  const form = new FormData()
  for (const [name, value] of sent) if (!name.startsWith(prefix)) form.append(name, value)
  const entrance = context.get(entranceContext)
  if (entrance.member) await prove(entrance.member, sent, form)
  else entrance.member = await reconnect(sent, form, { request, context })
  return { member: { ...entrance.member, api: askingForPassword(entrance.member.api, form) }, form }
}

async function prove(member: Member, sent: FormData, form: FormData): Promise<void> {
  const password = String(sent.get(`${prefix}password`) ?? '')
  if (!password) return
  const proven = await member.api.confirmPassword({ body: { password } })
  if (!proven.ok) throw refuse(proofOf(form, Object.values(proven.error.fields ?? {})[0]?.[0] ?? proven.error.message), 422)
}

/** A call that wants a proof first ends what its form began. */
function askingForPassword(api: Member['api'], form: FormData): Member['api'] {
  return watchOutcomes(api, ({ code, message }) => {
    if (code === 'unproven') throw refuse(proofOf(form, message), statusOf.unproven)
  })
}

function proofOf(form: FormData, message: string): SessionEnded {
  return { message, email: '', needsCode: false, kept: keepTyped(form), isProof: true }
}

async function reconnect(sent: FormData, form: FormData, { request, context }: RouteRequest): Promise<Member> {
  const [email, password, code] = ['email', 'password', 'code'].map((name) => String(sent.get(prefix + name) ?? ''))
  const ended = { email: email ?? '', needsCode: false, kept: keepTyped(form) }
  if (!email || !password) throw refuse({ ...ended, message: reconnection.ended })
  const session = await context
    .get(requestContext)
    .api.logIn({ body: { email, password, device: await readDevice(request), ...(code && { code }) } })
  if (!session.ok) {
    const needsCode = session.error.fields?.code !== undefined
    throw refuse(
      { ...ended, needsCode, message: session.error.fields?.code?.[0] ?? session.error.message },
      statusOf[session.error.code],
    )
  }
  const member = await openMember(context, session.value.token)
  if (!member) throw refuse({ ...ended, message: reconnection.ended })
  const { headers } = context.get(entranceContext)
  for (const cookie of (await keepSession(request, session.value)).getSetCookie()) headers.append('Set-Cookie', cookie)
  await bringCart({ request, context }, session.value, headers)
  return member
}

function refuse(ended: SessionEnded, status = statusOf.unauthenticated) {
  return data(ended, { status })
}
