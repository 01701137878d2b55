import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { parameterTypes } from '#app/models/site/settings/parameter-list.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'
import { kindNamesOf } from '#app/texts/house/journal.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import type { Entry, Journal, JournalAsk, JournalEntryView } from '#app/ui/house/desks/journal-view.ts'
import { openPaging, readPageNumber } from '../../platform/paging.server.ts'
import { deskPlans } from '../plans/desk-plans.server.ts'
import { deskOf } from '../plans/desks.server.ts'

const nbItem = 25

/** Reads a page of the log as an address asks for it; what it cannot be narrowed by is left out. */
export async function readJournal(api: ShopApi, url: URL, goods: GoodsWords): Promise<Journal> {
  const asked = readAsk(url.searchParams)
  const page = readPageNumber(url)
  const filters = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
  const { entries, total } = orThrow(await api.listAuditLog({ query: { nbItem, page, ...filters } }))
  return {
    lines: entries.map((entry) => toJournalEntry(entry, goods)),
    total,
    paging: openPaging(url, { page, total, nbItem }),
    asked,
    kinds: kindsOf(goods),
  }
}

/** An entry with what it is about in words, and the way there while it is there. */
export function toJournalEntry(entry: Entry, goods: GoodsWords): JournalEntryView {
  const desk = deskOf(entry.resource)
  const asked = [...(desk?.fields.change ?? []), ...(desk?.fields.create ?? []), ...(desk?.shown ?? [])]
  const canOpen = desk && (desk.calls.get || desk.calls.change)
  return {
    ...entry,
    name: nameOf(entry, goods),
    kind: kindOf(entry.resource, goods),
    recordHref:
      canOpen && isThere(entry) ? href('/admin/:desk/:id', { desk: desk.slug, id: entry.idThing }) : sheets[entry.resource],
    fields: entry.changes.flatMap(({ field, before, after }) => {
      const label = fieldText(entry.resource, [field], goods)?.[0]
      return label === undefined ? [] : [{ label, before, after, field: asked.find(({ name }) => name === field) }]
    }),
  }
}

/** What a thing is called by its owner: a parameter has a name of the program's own. */
function nameOf({ resource, name }: Entry, goods: GoodsWords): string {
  const type = resource === 'parameter' && parameterTypes.find((one) => one === name)
  return type ? parameterLabel(type, goods)[0] : name
}

/** Where many things are changed at once. */
const sheets: Readonly<Record<string, string>> = { 'wine-grid': href('/admin/produits/grille') }

/** Whether what an entry is about stands, as far as the entry itself can tell. */
function isThere({ idThing, act, undo }: Entry): boolean {
  if (idThing === '') return false
  return act === 'REMOVE' ? undo === 'DONE' : act !== 'CREATE' || undo !== 'DONE'
}

/** The last removal of a thing, while it can be taken back. */
export async function findRemoval(api: ShopApi, resource: string, idThing: string): Promise<string | undefined> {
  const found = await api.listAuditLog({ query: { resource, idThing, act: 'REMOVE', nbItem: 1 } })
  const entry = found.ok ? found.value.entries[0] : undefined
  return entry?.undo === 'POSSIBLE' ? entry.id : undefined
}

function readAsk(query: URLSearchParams): JournalAsk {
  const id = (name: string) => /^[A-Za-z0-9_-]{1,64}$/.exec(query.get(name) ?? '')?.[0] ?? ''
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(query.get('jour') ?? '')?.[0] ?? ''
  return { day, resource: id('sorte'), idThing: id('chose'), idUser: id('qui') }
}

function kindOf(resource: string, goods: GoodsWords): string {
  const slug = deskPlans.find((plan) => plan.resource === resource)?.slug
  return (slug && deskText(slug, goods)?.many) || kindNamesOf(goods)[resource] || resource
}

function kindsOf(goods: GoodsWords): [string, string][] {
  const kinds = [...deskPlans.map(({ resource }) => resource), ...Object.keys(kindNamesOf(goods))]
  const named = new Map(kinds.map((resource) => [kindOf(resource, goods), resource]))
  return [...named].map(([label, resource]): [string, string] => [resource, label]).sort((a, b) => a[1].localeCompare(b[1], 'fr'))
}
