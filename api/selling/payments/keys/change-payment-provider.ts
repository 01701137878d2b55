import type { Selectable } from 'kysely'
import { done, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import type { Sealing } from '../../../platform/outside/sealing.ts'
import { toFlag } from '../../../platform/resource/columns.ts'
import { isLiveKey, sealingNames } from './payment-keys.ts'
import { writePaymentProvider } from './write-payment-provider.ts'

type Body = Read<Contract['changePaymentProvider']>['body']

/** Sets the account that takes a site's card payments; its secrets are sealed, and never shown again. */
export const changePaymentProvider: UseCase<Contract['changePaymentProvider']> = async ({ body }, ctx) => {
  return ctx.inTransaction(async (tx) => {
    const known = await tx.selectFrom('payment_providers').selectAll().where('provider', '=', 'STRIPE').executeTakeFirst()
    const keys = { ...body, publicKey: body.publicKey ?? known?.public_key ?? '' }
    const fault = findKeyFault(keys, known)
    if (fault) return fault
    const values = {
      is_active: toFlag(body.isActive) ?? 0,
      ...toColumns(keys, known, ctx.sealing),
      updated_at: ctx.now.toISOString(),
    }
    return done(await writePaymentProvider(tx, values))
  })
}

type Known = Selectable<SiteTables['payment_providers']>

/** What is given takes the place of what is known. */
function toColumns(
  { publicKey, secretKey, hookSecret, means }: Body & { publicKey: string },
  known: Known | undefined,
  sealing: Sealing,
) {
  const isLive = publicKey ? isLiveKey(publicKey) : known?.is_live === 1
  const secret = secretKey ? sealing.seal(secretKey, sealingNames.secret) : (known?.secret_key ?? '')
  // An address that its owner set up is none of the program's.
  const hook = hookSecret
    ? { hook_secret: sealing.seal(hookSecret, sealingNames.hook), hook_id: '' }
    : { hook_secret: known?.hook_secret ?? '', hook_id: known?.hook_id ?? '' }
  return {
    public_key: publicKey,
    is_live: toFlag(isLive) ?? 0,
    secret_key: secret,
    hook_secret: hook.hook_secret,
    hook_id: hook.hook_id,
    means: means ? JSON.stringify(means) : (known?.means ?? '["card"]'),
  }
}

type Given = { publicKey: string; secretKey?: string | undefined; hookSecret?: string | undefined }

/** Keys of another account or mode than those that stay would take money that nobody hears of. */
function findKeyFault({ publicKey, secretKey, hookSecret }: Given, known: Known | undefined): Outcome<never> | undefined {
  const fault = (field: keyof Given, code: FaultCode) => refused('invalid', { fields: { [field]: { code } } })
  if (!known && !publicKey) return fault('publicKey', 'required')
  const isNew = known?.public_key !== publicKey
  if (isNew && !secretKey) return fault('secretKey', 'required')
  if (isNew && !hookSecret) return fault('hookSecret', 'required')
  const isLive = publicKey ? isLiveKey(publicKey) : known?.is_live === 1
  return secretKey && isLiveKey(secretKey) !== isLive ? fault('secretKey', 'format') : undefined
}
