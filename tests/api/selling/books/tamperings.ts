import type { SiteWriter } from '#api/platform/database/database.ts'
import type { Paper } from '#app/models/selling/money/paper.ts'
import { erase, paperOf, rehashChain, rehashClosings, rewrite } from './forge.ts'

/** One way to change books behind their owner's back, and what of the line has to be named. */
export type Tampering = { name: string; spoil: (tx: SiteWriter) => Promise<unknown>; names: RegExp }

const papers = ['F2026-00001', 'F2026-00002', 'F2026-00003', 'F2026-00004', 'A2026-00001'] as const
const last = 'F2026-00004'

const changesOfPaper: Record<string, (paper: Paper) => void> = {
  'its buyer': (paper) => (paper.buyer.name = 'Jean Tiers'),
  'its company': (paper) => (paper.buyer.company = 'Tiers et fils'),
  'its town': (paper) => (paper.buyer.city = 'Ailleurs'),
  'its total': (paper) => (paper.total -= 100),
  'its means': (paper) => (paper.paid.means = 'CARD'),
  'its tax': (paper) => (paper.vat = paper.vat.map((share) => ({ ...share, net: share.net + 10, tax: share.tax - 10 }))),
  'a quantity': (paper) => (paper.lines[0] as Paper['lines'][number]).quantity++,
  'a name of goods': (paper) => ((paper.lines[0] as Paper['lines'][number]).name = 'Eau'),
  'its moment': (paper) => (paper.placedAt = '2026-01-01T00:00:00.000Z'),
}

const rewritten = papers.flatMap((label) =>
  Object.entries(changesOfPaper).map(([what, change]) => ({
    name: `${what} of ${label}, rehashed`,
    spoil: (tx: SiteWriter) => rewrite(tx, label, change),
    names: new RegExp(`^${label}: its .*hash`),
  })),
)

const columnsOfPaper = {
  total: 1,
  buyer: 'Personne',
  day: '2026-01-01',
  label: 'F2026-99999',
  reference: 'AAAA-BBBB',
  number: 99,
}
const beside = (['F2026-00002', 'A2026-00001'] as const).flatMap((label) =>
  Object.entries(columnsOfPaper).map(([column, value]) => ({
    name: `${column} beside ${label}`,
    spoil: (tx: SiteWriter) =>
      tx
        .updateTable('papers')
        .set({ [column]: value })
        .where('label', '=', label)
        .execute(),
    names: column === 'label' ? /^F2026-99999: its label/ : new RegExp(`^${label}: its ${column}`),
  })),
)

const gone = papers.flatMap((label) => [
  {
    name: `${label} alone is gone`,
    spoil: (tx: SiteWriter) => tx.deleteFrom('papers').where('label', '=', label).execute(),
    names: new RegExp(`^${label}: it is gone`),
  },
  {
    name: `${label} is signed anew`,
    spoil: (tx: SiteWriter) => tx.updateTable('papers').set({ entry: null }).where('label', '=', label).execute(),
    names: new RegExp(`^${label}: `),
  },
])

const sales: Tampering[] = [
  {
    name: 'the last sale with its order, the series wound back',
    spoil: (tx) => erase(tx, last, false),
    names: /^F2026-00004: it is gone/,
  },
  {
    name: 'the last sale with its order and its entries, the series wound back',
    spoil: (tx) => erase(tx, last, true),
    names: /of the signed chain: .* was to come|^the end of the signed chain/,
  },
  {
    name: 'the last sale, its entries and the end of the chain wound back',
    spoil: async (tx) => {
      await erase(tx, last, true)
      const end = await tx.selectFrom('book_entries').selectAll().orderBy('seq', 'desc').executeTakeFirstOrThrow()
      await tx.updateTable('book_tips').set({ seq: end.seq, hash: end.hash, signature: end.signature }).execute()
    },
    names: /signed chain/,
  },
]

const moneys: Record<string, object> = {
  amount: { amount: 1 },
  provider: { provider: 'STRIPE' },
  parts: { parts: '[{"means":"TERMINAL","amount":2400}]' },
  at: { settled_at: '2026-01-01T00:00:00.000Z' },
}
const payments: Tampering[] = [0, 1, 2].flatMap((place) => {
  const find = async (tx: SiteWriter) => {
    const rows = await tx
      .selectFrom('payments')
      .selectAll()
      .where('state', '=', 'paid')
      .orderBy('settled_at')
      .orderBy('id')
      .execute()
    return rows[place] as (typeof rows)[number]
  }
  const change = (set: object) => async (tx: SiteWriter) =>
    tx
      .updateTable('payments')
      .set(set)
      .where('id', '=', (await find(tx)).id)
      .execute()
  const ofOrder = (set: object) => async (tx: SiteWriter) =>
    tx
      .updateTable('orders')
      .set(set)
      .where('id', '=', (await find(tx)).order_id)
      .execute()
  return [
    ...Object.entries(moneys).map(([what, set]) => ({
      name: `${what} of payment ${place + 1}`,
      spoil: change(set),
      names: new RegExp(`^the payment .*: its ${what} is `),
    })),
    { name: `means of payment ${place + 1}`, spoil: ofOrder({ means: 'CARD' }), names: /^the payment .*: its means is "CARD"/ },
    {
      name: `card of payment ${place + 1}`,
      spoil: ofOrder({ card_means: 'paypal' }),
      names: /^the payment .*: its by is "paypal"/,
    },
    {
      name: `state of payment ${place + 1}`,
      spoil: change({ state: 'failed' }),
      names: /^the payment .*: its state is "failed"/,
    },
    {
      name: `payment ${place + 1} is gone`,
      spoil: async (tx) => {
        const { id } = await find(tx)
        await tx.deleteFrom('refunds').where('payment_id', '=', id).execute()
        return tx.deleteFrom('payments').where('id', '=', id).execute()
      },
      names: /^the payment .* of .*: it is gone/,
    },
  ]
})

