import type { Selectable } from 'kysely'
import { type FactKind, type KeyBody, spellHandover, spellTip } from '#app/models/selling/money/book-entry.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { isSignedBy } from '../../platform/secrets/signing.ts'
import { hashEntry } from '../../selling/papers/chain/entry-hash.ts'
import { type Fact, factReaders } from '../../selling/papers/chain/facts.ts'
import type { Check, Found, Look } from './check.ts'
import { findLostFacts } from './find-lost-facts.ts'

type Entry = Selectable<SiteTables['book_entries']>
type Tip = Selectable<SiteTables['book_tips']>

const atOnce = 500
const fault = (what: string): Found => ({ rule: 'I7', what })

/** The signed chain is whole, signed to its end by a key that is named, and each row of the books is as it was signed. */
export const auditChain: Check = async function* (read, look) {
  const tip = await read.selectFrom('book_tips').selectAll().executeTakeFirst()
  let last: Entry | undefined
  const keys = new Map<string, string>()
  for (let isMore = true; isMore; ) {
    const entries = await readNext(read, last?.seq ?? 0)
    const facts = await readFacts(read, entries)
    const found: Found[] = []
    for (const entry of entries) {
      found.push(...auditLink(entry, last, look), ...auditSignature(entry, last, { look, keys }))
      if (entry.kind !== 'START' && entry.kind !== 'KEY')
        found.push(...auditFact(entry, facts.get(`${entry.kind} ${entry.ref}`), tip))
      if (look.head && entry.seq === look.head.seq && entry.hash !== look.head.hash)
        found.push(fault(`entry ${entry.seq} of the signed chain: it is not what was written down`))
      last = entry
    }
    yield found
    isMore = entries.length === atOnce
  }
  yield auditTip(tip, last, look)
  for await (const found of findLostFacts(read, tip)) yield [found]
}

function readNext(read: SiteReader, after: number): Promise<Entry[]> {
  return read.selectFrom('book_entries').selectAll().where('seq', '>', after).orderBy('seq').limit(atOnce).execute()
}

async function readFacts(read: SiteReader, entries: readonly Entry[]): Promise<Map<string, Fact>> {
  const found = new Map<string, Fact>()
  for (const kind of Object.keys(factReaders) as FactKind[]) {
    const ids = entries.filter((entry) => entry.kind === kind).map(({ ref }) => ref)
    if (ids.length === 0) continue
    for (const fact of await factReaders[kind](read, { ids })) found.set(`${kind} ${fact.ref}`, fact)
  }
  return found
}

function auditLink(entry: Entry, last: Entry | undefined, { site }: Look): Found[] {
  const { seq, kind, ref, at, body, previous, hash } = entry
  const due = (last?.seq ?? 0) + 1
  return [
    seq !== due && `${due} was to come${seq - due > 1 ? `, and ${seq - due - 1} more` : ''}`,
    previous !== (last?.hash ?? '') && 'it does not follow the one before',
    hashEntry({ site, seq, kind, ref, at, body }, previous) !== hash && 'it is not what was signed',
    last && at < last.at && 'it is older than the one before',
    seq === 1 && kind !== 'START' && 'the chain does not begin with its key',
  ].flatMap((what) => (what ? [fault(`entry ${seq} of the signed chain: ${what}`)] : []))
}

type Keys = { look: Look; keys: Map<string, string> }

/** A key that is not named any more is known by what the chain says of it, which whoever signed after it vouches for. */
function auditSignature(entry: Entry, last: Entry | undefined, { look, keys }: Keys): Found[] {
  const { seq, kind, signing_key: key, hash, signature } = entry
  const wrong = (what: string) => [fault(`entry ${seq} of the signed chain: ${what}`)]
  const found: Found[] = []
  if (kind === 'START' || kind === 'KEY') {
    const said = readKeyBody(entry)
    if (!said) return wrong('it names no key')
    found.push(...auditKey(entry, said, { last, look, keys }))
    keys.set(said.key, said.publicKey)
  }
  const isSigned = look.signing?.verify(key, hash, signature) ?? isSignedBy(keys.get(key) ?? '', hash, signature)
  return isSigned ? found : [...found, ...wrong(`its signature is not that of the key ${key}`)]
}

