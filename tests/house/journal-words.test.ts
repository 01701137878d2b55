import { expect, test } from 'vitest'
import { rows } from '#api/contract/index.ts'
import { actOf, isExport, isRecorded } from '#api/house/audit-log/record-act.ts'
import { toJournalEntry } from '#app/services/house/desks/journal.server.ts'
import { journalTexts } from '#app/texts/house/journal.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import { sayAct } from '#app/ui/house/desks/journal.tsx'

type Entry = Parameters<typeof toJournalEntry>[0]

const entry: Omit<Entry, 'act' | 'call' | 'resource'> = {
  id: '1',
  createdAt: '2026-03-01T10:00:00.000Z',
  idUser: '1',
  who: 'Jeanne',
  role: 'ADMIN',
  key: '',
  idThing: '1',
  name: '',
  changes: [],
  undo: 'NEVER',
  never: 'NOTHING',
}

const goods = tradeGoods.WINE

/** Every call that leaves a line in the journal, as its line would read. */
const lines = rows
  .filter(([, row]) => isRecorded(row) || isExport(row))
  .map(([name, row]) => {
    const resource = row.path.split('/')[2] ?? ''
    const act = actOf(row)
    const line = toJournalEntry({ ...entry, act, call: `${row.method} ${row.path}`, resource }, goods)
    return { name, act, resource, kind: line.kind, said: sayAct(line, goods) }
  })

test('no line of the journal says only that there was an act', () => {
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter(({ said }) => said.startsWith(journalTexts.acts.DO)).map(({ name }) => name)).toEqual([])
})

test('every line of the journal says in French what the act was about', () => {
  // What is taken back is told as what it was.
  const own = lines.filter(({ act }) => act !== 'UNDO')
  expect(own.filter(({ kind, resource }) => kind === resource).map(({ name, kind }) => `${name}: ${kind}`)).toEqual([])
})

test('the words for acts name calls that there are', () => {
  const known = new Set(rows.map(([, row]) => `${row.method} ${row.path}`))
  expect(Object.keys(journalTexts.calls).filter((call) => !known.has(call))).toEqual([])
})
