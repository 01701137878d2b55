import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { deskTexts } from '#app/texts/house/desks.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import type { Thing } from '#app/ui/house/desks/things.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import type { Links } from '#app/ui/house/fields/links.ts'
import type { Sale } from '#app/ui/house/thing/sale-state.tsx'
import type { ThingView } from '#app/ui/house/thing/thing-view.ts'
import { sayDeclination } from '../forms/link-choices.server.ts'
import { readFormLinks } from '../forms/links.server.ts'
import { getThing, nameOf, valuesOf } from '../plans/things.server.ts'
import { readSale } from '../settings/sale.server.ts'
import type { PanelAsk } from '../staff.server.ts'
import { type DeskAsk, openDesk } from './desk-screen.server.ts'
import { describeLabelCode } from './label-code.server.ts'

type ThingAsk = DeskAsk & { params: { id: string } }

/** Reads a thing of a desk and what its screen shows beside it. */
export async function readThingScreen(asked: ThingAsk): Promise<ThingView> {
  const { staff, desk, at, origin } = await openDesk(asked)
  const thing = orThrow(await getThing(staff.api, desk, asked.params.id))
  const fields = changeable(desk, thing)
  const values = valuesOf(thing)
  const entries = sayFields(desk.fields.change, values)
  const [{ links, longLists }, sale] = await Promise.all([
    readFormLinks(staff.api, desk, [...fields, ...desk.shown], {
      context: asked.context,
      entries: [...entries, ...sayFields(desk.shown, values)],
    }),
    readSaleOf(staff.api, desk, thing),
  ])
  const labelCode = desk.resource === 'declination' && sale?.isWine ? describeLabelCode(origin, thing.id) : undefined
  return { at, thing, name: titleOf(desk, thing, links), entries, links, longLists, sale, labelCode }
}

/** The same for an act with an address of its own, which names its desk by itself. */
export const readThingOf =
  (desk: string) =>
  ({ params: { id }, ...asked }: PanelAsk & { params: { id: string } }): Promise<ThingView> =>
    readThingScreen({ ...asked, params: { desk, id } })

/** What can be changed of a thing: what the readers of a letter were sent, and the answer to a claim, stay what they say. */
export function changeable({ resource, fields }: Desk, thing: Thing): PanelField[] {
  const isSent = (resource === 'letter' && Boolean(thing.startedAt)) || (resource === 'claim' && thing.state === 'ANSWERED')
  return isSent ? [] : fields.change
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
