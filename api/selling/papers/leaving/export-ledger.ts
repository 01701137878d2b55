import { done } from '#app/models/platform/outcome.ts'
import type { LedgerEntry } from '#app/models/selling/money/ledger.ts'
import { ledgerTexts, nameAccount } from '#app/texts/house/settings/ledger.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { readSeller } from '../read-seller.ts'
import { readLedger } from './read-ledger.ts'

/** The file of entries (FEC) of a span of days: 18 columns, each entry coming to nothing. */
export const exportLedger: UseCase<Contract['exportLedger']> = async ({ query }, { read, site }) => {
  const entries = await readLedger(read, query)
  if (!entries.ok) return entries
  const { siret } = await readSeller(read, site)
  const siren = siret.replaceAll(/\s/g, '').slice(0, 9) || '000000000'
  const content = Buffer.from(writeFec(entries.value)).toString('base64')
  return done({ name: `${siren}FEC${bare(query.to)}.txt`, type: 'text/plain' as const, content })
}

/** The file as the law wants it (LPF A47 A-1): tabs between, a comma in amounts, days without marks, numbered without a gap. */
export function writeFec(entries: readonly LedgerEntry[]): string {
  const lines = entries.flatMap(({ journal, day, piece, says, lines }, place) =>
    lines.map(({ account, amount }) => [
      journal,
      ledgerTexts.journals[journal],
      String(place + 1),
      bare(day),
      account,
      nameAccount(account),
      '',
      '',
      piece,
      bare(day),
      plain(says),
      amount > 0 ? money(amount) : money(0),
      amount < 0 ? money(-amount) : money(0),
      '',
      '',
      bare(day),
      '',
      '',
    ]),
  )
  return [ledgerTexts.columns, ...lines].map((cells) => `${cells.join('\t')}\r\n`).join('')
}

function bare(day: string): string {
  return day.replaceAll('-', '')
}

function money(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

/** What parts cells and lines never stands in one. */
function plain(text: string): string {
  return text.replaceAll(/[\t\r\n|]+/g, ' ')
}
