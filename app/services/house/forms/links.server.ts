import { createContext, type RouterContextProvider } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { readSearches } from '#app/models/house/panel/search-choices.ts'
import type { PanelRecord } from '#app/ui/house/desks/records.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import type { Choice, FormLinks, Links } from '#app/ui/house/fields/links.ts'
import { readEvery, readNamed, readOffers } from './link-choices.server.ts'

type Naming = Pick<Desk, 'links'>

/** What a form that is shown again holds by now: what it names is read anew. */
const filledContext = createContext<readonly Entry[]>([])

/** Keeps what was sent for the page that shows it again. */
export function keepFilled(context: Readonly<RouterContextProvider>, entries: readonly Entry[]): void {
  context.set(filledContext, entries)
}

type Form = {
  context: Readonly<RouterContextProvider>
  /** What stands in it before anybody has sent it, and what is shown beside it. */
  entries: readonly Entry[]
}

/**
 * Reads what the fields of a form can name: what they name now, and a page of what else there is, or of what was looked for. One
 * list a kind of thing, whatever the number of fields.
 */
export async function readFormLinks(
  api: ShopApi,
  desk: Naming,
  fields: readonly PanelField[],
  { context, entries: own }: Form,
): Promise<FormLinks> {
  const entries = context.get(filledContext)
  // What was sent may name other things than there were, and as many of them.
  const most = countNameable(desk, fields)
  const named = namedIn(desk, entries, { most, besides: namedIn(desk, own, { most }) })
  const searches = readSearches(entries)
  const wordsFor = (resource: string) => searches.find(({ field }) => desk.links?.[field] === resource)?.words ?? ''
  const reader = { api, pages: new Map() }
  const read = await Promise.all(
    [...linked(desk, fields)].map(async (resource) => {
      const words = wordsFor(resource)
      const { choices, isLong } = await readOffers(reader, resource, words)
      const all = await addNamed(api, resource, choices, named)
      return { resource, choices: all, isLong: isLong || words !== '' }
    }),
  )
  return {
    links: new Map(read.map(({ resource, choices }) => [resource, choices])),
    longLists: read.filter(({ isLong }) => isLong).map(({ resource }) => resource),
  }
}

/** Reads what the fields of some things name, and nothing else. */
export function readNamedLinks(
  api: ShopApi,
  desk: Naming,
  fields: readonly PanelField[],
  records: readonly PanelRecord[],
): Promise<Links> {
  const named = namedIn(
    desk,
    records.flatMap((record) => sayFields(fields, record)),
  )
  return mapLinks(desk, fields, (resource) => readNamed(api, resource, [...(named.get(resource) ?? [])]))
}

/** Reads all that fields can name, for what offers it without asking again, and what is named besides. */
export function readAllLinks(
  api: ShopApi,
  desk: Naming,
  fields: readonly PanelField[],
  entries: readonly Entry[],
): Promise<Links> {
  const named = namedIn(desk, entries)
  return mapLinks(desk, fields, async (resource) => addNamed(api, resource, await readEvery(api, resource), named))
}

async function mapLinks(
  desk: Naming,
  fields: readonly PanelField[],
  read: (resource: string) => Promise<Choice[]>,
): Promise<Links> {
  const kinds = [...linked(desk, fields)]
  return new Map(await Promise.all(kinds.map(async (resource) => [resource, await read(resource)] as const)))
}

type Named = ReadonlyMap<string, ReadonlySet<string>>

/** What is chosen comes first: no list is so short that it leaves that out. */
async function addNamed(api: ShopApi, resource: string, choices: Choice[], named: Named): Promise<Choice[]> {
  const offered = new Set(choices.map(({ id }) => id))
  const missing = [...(named.get(resource) ?? [])].filter((id) => !offered.has(id))
  return [...(await readNamed(api, resource, missing)), ...choices]
}

function linked(desk: Naming, fields: readonly PanelField[]): Set<string> {
  return new Set(
    fields.flatMap((field) => {
      const own = desk.links?.[field.name]
      return [...(own && isLink(field) ? [own] : []), ...linked(desk, field.fields ?? [])]
    }),
  )
}

function isLink({ kind }: PanelField): boolean {
  return kind === 'thing' || kind === 'things' || kind === 'line'
}

const idPattern = /^[A-Za-z0-9_-]{1,64}$/

/** What a form names is read for its page: no field names more than this, however many rows it has. */
const mostNamed = 250
/** Whoever chose too many of a list sees them again, to take some out. */
const tooMany = 2

/** How many things the fields of a form may name by their own names: what the call takes of them, in each row. */
function countNameable({ links = {} }: Naming, fields: readonly PanelField[], rows = 1): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (name: string, count: number) => counts.set(name, Math.min(mostNamed, (counts.get(name) ?? 0) + count))
  for (const field of fields) {
    const { name, kind, most = mostNamed } = field
    if (links[name] && isLink(field)) add(name, rows * (kind === 'things' ? most * tooMany : 1))
    const inner = countNameable({ links }, field.fields ?? [], kind === 'rows' ? rows * most : rows)
    for (const [own, count] of inner) add(own, count)
  }
  return counts
}

type Bounds = { most?: ReadonlyMap<string, number>; besides?: Named }

/** The ids that fields name, by the kind of thing; what is no id names nothing, and the id of a thing itself no other. */
function namedIn({ links = {} }: Naming, entries: readonly Entry[], { most, besides = new Map() }: Bounds = {}): Named {
  const named = new Map([...besides].map(([resource, ids]) => [resource, new Set(ids)]))
  const byField = new Map<string, Set<string>>()
  for (const [name, text] of entries) {
    const field = name.replace(/^.*\./, '')
    const resource = name === 'id' ? undefined : links[field]
    if (resource === undefined || !idPattern.test(text)) continue
    const ids = byField.get(field) ?? new Set()
    if (most && ids.size >= (most.get(field) ?? 0)) continue
    byField.set(field, ids.add(text))
    named.set(resource, (named.get(resource) ?? new Set()).add(text))
  }
  return named
}
