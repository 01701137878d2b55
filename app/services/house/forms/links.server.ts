import { createContext, type RouterContextProvider } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import type { Entry, PanelField } from '#app/models/house/panel/field.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { readSearches } from '#app/models/house/panel/search-choices.ts'
import type { Thing } from '#app/ui/house/desks/things.ts'
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
  const named = namedIn(desk, [...own, ...entries])
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
  things: readonly Thing[],
): Promise<Links> {
  const named = namedIn(
    desk,
    things.flatMap((thing) => sayFields(fields, thing)),
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
  const missing = [...(named.get(resource) ?? [])].filter((id) => !choices.some((choice) => choice.id === id))
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

/** The ids that fields name, by the kind of thing; what is no id names nothing, and the id of a thing itself no other. */
function namedIn({ links = {} }: Naming, entries: readonly Entry[]): Named {
  const named = new Map<string, Set<string>>()
  for (const [name, text] of entries) {
    const resource = name === 'id' ? undefined : links[name.replace(/^.*\./, '')]
    if (resource !== undefined && idPattern.test(text)) named.set(resource, (named.get(resource) ?? new Set()).add(text))
  }
  return named
}
