import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import type { CustomForm } from '#app/ui/content/house-form/house-forms.ts'
import { readFormDays } from './calendars.server.ts'

test('the days that a form offers are said as one says them: the first of a month is its 1er', async () => {
  const api = {
    listCalendars: async () => ({ ok: true, value: [{ id: 'visites', horizonDays: 0 }] }),
    listAllowedDates: async () => ({ ok: true, value: ['2026-03-01', '2026-03-14'] }),
  } as unknown as ShopApi
  const form = { fields: [{ type: 'DATE', calendar: 'visites' }] } as unknown as CustomForm
  expect(await readFormDays(api, form)).toEqual({
    visites: [
      { value: '2026-03-01', label: 'dimanche 1er mars 2026' },
      { value: '2026-03-14', label: 'samedi 14 mars 2026' },
    ],
  })
})
