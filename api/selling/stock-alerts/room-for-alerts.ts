import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { networkOf } from '../../platform/limits/address-block.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'

/** How many wishes may be open: of one mailbox from one network, of a network, of a mailbox in all, and of a site. */
export const mostAlerts = { ofMailboxHere: 24, ofNetwork: 300, ofMailbox: 96, ofSite: 10_000 }

/** Whose wish it is, and where it came from: enough to know both again. */
export type AlertOrigin = { mailbox_key: string; from_network: string }

/** What is kept of who asks: the mailbox under all its spellings, and the network as a hash. */
export function originOfAlert(emailKey: string, clientAddress: string | undefined): AlertOrigin {
  return { mailbox_key: mailboxOf(emailKey), from_network: hashToken(`wishes of network ${networkOf(clientAddress)}`) }
}

/**
 * Refuses what is too much of the asker's own network, for this mailbox or in all. Where others have filled a mailbox or the site, one of
 * theirs goes instead: nobody is kept from asking by what strangers asked, nor told what somebody waits for.
 */
export async function makeRoomForAlert(tx: SiteWriter, origin: AlertOrigin): Promise<Outcome<null>> {
  const { mailbox_key, from_network } = origin
  if ((await countRows(wishesOf(tx, { from_network }))) >= mostAlerts.ofNetwork)
    return refused('invalid', { fields: { email: { code: 'wishes_network' } } })
  if ((await countRows(wishesOf(tx, { mailbox_key, from_network }))) >= mostAlerts.ofMailboxHere)
    return refused('invalid', { fields: { email: { code: 'wishes_mailbox' } } })
  await giveWay(tx, { mailbox_key }, mostAlerts.ofMailbox)
  await giveWay(tx, {}, mostAlerts.ofSite)
  return done(null)
}

function wishesOf(read: SiteReader, { mailbox_key, from_network }: Partial<AlertOrigin>) {
  let wishes = read.selectFrom('stock_alerts')
  if (mailbox_key !== undefined) wishes = wishes.where('mailbox_key', '=', mailbox_key)
  if (from_network !== undefined) wishes = wishes.where('from_network', '=', from_network)
  return wishes
}

/** Where all places are taken, the newest wish goes of the network that holds most of them. */
async function giveWay(tx: SiteWriter, of: Partial<AlertOrigin>, most: number): Promise<void> {
  if ((await countRows(wishesOf(tx, of))) < most) return
  const fullest = await wishesOf(tx, of)
    .select('from_network')
    .groupBy('from_network')
    .orderBy((row) => row.fn.countAll(), 'desc')
    .orderBy('from_network')
    .limit(1)
    .executeTakeFirstOrThrow()
  const newest = await wishesOf(tx, { ...of, ...fullest })
    .select(['declination_id', 'email_key'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('stock_alerts')
    .where('declination_id', '=', newest.declination_id)
    .where('email_key', '=', newest.email_key)
    .execute()
}
