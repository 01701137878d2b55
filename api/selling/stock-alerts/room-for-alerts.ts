import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { networkOf } from '../../platform/limits/address-block.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'

/** How many wishes may be open: of one mailbox from one network, of a network, of a mailbox in all, and of a site. */
export const mostAlerts = { ofMailboxHere: 24, ofNetwork: 300, ofMailbox: 96, ofSite: 10_000 }

/** What a network may hold of a mailbox or of the site before it gives way first: what a household waits for. */
const fewOfNetwork = 3

/** So many wishes that a mailbox asked for under its name as it is, without a tag, the first of them, give way to no other. */
const keptOfMailbox = 24

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
  if ((await countRows(wishesOf(tx, { mailbox_key }))) >= mostAlerts.ofMailbox)
    await giveWay(tx, { mailbox_key }, await listKept(tx, mailbox_key))
  if ((await countRows(wishesOf(tx, {}))) >= mostAlerts.ofSite) await giveWay(tx, {}, [])
  return done(null)
}

function wishesOf(read: SiteReader, { mailbox_key, from_network }: Partial<AlertOrigin>) {
  let wishes = read.selectFrom('stock_alerts')
  if (mailbox_key !== undefined) wishes = wishes.where('mailbox_key', '=', mailbox_key)
  if (from_network !== undefined) wishes = wishes.where('from_network', '=', from_network)
  return wishes
}

type AlertKey = { declination_id: string; email_key: string }

/** What a mailbox waits for under its own name, the oldest first: whoever adds tags to it is most often somebody else. */
function listKept(read: SiteReader, mailbox_key: string): Promise<AlertKey[]> {
  return wishesOf(read, { mailbox_key })
    .select(['declination_id', 'email_key'])
    .where('email_key', 'not like', '_%+%')
    .orderBy('created_at')
    .orderBy('declination_id')
    .orderBy('email_key')
    .limit(keptOfMailbox)
    .execute()
}

/**
 * The newest wish goes of the network that holds most, where that is more than a few; else the newest of all. So a crowd of many networks,
 * each with little, gives way to itself, and whoever asked before it came stays.
 */
async function giveWay(tx: SiteWriter, of: Partial<AlertOrigin>, kept: readonly AlertKey[]): Promise<void> {
  const among = (part: Partial<AlertOrigin>) =>
    kept.length > 0 ? wishesOf(tx, part).where((on) => on.not(on.or(kept.map((one) => on.and(one))))) : wishesOf(tx, part)
  const fullest = await among(of)
    .select('from_network')
    .groupBy('from_network')
    .having((row) => row.fn.countAll(), '>', fewOfNetwork)
    .orderBy((row) => row.fn.countAll(), 'desc')
    // Of those that hold as many, whoever came last: a fixed order would choose the same network each time.
    .orderBy((row) => row.fn.max('created_at'), 'desc')
    .orderBy('from_network')
    .limit(1)
    .executeTakeFirst()
  const newest = await among({ ...of, ...fullest })
    .select(['declination_id', 'email_key'])
    .orderBy('created_at', 'desc')
    .orderBy('email_key', 'desc')
    .orderBy('declination_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('stock_alerts')
    .where('declination_id', '=', newest.declination_id)
    .where('email_key', '=', newest.email_key)
    .execute()
}
