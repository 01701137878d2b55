import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tradeGoods } from '#app/texts/site/goods.ts'
import { GoodsContext } from '../../platform/body/goods.ts'
import { JournalEntry } from './journal-entry.tsx'
import type { JournalEntryView } from './journal-view.ts'

const told = (before: string, after: string) => {
  const field = { label: 'Titre', field: undefined, before, after }
  const of = { id: '1', act: 'CHANGE', resource: 'news', idThing: '2', idUser: '3', kind: 'Actualités', name: 'Vendanges' }
  const line = { ...of, createdAt: '2026-03-01T09:05:07Z', who: 'Anne', key: '', undo: 'POSSIBLE', never: '', fields: [field] }
  return renderToStaticMarkup(
    createElement(
      GoodsContext,
      { value: tradeGoods.WINE },
      createElement(JournalEntry, { line: line as unknown as JournalEntryView }),
    ),
  )
}

test('the log says days and moments as France does, and leaves a text that begins with a day as it was written', () => {
  const page = told('2026-03-01', '2026-03-01T23:30:00.000Z')
  expect(page).toContain('01/03/2026')
  expect(page).toContain('02/03/2026')
  expect(told('2026-03-01 : les vendanges', '2026-99-99')).toContain('2026-03-01 : les vendanges')
})
