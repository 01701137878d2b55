import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { sayCalendarDay } from '#app/models/french-date.ts'
import type { PanelField } from '#app/models/panel/field.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { deskTexts } from '#app/texts/panel/desks.ts'
import { optionText } from '#app/texts/panel/options.ts'
import type { Desk } from '#app/ui/panel/desks.ts'
import type { Links } from '#app/ui/panel/links.ts'
import type { Sale } from '#app/ui/panel/sale-state.tsx'
import type { ThingView } from '#app/ui/panel/thing-view.ts'
import type { Thing } from '#app/ui/panel/things.ts'
import { type DeskAsk, openDesk } from './desk-screen.server.ts'
import { describeLabelCode } from './label-code.server.ts'
import { sayDeclination } from './link-choices.server.ts'
import { readFormLinks } from './links.server.ts'
import { readSale } from './sale.server.ts'
import type { PanelAsk } from './staff.server.ts'
import { getThing, nameOf, valuesOf } from './things.server.ts'

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
