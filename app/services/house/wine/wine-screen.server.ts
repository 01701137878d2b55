import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { type RouteArgs, requestContext } from '#app/http/request-context.ts'
import { reckonEnergy, tellEnergy } from '#app/models/catalog/energy.ts'
import { hasMade } from '#app/models/catalog/goods/winemaker.ts'
import { findSaleGaps, type LabelGap } from '#app/models/catalog/label/label-gaps.ts'
import { mergeFacts, type WineFacts } from '#app/models/catalog/wine-facts.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { vintageRows } from '#app/models/house/panel/vintage-rows.ts'
import { listLabelFacts } from '#app/texts/catalog/product-facts.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import type { NewWineView, WineView } from '#app/ui/house/wine/wine-view.ts'
import { houseNameOf, readSiteFacts } from '../../site/site-facts.server.ts'
import { deskAt, openDesk } from '../desks/desk-screen.server.ts'
import { readRecordScreen } from '../desks/record-screen.server.ts'
import { readFormLinks } from '../forms/links.server.ts'
import { readGoods } from '../goods.server.ts'
import { readDeclinations } from '../settings/sale.server.ts'
import { startWine } from './start-wine.server.ts'

export const wineDesk = 'produits'

/** Reads a wine with all that is sold of it. */
export async function readWineScreen(asked: RouteArgs & { params: { id: string } }): Promise<WineView> {
  const { params } = asked
  const { staff } = await openDesk({ ...asked, params: { desk: wineDesk } })
  const [view, vintages, awards, winemakers, house] = await Promise.all([
    readRecordScreen({ ...asked, params: { desk: wineDesk, id: params.id } }),
    readDeclinations(staff.api, { product: params.id }),
    readAwards(staff.api, params.id),
    readWinemakers(staff.api, params.id),
    readHouse(asked),
  ])
  const desk = deskAt(view.at)
  const forms = new Map(view.sale?.forms.map((form) => [form.id, form]))
  const rows = vintages.map((one) => sayVintage(desk, { ...one, stock: forms.get(one.id)?.stock ?? one.quantity }))
  const facts = view.record.facts as Partial<WineFacts>
  const latest = Math.max(...vintages.map(({ year }) => year ?? 0))
  return {
    ...view,
    vintages: rows,
    entries: [...view.entries, ...rows.flatMap((row, place) => toEntries(row, place))],
    labelGaps: findGaps(facts, latest || null),
    label: listLabelFacts(tellEnergy(mergeFacts(facts))),
    energy: reckonEnergy(mergeFacts(facts)),
    awards,
    winemakers,
    house,
  }
}

/** A blank form of a wine, which begins with what is true of the last one. */
export async function readNewWine(asked: RouteArgs): Promise<NewWineView> {
  const { staff, desk, at } = await openDesk({ ...asked, params: { desk: wineDesk } })
  const goods = await readGoods(asked)
  const { entries, facts, brief } = await startWine(staff.api, desk, { asked: asked.url.searchParams, goods })
  const [links, house] = await Promise.all([
    readFormLinks(staff.api, desk, desk.fields.create, { context: asked.context, entries }),
    readHouse(asked),
  ])
  const label = listLabelFacts(tellEnergy(mergeFacts(facts)))
  return { at, ...links, entries, labelGaps: findGaps(facts, null), label, house, ...(brief && { brief }) }
}

/** The house as search engines name it. */
export async function readHouse({ context }: Pick<RouteArgs, 'context'>): Promise<NewWineView['house']> {
  const ctx = context.get(requestContext)
  return { house: houseNameOf(await readSiteFacts(ctx)), host: new URL(ctx.site.origin).host }
}

/** What the label lacks that is said of the wine itself. */
function findGaps(facts: Partial<WineFacts>, year: number | null): LabelGap[] {
  return findSaleGaps({ facts: tellEnergy(mergeFacts(facts)), year, capacity: 1 })
}

type Vintage = Record<string, unknown> & { id: string }

/** A row of the table by the names of its fields, as they are typed. */
function sayVintage(desk: Desk, vintage: Vintage): Record<string, string> {
  return Object.fromEntries(sayFields(rowFields(desk), vintage))
}

function rowFields({ fields }: Desk): readonly PanelField[] {
  return fields.change.find(({ name }) => name === vintageRows)?.fields ?? []
}

/** What the form holds of a row: what it is, and what was seen of it. */
function toEntries(row: Record<string, string>, place: number): Entry[] {
  return Object.entries(row).flatMap(([name, text]): Entry[] => {
    const own: Entry = [`${vintageRows}.${place}.${name}`, text]
    return name === 'id' ? [own] : [own, [`${vintageRows}.${place}.seen.${name}`, text]]
  })
}

async function readAwards(api: ShopApi, product: string): Promise<WineView['awards']> {
  const { awards } = orThrow(await api.listAdminAwards({ query: { product, nbItem: 20 } }))
  return awards.map(({ id, title, year }) => ({ id, label: [title, year].filter(Boolean).join(' ') }))
}

const mostWinemakers = 100

async function readWinemakers(api: ShopApi, product: string): Promise<WineView['winemakers']> {
  const { winemakers } = orThrow(await api.listAdminWinemakers({ query: { nbItem: mostWinemakers } }))
  const ofWine = winemakers.filter((one) => hasMade(one, product))
  return ofWine.map(({ id, name }) => ({ id, label: name }))
}
