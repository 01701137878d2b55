import { type Contract, contract, type Read } from '#api/contract/index.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { requestContext } from '#app/http/request-context.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { stripeHookPath } from '#app/models/selling/money/stripe-events.ts'
import type { Provider } from '#app/ui/house/settings/payment-view.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { describeFields } from '../fields/describe-fields.server.ts'

type Body = Read<Contract['changePaymentProvider']>['body']
type Link = Read<Contract['connectPaymentProvider']>['body']

const secrets = new Set(['key', 'secretKey', 'hookSecret'])
let fields: PanelField[] | undefined
let keyFields: PanelField[] | undefined

/** What is asked of the account that takes card payments. */
export function paymentFields(): PanelField[] {
  fields ??= describeFields(contract.changePaymentProvider.body)
  return fields
}

/** What is asked to link an account. */
export function connectFields(): PanelField[] {
  keyFields ??= describeFields(contract.connectPaymentProvider.body)
  return keyFields
}

/** What may still be set of an account that the program set up by itself. */
export function linkedFields(): PanelField[] {
  return paymentFields().filter(({ name }) => name === 'isActive' || name === 'means')
}

/** Links the account that a key opens. */
export function connectPayment({ api }: Member, entries: readonly Entry[]): Promise<Outcome<Provider, Failure>> {
  const typed = entries.map(([name, text]): Entry => [name, text.trim()])
  return api.connectPaymentProvider({ body: readFields(connectFields(), typed) as Link })
}

/** Where Stripe makes its payments known. */
export function stripeAddress({ context }: RouteArgs): string {
  const { site } = context.get(requestContext)
  return `${site.origin}${stripeHookPath(site.id)}`
}

/** What the key is called at Stripe: the site that it is for. */
export function keyNameOf({ context }: RouteArgs): string {
  return new URL(context.get(requestContext).site.origin).hostname
}

/** Sets the account; a secret that is left empty stays what it is. */
export function savePayment({ api }: Member, entries: readonly Entry[]): Promise<Outcome<Provider, Failure>> {
  const typed = entries.map(([name, text]) => [name, text.trim()] as const)
  const given = typed.filter(([name, text]) => text !== '' || !secrets.has(name))
  const read = readFields(paymentFields(), given) as Record<string, unknown>
  const body = Object.fromEntries(Object.entries(read).filter(([name, value]) => !secrets.has(name) || value))
  return api.changePaymentProvider({ body: body as Body })
}

/** What may stand in a page again of what was typed. */
export function withoutSecrets(entries: readonly Entry[]): Entry[] {
  return entries.filter(([name]) => !secrets.has(name))
}
