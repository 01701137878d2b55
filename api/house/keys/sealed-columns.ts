import { sealingNameOf } from '../../identity/second-factor/pass-second-factor.ts'
import { webhookSealingName } from '../../platform/webhooks/webhook.ts'
import { orderSealingName } from '../../selling/orders/order-link.ts'
import { platformSealingName } from '../../selling/papers/flows/platform.ts'
import { sealingNames } from '../../selling/payments/keys/payment-keys.ts'

/** A column in which what is sealed lies, the one that names its row within a site, and what each row is sealed for. */
export type SealedColumn = { table: string; key: string; column: string; holds: string; placeOf: (id: string) => string }

/** Everything that the database keeps sealed. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'second_factors',
    key: 'user_id',
    column: 'secret',
    holds: 'applications of codes',
    placeOf: sealingNameOf,
  },
  {
    table: 'payment_providers',
    key: 'provider',
    column: 'secret_key',
    holds: 'secret keys of Stripe',
    placeOf: () => sealingNames.secret,
  },
  {
    table: 'payment_providers',
    key: 'provider',
    column: 'hook_secret',
    holds: 'webhook secrets of Stripe',
    placeOf: () => sealingNames.hook,
  },
  {
    table: 'webhooks',
    key: 'id',
    column: 'secret',
    holds: 'secrets of own webhooks',
    placeOf: webhookSealingName,
  },
  {
    table: 'invoicing_platforms',
    key: 'id',
    column: 'secret',
    holds: 'secrets of invoicing platforms',
    placeOf: () => platformSealingName,
  },
  {
    table: 'orders',
    key: 'id',
    column: 'token_sealed',
    holds: 'links of orders',
    placeOf: orderSealingName,
  },
]
