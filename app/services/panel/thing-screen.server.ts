import type { ShopApi } from '#api/contract/index.ts'
import { sayCalendarDay } from '#app/models/french-date.ts'
import type { PanelField } from '#app/models/panel/field.ts'
import { deskTexts } from '#app/texts/panel/desks.ts'
import { optionText } from '#app/texts/panel/options.ts'
import type { DeskScene } from './desk-screen.server.ts'
import type { Desk } from './desks.server.ts'
import { placeOfUse } from './image-uses.server.ts'
import { describeLabelCode, type LabelCode } from './label-code.server.ts'
import { type Links, readLinks, sayDeclination } from './links.server.ts'
import type { PanelFrame } from './panel-frame.server.ts'
import type { RefusedMoment } from './posted-moment.server.ts'
import { readSale, type Sale } from './sale.server.ts'
import { nameOf, type Thing } from './things.server.ts'

/** What the screen of a thing stands on. */
export type ThingScene = {
  desk: Desk
  thing: Thing
  name: string
  /** What can be changed of it. */
  fields: PanelField[]
  links: Links
  frame: PanelFrame
  placeOf: typeof placeOfUse
  /** How a product, or the product of a declination, stands in the shop. */
  sale: Sale | undefined
  /** The code that a bottle of wine wears. */
  labelCode: LabelCode | undefined
  /** When it was to leave, where that moment was refused. */
  refusedMoment?: RefusedMoment | undefined
  /** What a refused act of its own had been given. */
  typed?: Readonly<Record<string, string>>
}

/** Reads what the screen of a thing shows beside the thing itself. */
export async function readThingScene({ staff, desk, origin, readFrame }: DeskScene, thing: Thing): Promise<ThingScene> {
  const fields = isSent(desk, thing) ? [] : desk.fields.change
  const [links, frame, sale] = await Promise.all([
    readLinks(staff.api, desk, [...fields, ...desk.shown]),
    readFrame(),
    readSaleOf(staff.api, desk, thing),
  ])
  const labelCode = desk.resource === 'declination' && sale?.isWine ? describeLabelCode(origin, thing.id) : undefined
  return { desk, thing, name: titleOf(desk, thing, links), fields, links, frame, placeOf: placeOfUse, sale, labelCode }
}

/** What its screen is called: what has no name of its own is called by what its list tells of it first. */
export function titleOf({ slug, resource, columns, shown, links: named }: Desk, thing: Thing, links: Links): string {
  const linked = (field: string) => links.get(named?.[field] ?? '')?.find(({ id }) => id === thing[field])?.label
  if (resource === 'declination') return sayDeclination(thing, linked('idProduct') ?? '')
  const name = nameOf(thing)
  if (name !== thing.id) return name
  const said = columns.map((column) => {
    const value = thing[column]
    const kind = shown.find((field) => field.name === column)?.kind
    if (value === undefined || value === null || kind === 'flag') return undefined
    if (kind === 'choice') return optionText(resource, [column], String(value))
    if (kind === 'day') return sayCalendarDay(String(value))
    return linked(column) ?? (kind === 'line' ? String(value) : undefined)
  })
  return said.find(Boolean) ?? deskTexts[slug]?.many ?? name
}

async function readSaleOf(api: ShopApi, { resource }: Desk, thing: Thing): Promise<Sale | undefined> {
  if (resource === 'product') return readSale(api, thing.id)
  return resource === 'declination' ? readSale(api, String(thing.idProduct)) : undefined
}

/** What the readers of a letter were sent, and the answer to a claim, stay what they say. */
function isSent({ resource }: Desk, thing: Thing): boolean {
  return (resource === 'letter' && Boolean(thing.startedAt)) || (resource === 'claim' && thing.state === 'ANSWERED')
}
