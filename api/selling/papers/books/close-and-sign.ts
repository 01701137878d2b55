import { sayCents } from '#app/models/platform/text/money.ts'
import { sayHead } from '#app/models/selling/money/book-entry.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import type { SiteAtWork } from '../../../platform/jobs/each-site.ts'
import { findCompanyMailbox } from '../../../platform/mail/company-mailbox.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { isPlainAddress } from '../../../platform/outside/mail.ts'
import type { Signing } from '../../../platform/secrets/signing.ts'
import { signBooks } from '../chain/sign-books.ts'
import { closeBooks } from './close-books.ts'
import type { ClosingRow } from './closing-row.ts'

/** Closes what is over, signs it with all that came before, and has the head of the chain leave the house: by mail. */
export async function closeAndSign(at: SiteAtWork, signing: Signing | undefined): Promise<number> {
  if (signing) await signBooks(at, signing)
  const before = await readLastNumber(at.read)
  const closed = await closeBooks(at)
  if (closed === 0 || !signing) return closed
  await signBooks(at, signing)
  await mailHead(at, before)
  return closed
}

async function readLastNumber(read: SiteReader): Promise<number> {
  const row = await read.selectFrom('book_closings').select('number').orderBy('number', 'desc').executeTakeFirst()
  return row?.number ?? 0
}

/** Whoever has an accountant sends both of them each closing; alone, the house hears of its months. */
async function mailHead({ read, inTransaction, site, now }: SiteAtWork, after: number): Promise<void> {
  const rows = await read.selectFrom('book_closings').selectAll().where('number', '>', after).orderBy('number').execute()
  const tip = await read.selectFrom('book_tips').select(['seq', 'hash']).executeTakeFirst()
  const accountant = await findAccountant(read, site.lang)
  const isTold = accountant !== '' || rows.some(({ kind }) => kind !== 'DAY')
  if (!tip || !isTold) return
  const mailboxes = new Set([accountant, await findCompanyMailbox(read, site.lang)].filter(isPlainAddress))
  const params = { periods: rows.map(({ period }) => period).join(', '), sums: rows.map(saySums).join('\n'), head: sayHead(tip) }
  await inTransaction(async (tx) => {
    for (const to of mailboxes) await queueMail(tx, { kind: 'books_closed', to, params, site, now })
  })
}

async function findAccountant(read: SiteReader, lang: string): Promise<string> {
  const row = await read
    .selectFrom('parameters')
    .select('value')
    .where('type', '=', 'ACCOUNTANT_EMAIL')
    .where('lang', '=', lang)
    .executeTakeFirst()
  return isPlainAddress(row?.value ?? '') ? (row?.value ?? '') : ''
}

function saySums({ period, invoiced, credited, grand_total }: ClosingRow): string {
  return `${period} : ${sayCents(invoiced)} facturés, ${sayCents(credited)} rendus ; grand total ${sayCents(grand_total)}.`
}
