import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { findWrittenKind } from '#app/models/content/written-kind.ts'
import { adviseFields } from '#app/models/house/advice/advise-fields.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { sayFieldAdvice } from '#app/texts/house/law-reasons.ts'
import { sayClosedDays } from '#app/texts/site/closing.ts'
import type { PanelRecord } from '#app/ui/house/desks/records.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import type { Links } from '#app/ui/house/fields/links.ts'
import type { Draft } from '#app/ui/house/pages/body.ts'
import type { RecordView } from '#app/ui/house/record/record-view.ts'
import type { Sale } from '#app/ui/house/record/sale-view.ts'
import { readBesides } from '../clients/beside-record.server.ts'
import { sayDeclination } from '../forms/link-choices.server.ts'
import { readFormLinks } from '../forms/links.server.ts'
import { readGoods } from '../goods.server.ts'
import { getRecord, nameOf, valuesOf } from '../plans/records.server.ts'
import { callsOf } from '../plans/written-calls.server.ts'
import { readSale } from '../settings/sale.server.ts'
import { type DeskAsk, openDesk } from './desk-screen.server.ts'
import { describeLabelCode } from './label-code.server.ts'
import { readLetterPreview } from './letter-preview.server.ts'

type ThingAsk = DeskAsk & { params: { id: string } }

/** Reads a thing of a desk and what its screen shows beside it. */
export async function readRecordScreen(asked: ThingAsk): Promise<RecordView> {
  const { staff, desk, at, origin } = await openDesk(asked)
  const record = orThrow(await getRecord(staff.api, desk, asked.params.id))
  const fields = changeable(desk, record)
  const values = valuesOf(record)
  const entries = sayFields(desk.fields.change, values)
  const [{ links, longLists }, sale, besides, draft, letterPreview] = await Promise.all([
    readFormLinks(staff.api, desk, [...fields, ...desk.shown], {
      context: asked.context,
      entries: [...entries, ...sayFields(desk.shown, values)],
    }),
    readSaleOf(staff.api, desk, record),
    readBesides(staff.api, desk.resource),
    readDraftOf(staff.api, desk, record),
    readLetterPreview(staff.api, desk, record),
  ])
  const goods = await readGoods(asked)
  const wears = desk.resource === 'declination' && sale?.isWine && goods.figure === 'bottle'
  const labelCode = wears ? describeLabelCode(origin, record.id) : undefined
  return {
    at,
    record,
    name: titleOf(desk, record, { links, goods }),
    entries,
    advice: adviceOf(desk, entries),
    links,
    longLists,
    sale,
    ...besides,
    labelCode,
    draft,
    letterPreview,
  }
}

/** What the law minds of what stands there, as whoever wrote it reads it. */
function adviceOf({ resource }: Desk, entries: readonly Entry[]): Record<string, string> {
  return Object.fromEntries(Object.entries(adviseFields(resource, entries)).map(([name, one]) => [name, sayFieldAdvice(one)]))
}

/** The same for an act with an address of its own, which names its desk by itself. */
export const readRecordOf =
  (desk: string) =>
  ({ params: { id }, ...asked }: RouteArgs & { params: { id: string } }): Promise<RecordView> =>
    readRecordScreen({ ...asked, params: { desk, id } })

/** What can be changed of a thing: what the readers of a letter were sent stays what it says. */
export function changeable({ resource, fields }: Desk, record: PanelRecord): PanelField[] {
  return resource === 'letter' && record.startedAt ? [] : fields.change
}

/** What its screen is called: what has no name of its own is called by what its list tells of it first. */
export function titleOf(
  { slug, resource, columns, shown, links: named }: Desk,
  record: PanelRecord,
  { links, goods }: { links: Links; goods: GoodsWords },
): string {
  const linked = (field: string) => links.get(named?.[field] ?? '')?.find(({ id }) => id === record[field])?.label
  if (resource === 'declination') return sayDeclination(record, linked('idProduct') ?? '')
  if (resource === 'collection-closing') return sayClosing(record)
  if (resource === 'message') return sayWriter(record)
  const name = nameOf(record)
  if (name !== record.id) return name
  const said = columns.map((column) => {
    const value = record[column]
    const kind = shown.find((field) => field.name === column)?.kind
    if (value === undefined || value === null || kind === 'flag') return undefined
    if (kind === 'choice') return optionText(resource, [column], String(value), goods)
    if (kind === 'day') return sayCalendarDay(String(value))
    return linked(column) ?? (kind === 'line' ? String(value) : undefined)
  })
  return said.find(Boolean) ?? deskText(slug, goods)?.many ?? name
}

function sayWriter({ firstname, lastname, email }: PanelRecord): string {
  return [firstname, lastname].filter(Boolean).join(' ') || String(email)
}

function sayClosing({ firstDay, lastDay }: PanelRecord): string {
  const said = sayClosedDays({ firstDay: String(firstDay), lastDay: String(lastDay) })
  return said.charAt(0).toUpperCase() + said.slice(1)
}

async function readSaleOf(api: ShopApi, { resource }: Desk, record: PanelRecord): Promise<Sale | undefined> {
  if (resource === 'product') return readSale(api, record.id)
  return resource === 'declination' ? readSale(api, String(record.idProduct)) : undefined
}

async function readDraftOf(api: ShopApi, { resource }: Desk, { id }: PanelRecord): Promise<Draft | undefined> {
  const kind = findWrittenKind(resource)
  return kind && orThrow(await callsOf(api, kind).get({ params: { id } }))
}
