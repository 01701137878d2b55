import type { MailShare } from '#app/models/audience/mail-kind.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { networkOf } from '../../platform/limits/address-block.ts'
import { takeRates } from '../../platform/limits/take-rate.ts'

const hour = 3600
const youngDays = 7
/** How much of the share of known devices one account, one network, and all accounts of the last days together have in an hour. */
export const mostOfKnown = { account: 2, network: 12, young: 24 }

type Asker = { id: string; role: string; confirmed_at: string | null; isOnDevice: boolean }

/**
 * The share that the link of a reset is counted in. Whoever opens accounts of their own has devices that these know: what is kept
 * for such devices is given by account and by network, and little of it to accounts that are only some days old. What is more than
 * that counts with what anybody asks for, and leaves as long as there is room.
 */
export async function findResetShare(
  tx: SiteWriter,
  { id, role, confirmed_at, isOnDevice }: Asker,
  { now, clientAddress }: Pick<CallContext, 'now' | 'clientAddress'>,
): Promise<MailShare> {
  if (role !== 'MEMBER') return 'staff'
  if (!isOnDevice) return 'ways'
  const within = (bucket: string, limit: number) => ({ bucket: `known reset ${bucket}`, limit, windowSeconds: hour, now })
  const isYoung = confirmed_at === null || now.getTime() - Date.parse(confirmed_at) < youngDays * 24 * hour * 1000
  const turn = await takeRates(tx, [
    within(`account ${id}`, mostOfKnown.account),
    within(`network ${networkOf(clientAddress)}`, mostOfKnown.network),
    ...(isYoung ? [within('young', mostOfKnown.young)] : []),
  ])
  return turn.ok ? 'known' : 'ways'
}