function auditKey(entry: Entry, said: KeyBody, { last, look, keys }: Keys & { last: Entry | undefined }): Found[] {
  const { seq, kind } = entry
  const wrong = (what: string) => [fault(`entry ${seq} of the signed chain: ${what}`)]
  if (said.key !== entry.signing_key) return wrong(`it names the key ${said.key} and is signed with ${entry.signing_key}`)
  if (said.gaps)
    return wrong(
      kind === 'START'
        ? 'what was signed before was taken away, and the chain began anew'
        : `the key ${said.before} that signed until then was lost: compare its last head, ${last?.seq}:${last?.hash}, with the mails`,
    )
  if (kind === 'START') return []
  const handover = spellHandover(look.site, { seq: last?.seq ?? 0, hash: last?.hash ?? '' }, said.publicKey)
  const isHanded = said.before === last?.signing_key && isSignedBy(keys.get(said.before) ?? '', handover, said.handover)
  return isHanded ? [] : wrong(`the key ${said.before} did not hand over to ${said.key}`)
}

function readKeyBody({ body }: Entry): KeyBody | undefined {
  try {
    return JSON.parse(body) as KeyBody
  } catch {
    return undefined
  }
}

/** How long papers and payments are kept at least: what is older may have gone. */
const keptYears = 6

function auditFact(entry: Entry, fact: Fact | undefined, tip: Tip | undefined): Found[] {
  const wrong = (name: string, what: string) => [fault(`${name}: ${what} (entry ${entry.seq} of the signed chain)`)]
  if (!fact) return mayBeGone(entry, tip) ? [] : wrong(nameOf(entry), 'it is gone')
  // Money that went back may come back: the last entry of a refund tells how it stands, and its state is set free to be signed anew.
  if (entry.kind === 'REFUND' && fact.entry !== entry.seq) return []
  if (fact.body !== entry.body) return wrong(fact.name, sayChange(entry.body, fact.body))
  return fact.entry === entry.seq ? [] : wrong(fact.name, 'it was signed again at another place')
}

/** Closings stay for ever. */
function mayBeGone({ kind, body }: Entry, tip: Tip | undefined): boolean {
  if (kind === 'CLOSING' || !tip) return false
  const { at = '' } = JSON.parse(body) as { at?: string }
  return Number(at.slice(0, 4)) < Number(tip.at.slice(0, 4)) - keptYears
}

function nameOf({ kind, ref, body }: Entry): string {
  const said = JSON.parse(body) as { label?: string; reference?: string; order?: string }
  const names = { PAPER: said.label, PAYMENT: `the payment ${ref} of ${said.reference}`, REFUND: `the refund ${ref}` } as const
  return names[kind as keyof typeof names] ?? `closing ${ref}`
}

function sayChange(signed: string, found: string): string {
  try {
    const [before, now] = [signed, found].map((text) => JSON.parse(text) as Record<string, unknown>)
    const names = Object.keys(before ?? {}).filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(now?.[name]))
    const say = (name: string) => `its ${name} is ${JSON.stringify(now?.[name])}, ${JSON.stringify(before?.[name])} was signed`
    return names.map(say).join('; ') || 'it is not what was signed'
  } catch {
    return 'it is not what was signed'
  }
}

/** Where the last entries were cut off, no key says that an earlier one is the last. */
function auditTip(tip: Tip | undefined, last: Entry | undefined, { site, signing, head }: Look): Found[] {
  const wrong = (what: string) => [fault(`the end of the signed chain: ${what}`)]
  if (!tip) return last ? wrong('it is gone') : []
  if (tip.seq !== (last?.seq ?? 0) || tip.hash !== (last?.hash ?? ''))
    return wrong(`it is ${last?.seq ?? 0}:${last?.hash ?? ''}, ${tip.seq}:${tip.hash} was signed`)
  const isOwn = signing?.verify(tip.signing_key, spellTip(site, tip, tip.at), tip.signature)
  if (signing && isOwn === undefined)
    return wrong(`it is signed with the key ${tip.signing_key}, which SEALING_KEY does not name`)
  if (isOwn === false) return wrong(`its signature is not that of the key ${tip.signing_key}`)
  return head && head.seq > tip.seq ? wrong(`it is ${tip.seq}, and ${head.seq} was written down`) : []
}
