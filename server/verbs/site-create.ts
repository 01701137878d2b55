import { createSite } from '#api/house/sites/create-site.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { readWords } from './read-words.ts'
import { requireHost } from './require-host.ts'
import { sayFields } from './say-fields.ts'
import { wayIn } from './way-in.ts'

/** Makes an empty site and prints its owner's way in: `site:create --host www.example.fr --name "…" --email owner@example.fr`. */
export async function runSiteCreate(settings: Settings, words: string[]): Promise<void> {
  const { values } = readWords('site:create', words)
  const { host = hostOf(settings), name, email, lang = 'fr', alias: aliases = [], open } = values
  if (!host || !name || !email) throw new Error('site:create needs --host, --name and --email')
  requireHost('host', host)
  for (const alias of aliases) requireHost('alias', alias)
  const wish = { host, name, email, lang, aliases, isOpen: open, now: new Date() }
  const made = await withCurrentDatabase(settings, (db) => createSite(db, wish))
  if (!made.ok) throw new Error(`no site was made\n${sayFields(made.error)}`)
  const { id, path, expiresAt } = made.value
  const origin = wayIn(settings, made.value.origin)
  console.log(`Site ${id} stands at ${origin}${open ? '' : ', under construction until its owner opens it'}`)
  tellUnreachable(settings, new URL(origin).host)
  console.log(`${email} comes in here, once, until ${expiresAt.slice(0, 10)}: ${origin}${path}`)
}

/** PUBLIC_ORIGIN has this machine serve one address. */
function tellUnreachable(settings: Settings, host: string): void {
  const served = hostOf(settings)
  if (served === undefined || served === host) return
  console.error(`Nobody reaches ${host} while PUBLIC_ORIGIN has ${served} served alone: set MULTI_SITE=1 in its place`)
}

/** Where one site is served, its host goes without saying. */
function hostOf({ publicOrigin }: Settings): string | undefined {
  return publicOrigin && new URL(publicOrigin).host
}
