import type { Selectable } from 'kysely'
import { type EntryKind, type FactKind, type KeyBody, spellHandover, spellTip } from '#app/models/selling/money/book-entry.ts'
import type { SiteDatabase, SiteReader, SiteWriter } from '../../../platform/database/database.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import type { Signing } from '../../../platform/secrets/signing.ts'
import { hashEntry } from './entry-hash.ts'
import { type Fact, factReaders } from './facts.ts'

const atOnce = 200
const factKinds: readonly FactKind[] = ['PAPER', 'PAYMENT', 'REFUND', 'CLOSING']

type Tip = Selectable<SiteTables['book_tips']>
type Signer = { signing: Signing; site: string; now: Date }
type SiteToSign = Pick<SiteDatabase, 'read' | 'inTransaction'> & { site: { id: string }; now: Date }

/** Signs whatever of the books waits for it; what was written before there was a key is signed as it is found. Answers how much it was. */
export async function signBooks({ read, inTransaction, site, now }: SiteToSign, signing: Signing): Promise<number> {
  let done = 0
  for (let isMore = true; isMore; ) {
    if (!(await hasWaiting(read)) && !(await mayHandOver(read, signing))) return done
    const count = await inTransaction((tx) => signSome(tx, { signing, site: site.id, now }))
    done += count
    isMore = count > 0
  }
  return done
}

async function hasWaiting(read: SiteReader): Promise<boolean> {
  for (const kind of factKinds) if ((await factReaders[kind](read, { waiting: 1 })).length > 0) return true
  return false
}

/** A key that replaced another takes over at once, as long as both are named: the old one may go soon. */
async function mayHandOver(read: SiteReader, { keyId, signAs }: Signing): Promise<boolean> {
  const tip = await read.selectFrom('book_tips').select('signing_key').executeTakeFirst()
  return tip !== undefined && tip.signing_key !== keyId && signAs(tip.signing_key, '') !== undefined
}

async function signSome(tx: SiteWriter, signer: Signer): Promise<number> {
  let tip = await holdTip(tx, signer)
  let count = 0
  for (const kind of factKinds) {
    for (const fact of await factReaders[kind](tx, { waiting: atOnce })) {
      tip = await append(tx, tip, { kind, ref: fact.ref, body: fact.body }, signer)
      await noteEntry(tx, fact, tip.seq)
      count += 1
    }
  }
  await writeTip(tx, tip, signer)
  return count
}

/** The end of the chain, for this transaction alone. It begins with what signs it, and says so anew whenever that changes. */
async function holdTip(tx: SiteWriter, signer: Signer): Promise<Tip> {
  const known = await tx
    .updateTable('book_tips')
    .set(({ eb }) => ({ turns: eb('turns', '+', 1) }))
    .returningAll()
    .executeTakeFirst()
  if (!known) return openChain(tx, signer)
  if (known.signing_key === signer.signing.keyId) return known
  return changeKey(tx, known, signer)
}

async function openChain(tx: SiteWriter, signer: Signer): Promise<Tip> {
  const none = { turns: 0, seq: 0, hash: '', at: '', signing_key: '', signature: '' }
  await tx.insertInto('book_tips').values(none).execute()
  // A chain that begins anew where something was signed already was taken away.
  const { keyId: key, publicKey } = signer.signing
  const body: KeyBody = { key, publicKey, before: '', handover: '', gaps: await wasSigned(tx) }
  return append(tx, { ...none, site_id: signer.site }, { kind: 'START', ref: key, body: JSON.stringify(body) }, signer)
}

/** The old key says that it hands over, where it is still named; where it is lost, the chain says so for ever. */
function changeKey(tx: SiteWriter, tip: Tip, signer: Signer): Promise<Tip> {
  const { keyId: key, publicKey, signAs } = signer.signing
  const handover = signAs(tip.signing_key, spellHandover(signer.site, tip, publicKey)) ?? ''
  const body: KeyBody = { key, publicKey, before: tip.signing_key, handover, gaps: handover === '' }
  return append(tx, tip, { kind: 'KEY', ref: key, body: JSON.stringify(body) }, signer)
}

async function wasSigned(read: SiteReader): Promise<boolean> {
  const rows = await Promise.all([
    read.selectFrom('book_entries').select('seq').limit(1).execute(),
    read.selectFrom('papers').select('id').where('entry', 'is not', null).limit(1).execute(),
    read.selectFrom('payments').select('id').where('entry', 'is not', null).limit(1).execute(),
    read.selectFrom('book_closings').select('id').where('head', '<>', '').limit(1).execute(),
  ])
  return rows.some(({ length }) => length > 0)
}

type New = { kind: EntryKind; ref: string; body: string }

async function append(tx: SiteWriter, tip: Tip, { kind, ref, body }: New, { signing, site, now }: Signer): Promise<Tip> {
  const at = latestOf(now.toISOString(), tip.at)
  const seq = tip.seq + 1
  const hash = hashEntry({ site, seq, kind, ref, at, body }, tip.hash)
  const signed = { signing_key: signing.keyId, signature: signing.sign(hash) }
  await tx
    .insertInto('book_entries')
    .values({ seq, kind, ref, at, body, previous: tip.hash, hash, ...signed })
    .execute()
  return { ...tip, seq, hash, at }
}

/** Time never goes backwards in a chain, whatever the clock says. */
function latestOf(...moments: string[]): string {
  return moments.sort().at(-1) ?? ''
}

/** The end is signed on its own: nobody else can say that an earlier entry is the last. */
async function writeTip(tx: SiteWriter, { seq, hash, at }: Tip, { signing, site }: Signer): Promise<void> {
  const signature = signing.sign(spellTip(site, { seq, hash }, at))
  await tx.updateTable('book_tips').set({ seq, hash, at, signing_key: signing.keyId, signature }).execute()
}

async function noteEntry(tx: SiteWriter, { kind, ref }: Fact, entry: number): Promise<void> {
  const tables = { PAPER: 'papers', PAYMENT: 'payments', REFUND: 'refunds', CLOSING: 'book_closings' } as const
  await tx.updateTable(tables[kind]).set({ entry }).where('id', '=', ref).execute()
}
