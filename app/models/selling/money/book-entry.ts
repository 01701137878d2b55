/** What the signed chain of the books holds: where it begins, a change of its key, and each thing that must not change any more. */
export const entryKinds = ['START', 'KEY', 'PAPER', 'PAYMENT', 'REFUND', 'CLOSING'] as const

export type EntryKind = (typeof entryKinds)[number]

/** The kinds of entries that stand for a row of the books. */
export type FactKind = Exclude<EntryKind, 'START' | 'KEY'>

/** A line of the signed chain, as it is spelled for its hash and its signature. */
export type BookEntry = { site: string; seq: number; kind: EntryKind; ref: string; at: string; body: string }

/** Where the chain ends. */
export type ChainEnd = { seq: number; hash: string }

/** The key that signs from an entry on; `gaps` where what was before can not be vouched for. */
export type KeyBody = { key: string; publicKey: string; before: string; handover: string; gaps: boolean }

/** The one way an entry is spelled: its hash covers all entries before it. */
export function spellBookEntry({ site, seq, kind, ref, at, body }: BookEntry, previous: string): string {
  return JSON.stringify(['entry-1', site, seq, kind, ref, at, body, previous])
}

/** The one way the end of a chain is spelled: without it a chain that lost its last entries would look whole. */
export function spellTip(site: string, { seq, hash }: ChainEnd, at: string): string {
  return JSON.stringify(['tip-1', site, seq, hash, at])
}

/** What an old key says of the one that follows it. */
export function spellHandover(site: string, { seq, hash }: ChainEnd, publicKey: string): string {
  return JSON.stringify(['handover-1', site, seq, hash, publicKey])
}

/** A place in the chain as people write it down: its number, and its hash. */
export function sayHead({ seq, hash }: ChainEnd): string {
  return `${seq}:${hash}`
}

/** A place in the chain as somebody wrote it down. */
export function readHead(text: string): ChainEnd | undefined {
  const [, seq, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text.trim().toLowerCase()) ?? []
  return seq && hash ? { seq: Number(seq), hash } : undefined
}
