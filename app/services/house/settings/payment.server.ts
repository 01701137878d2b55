import { type Contract, contract, type Read } from '#api/contract/index.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { requestContext } from '#app/http/request-context.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import type { Provider } from '#app/ui/house/settings/payment-view.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { describeFields } from '../fields/describe-fields.server.ts'

type Body = Read<Contract['changePaymentProvider']>['body']

const secrets = new Set(['secretKey', 'hookSecret'])
let fields: PanelField[] | undefined

/** What is asked of the account that takes card payments. */
export function paymentFields(): PanelField[] {
  fields ??= describeFields(contract.changePaymentProvider.body)
  return fields
}

/** Where Stripe makes its payments known. */
export function stripeAddress({ context }: RouteArgs): string {
  const { site } = context.get(requestContext)
  return `${site.origin}/api/payment/stripe/${site.id}`
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