const refunds: Tampering[] = [
  {
    name: 'amount of a refund',
    spoil: (tx) => tx.updateTable('refunds').set({ amount: 1 }).execute(),
    names: /^the refund .*: its amount is 1/,
  },
  {
    name: 'reason of a refund',
    spoil: (tx) => tx.updateTable('refunds').set({ reason: 'x' }).execute(),
    names: /^the refund .*: its reason/,
  },
  { name: 'a refund that is gone', spoil: (tx) => tx.deleteFrom('refunds').execute(), names: /^the refund .*: it is gone/ },
]

const sums = { invoiced: 1, credited: 1, grand_total: 1, invoices: 9, last_invoice: 'F2026-99999', vat: '[]', head: '1:00' }
const closings: Tampering[] = [
  ...Object.entries(sums).map(([column, value]) => ({
    name: `${column} of a closing, rehashed`,
    spoil: async (tx: SiteWriter) => {
      await tx
        .updateTable('book_closings')
        .set({ [column]: value })
        .where('period', '=', '2026-03-31')
        .execute()
      await rehashClosings(tx)
    },
    names: /^closing DAY-2026-03-31: .*its hash/,
  })),
  ...['DAY-2026-03-30', 'MONTH-2026-03', 'DAY-2026-04-01'].map((id) => ({
    name: `${id} is gone`,
    spoil: (tx: SiteWriter) => tx.deleteFrom('book_closings').where('id', '=', id).execute(),
    names: new RegExp(`^closing ${id}: it is gone`),
  })),
]

const chain: Tampering[] = [
  ...[1, 2, 5].map((seq) => ({
    name: `entry ${seq} of the chain is gone`,
    spoil: (tx: SiteWriter) => tx.deleteFrom('book_entries').where('seq', '=', seq).execute(),
    names: new RegExp(`^entry ${seq + 1} of the signed chain: ${seq} was to come`),
  })),
  {
    name: 'the whole chain is gone',
    spoil: async (tx) => [await tx.deleteFrom('book_entries').execute(), await tx.deleteFrom('book_tips').execute()],
    names: /^F2026-00001: it says that it was signed/,
  },
  {
    name: 'the end of the chain is gone',
    spoil: (tx) => tx.deleteFrom('book_tips').execute(),
    names: /^the end of the signed chain: it is gone/,
  },
  {
    name: 'two entries change places',
    spoil: async (tx) => {
      await tx.updateTable('book_entries').set({ seq: 9999 }).where('seq', '=', 3).execute()
      await tx.updateTable('book_entries').set({ seq: 3 }).where('seq', '=', 4).execute()
      await tx.updateTable('book_entries').set({ seq: 4 }).where('seq', '=', 9999).execute()
    },
    names: /^entry 3 of the signed chain: it does not follow/,
  },
  {
    name: 'a chain rehashed without its key',
    spoil: async (tx) => [await rewriteEntry(tx), await rehashChain(tx)],
    names: /^entry 2 of the signed chain: its signature/,
  },
  { name: 'the body of an entry', spoil: rewriteEntry, names: /^entry 2 of the signed chain: it is not what was signed/ },
]

async function rewriteEntry(tx: SiteWriter): Promise<void> {
  const { body } = await tx.selectFrom('book_entries').select('body').where('seq', '=', 2).executeTakeFirstOrThrow()
  await tx
    .updateTable('book_entries')
    .set({ body: body.replace('2400', '1') })
    .where('seq', '=', 2)
    .execute()
}

const swapped: Tampering = {
  name: 'two papers change places',
  spoil: async (tx) => {
    const [one, other] = [await paperOf(tx, 'F2026-00001'), await paperOf(tx, 'F2026-00002')]
    await tx.updateTable('papers').set({ number: 99 }).where('id', '=', one.id).execute()
    await tx.updateTable('papers').set({ number: 1, label: one.label }).where('id', '=', other.id).execute()
    await tx.updateTable('papers').set({ number: 2, label: other.label }).where('id', '=', one.id).execute()
  },
  names: /^F2026-00002: its label is/,
}

/** More than a hundred ways. */
export const tamperings: readonly Tampering[] = [
  ...rewritten,
  ...beside,
  ...gone,
  ...sales,
  ...payments,
  ...refunds,
  ...closings,
  ...chain,
  swapped,
]
