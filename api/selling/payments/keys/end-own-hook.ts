import type { CallContext } from '../../../platform/call/call-context.ts'
import { sealingNames } from './payment-keys.ts'

/**
 * Ends what the program set up at the account of before; `but` is a key that stays in use. Where Stripe cannot be spoken to, the owner
 * finds the address in their account, and what it tells is refused here.
 */
export async function endOwnHook({ read, sealing, payments }: CallContext, but?: string): Promise<void> {
  const row = await read.selectFrom('payment_providers').selectAll().where('provider', '=', 'STRIPE').executeTakeFirst()
  const secretKey = row?.hook_id ? sealing.open(row.secret_key, sealingNames.secret) : undefined
  if (row && secretKey && secretKey !== but) await payments?.disconnect({ secretKey }, row.hook_id)
}
