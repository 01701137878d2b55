import type { ShopApi } from '#api/contract/index.ts'
import { findOpenRecord, type Stay } from '#app/models/house/open-record.ts'
import { sayHour } from '#app/models/platform/time/french-date.ts'
import { sayColleagues } from '#app/texts/house/work.ts'
import type { OpenRecord } from '#app/ui/house/frame/colleagues.tsx'

/** Notes that somebody opens a screen of the panel, and tells them who else has it open; what a browser fetches ahead is not open yet. */
export async function openRecordOf(api: ShopApi, request: Request, url: URL): Promise<OpenRecord | undefined> {
  const record = findOpenRecord(url.pathname, url.searchParams)
  if (record === undefined) return undefined
  const isAhead = /prefetch|prerender/.test(request.headers.get('Sec-Purpose') ?? '')
  return { record, says: isAhead ? '' : await sayOthers(api, record, 'OPENED') }
}

/** Who else has a record open, in a sentence; nothing where nobody has. */
export async function sayOthers(api: ShopApi, record: string, stay: Stay): Promise<string> {
  const told = await api.tellOpenRecord({ body: { record, stay } })
  if (!told.ok) return ''
  const others = told.value.others.map(({ name, since }) => ({ name, since: sayHour(since) }))
  return sayColleagues(others, record.includes('/') && !record.startsWith('parametres/'))
}
