import { href, type RouterContextProvider, redirect } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { type RequestContext, requestContext } from '#app/http/request-context.ts'
import { readFields, refuseForm } from '../../platform/account-form.server.ts'
import { PasswordChosen } from '../../platform/account-schemas.server.ts'
import { readWait, spellWait } from '../../platform/mail-wait.server.ts'
import { keepRegistrationMark } from '../../platform/session/registration-mark.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { getOrder, type Order } from './order-screen.server.ts'

/** The mailbox that an order offers an account to; nothing where it has one, or where an account asks for more than a password. */
export async function offerAccount(ctx: RequestContext, order: Order): Promise<string | undefined> {
  const { values } = await readSiteFacts(ctx)
  if (order.isOfMember || order.email === '' || values.ASK_BIRTHDATE) return undefined
  return order.email
}

type Asked = { request: Request; context: Readonly<RouterContextProvider>; params: { token: string } }

/** Opens an account of what an order knows and a password; its mailbox confirms it, as every other. */
export async function openAccount(asked: Asked) {
  const ctx = asked.context.get(requestContext)
  const order = await getOrder(ctx, asked.params.token)
  const email = await offerAccount(ctx, order)
  if (email === undefined) return redirect(href('/auth'), 303)
  const form = await readForm(asked.request)
  const given = readFields(form, PasswordChosen)
  if (!given.ok) return refuseForm(form, given.error)
  const { firstname, lastname } = order.address.billing
  const body = { email, firstname, lastname, password: given.value.password, terms: true as const }
  const registered = await ctx.api.register({ body })
  if (!registered.ok) return refuseForm(form, registered.error)
  const wait = spellWait(readWait(registered.value))
  const headers = { 'Set-Cookie': await keepRegistrationMark(asked, registered.value.registration) }
  return redirect(href('/inscription') + (wait && `?${wait}`), { status: 303, headers })
}
