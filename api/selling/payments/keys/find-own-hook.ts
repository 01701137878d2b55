import type { CallContext } from '../../../platform/call/call-context.ts'
import { sealingNames } from './payment-keys.ts'

type OwnHook = { key: { secretKey: string }; id: string }

/**
 * What the program itself set up at the account in use, to be ended once that account is left. Where Stripe cannot be spoken to then,
 * the owner finds the address in their account, and what it tells is refused here.
 */
export async function findOwnHook({ read, sealing }: Pick<CallContext, 'read' | 'sealing'>): Promise<OwnHook | undefined> {
  const row = await read.selectFrom('payment_providers').selectAll().where('provider', '=', 'STRIPE').executeTakeFirst()
  const secretKey = row?.hook_id ? sealing.open(row.secret_key, sealingNames.secret) : undefined
  return row && secretKey ? { key: { secretKey }, id: row.hook_id } : undefined
}
