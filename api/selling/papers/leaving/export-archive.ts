import { createHash } from 'node:crypto'
import { done, refused } from '#app/models/platform/outcome.ts'
import { writeCsvRows } from '#app/models/platform/text/csv.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { archiveTexts } from '#app/texts/house/settings/archive.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { writeZip, type ZippedFile } from '../../../platform/formats/write-zip.ts'
import type { Signing } from '../../../platform/secrets/signing.ts'
import { findOpenDays } from '../books/read-span.ts'
import { readSeller } from '../read-seller.ts'
import { writeFec } from './export-ledger.ts'
import { readLedger } from './read-ledger.ts'
import { readDatedPapers, type Span } from './read-papers.ts'

/** The fiscal archive of a span of days that is over: all that the books say of it, signed, and readable without this program. */
export const exportArchive: UseCase<Contract['exportArchive']> = async ({ query }, { read, site, now, sealing }) => {
  const open = findOpenDays(query, now)
  if (open) return refused('invalid', { fields: { to: open } })
  const papers = await readDatedPapers(read, query)
  const ledger = await readLedger(read, query)
  if (!papers.ok) return papers
  if (!ledger.ok) return ledger
  const { name } = await readSeller(read, site)
  const files: ZippedFile[] = [
    jsonOf('pieces.json', papers.value),
    textOf('ecritures-fec.txt', writeFec(ledger.value)),
    tableOf('reglements.csv', archiveTexts.payments, await readPayments(read, query)),
    tableOf('clotures.csv', archiveTexts.closings, await readClosings(read, query)),
    jsonOf('chaine-signee.json', await readChain(read, query)),
  ]
  const content = writeZip(seal(files, { ...query, name }, sealing.signing)).toString('base64')
  return done({ name: `archive-${query.from}-${query.to}.zip`, type: 'application/zip' as const, content })
}

/** The list of all files with their hashes is what is signed; the way to check it needs a common tool alone. */
function seal(files: readonly ZippedFile[], said: Span & { name: string }, signing: Signing): ZippedFile[] {
  const hashes = files.map(({ name, content }) => [name, createHash('sha256').update(content).digest('hex')] as const)
  const manifest = jsonOf('manifeste.json', { ...said, key: signing.keyId, sha256: Object.fromEntries(hashes) })
  const signature = Buffer.from(signing.sign(manifest.content.toString()), 'base64')
  const pem = `-----BEGIN PUBLIC KEY-----\n${signing.publicKey}\n-----END PUBLIC KEY-----\n`
  return [
    textOf('LISEZMOI.txt', archiveTexts.readMe(said)),
    manifest,
    { name: 'manifeste.sig', content: signature },
    textOf('cle-publique.pem', pem),
    ...files,
  ]
}

async function readPayments(read: SiteReader, { from, to }: Span): Promise<string[][]> {
  const rows = await read
    .selectFrom('book_entries')
    .select(['seq', 'ref', 'at', 'body', 'kind'])
    .where('kind', 'in', ['PAYMENT', 'REFUND'])
    .orderBy('seq')
    .execute()
  return rows.flatMap(({ seq, kind, ref, body }) => {
    const said = JSON.parse(body) as Record<string, string | number | null>
    const day = said.at ? parisDay(new Date(String(said.at))) : ''
    if (day < from || day > to) return []
    const columns = ['reference', 'provider', 'means', 'by', 'parts', 'amount', 'state', 'at'] as const
    return [[String(seq), kind, ref, ...columns.map((name) => String(said[name] ?? ''))]]
  })
}

async function readClosings(read: SiteReader, { from, to }: Span): Promise<string[][]> {
  const rows = await read.selectFrom('book_closings').selectAll().orderBy('number').execute()
  return rows
    .filter(({ period }) => period >= from.slice(0, period.length) && period <= to.slice(0, period.length))
    .map((row) =>
      [
        row.number,
        row.kind,
        row.period,
        row.invoices,
        row.credits,
        row.invoiced,
        row.credited,
        row.grand_total,
        row.vat,
        row.head,
        row.hash,
      ].map(String),
    )
}

async function readChain(read: SiteReader, { from, to }: Span) {
  const rows = await read.selectFrom('book_entries').selectAll().orderBy('seq').execute()
  return rows
    .filter(({ kind, at }) => kind === 'START' || kind === 'KEY' || isWithin(at, { from, to }))
    .map(({ site_id: site, seq, kind, ref, at, body, previous, hash, signing_key: key, signature }) => {
      return { site, seq, kind, ref, at, body, previous, hash, key, signature }
    })
}

function isWithin(at: string, { from, to }: Span): boolean {
  const day = parisDay(new Date(at))
  return day >= from && day <= to
}

function textOf(name: string, text: string): ZippedFile {
  return { name, content: Buffer.from(text) }
}

function jsonOf(name: string, value: unknown): ZippedFile {
  return textOf(name, `${JSON.stringify(value, null, 1)}\n`)
}

function tableOf(name: string, head: readonly string[], rows: readonly (readonly string[])[]): ZippedFile {
  return textOf(name, `\ufeff${writeCsvRows([head, ...rows])}`)
}
