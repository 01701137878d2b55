import { deskPlans } from '#app/services/house/plans/desk-plans.server.ts'
import { parameterGroups } from '#app/texts/house/settings/parameters.ts'
import { isScreen, panelPaths, panelScreens, recordScreens } from './panel-screens.ts'

/** Answers the HTML that somebody of the house gets at an address. */
type Read = (path: string) => Promise<string>

/** So many records of one desk are looked at in each of its views: they come in more states than their desk has views. */
const recordsOfOne = 2
/** An order has the most states of all; what asks before a record goes, and each block, are much the same. */
const mostOf: Record<string, number> = { 'commandes/:id': 6, ':desk/:id/supprimer': 1, ':desk/:id/blocs/:place': 4 }
/** Desks whose rows have no screen of their own, or come with the years and with what fails. */
const listsOnly = new Set([
  ...['clotures', 'stock', 'prix', 'ecartes', 'reservations', 'visites', 'envois', 'invitations', 'cles'],
])

/**
 * Every screen of a shop's panel, each once: those with an address of their own, each desk in each of its views, its blank form,
 * and of its records those that stand first there, with all that they lead to. `more` are those to which no screen leads.
 */
export async function listPanelScreens(read: Read, more: readonly string[] = []): Promise<string[]> {
  const desks = deskPlans.flatMap(({ slug, views = [] }) => [
    `/admin/${slug}`,
    ...views.map((view) => `/admin/${slug}?vue=${view.slug}`),
  ])
  const settings = Object.keys(parameterGroups).map((part) => `/admin/parametres?partie=${part}`)
  const screens = new Set([...panelScreens(), ...desks, ...settings, ...more])
  const found = new Map<string, number>()
  // What is found while it is gone through is gone through too.
  for (const path of screens) {
    const from = path.includes('?vue=') ? path : ''
    for (const next of linksOf(await read(path))) {
      const screen = screenOf(next)
      if (!screen || screens.has(next)) continue
      const kind = `${from} ${screen} ${screen.startsWith(':desk') ? next.split('/')[2] : ''}`
      const times = found.get(kind) ?? 0
      if (times >= (mostOf[screen] ?? recordsOfOne)) continue
      found.set(kind, times + 1)
      screens.add(next)
    }
  }
  return [...screens]
}

/** Of a list of screens one of each kind, desk by desk; what asks before a record goes is the same on all of them. */
export function oneOfEach(screens: readonly string[]): string[] {
  const kinds = new Map<string, string>()
  for (const path of screens) {
    const screen = screenOf(path) ?? path
    const desk = screen.startsWith(':desk') && !screen.endsWith('supprimer') ? path.split(/[/?]/)[2] : ''
    const kind = `${screen} ${desk} ${path.includes('?partie=') ? path : ''}`
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}

/** What a list of screens has none of: screens of one record, and desks with a record of theirs. */
export function missingFrom(screens: readonly string[]): string[] {
  const seen = new Set(screens.map(screenOf))
  const records = new Set(screens.flatMap((path) => /^\/admin\/([^/?]+)\/(?!nouveau$)/.exec(path)?.[1] ?? []))
  const desks = deskPlans.map(({ slug }) => slug).filter((slug) => !records.has(slug) && !listsOnly.has(slug))
  return [...[...recordScreens].filter((screen) => !seen.has(screen)), ...desks]
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*? href="(\/admin\/[^"?#]+)"/g)].map(([, path = '']) => path)
}

/** Which screen of the routes stands at an address; nothing for a file. */
function screenOf(path: string): string | undefined {
  const parts = path.replace(/^\/admin\/?|\?.*/g, '').split('/')
  const fits = panelPaths().filter((pattern) => {
    const wanted = pattern.split('/')
    return wanted.length === parts.length && wanted.every((part, place) => part.startsWith(':') || part === parts[place])
  })
  // A word of its own goes before a name of anything.
  const [screen] = fits.sort((a, b) => rankOf(a).localeCompare(rankOf(b)))
  return screen !== undefined && isScreen(screen) ? screen : undefined
}

function rankOf(pattern: string): string {
  return pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '1' : '0'))
    .join('')
}
