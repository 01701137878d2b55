import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { Shop, ShopOverrides } from './serve/open-shop.ts'
import { findMistyped, sayMistyped } from './settings/mistyped.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { answerHelp } from './verbs/help.ts'
import { readWords, requireVerb } from './verbs/read-words.ts'
import type { VerbName } from './verbs/verb-list.ts'

type Verb = (settings: Settings, words: string[]) => Promise<unknown>

/** How each verb of the list is run; each loads only what it needs. */
const verbs: Record<VerbName, Verb> = {
  start: async (settings) => (await import('./verbs/start.ts')).runStart(settings, import.meta.url),
  serve: async (settings) => (await import('./serve/serve.ts')).serve(settings, import.meta.url),
  api: async (settings) => (await import('./serve/serve-api.ts')).serveApi(settings, import.meta.url),
  migrate: async (settings) => (await import('./verbs/migrate.ts')).runMigrate(settings),
  status: async (settings) => (await import('./verbs/status.ts')).runStatus(settings),
  seed: async (settings) => (await import('./verbs/seed.ts')).runSeed(settings),
  reset: async (settings, words) => (await import('./verbs/reset.ts')).runReset(settings, words),
  copy: async (settings, words) => (await import('./verbs/copy.ts')).runCopy(settings, words),
  backup: async (settings, words) => (await import('./verbs/backup.ts')).runBackup(settings, words),
  restore: async (settings, words) => (await import('./verbs/restore.ts')).runRestore(settings, words),
  doctor: async (settings, words) => (await import('./doctor/doctor.ts')).runDoctor(settings, words),
  'release:take': async (settings, words) => (await import('./release/releases.ts')).runReleaseTake(settings, words),
  'release:back': async (settings, words) => (await import('./release/releases.ts')).runReleaseBack(settings, words),
  keys: async (settings) => (await import('./keys/keys.ts')).runKeys(settings),
  'keys:reseal': async (settings) => (await import('./keys/keys.ts')).runKeysReseal(settings),
  'clock:trust': async (settings) => (await import('./verbs/clock-trust.ts')).runClockTrust(settings),
  audit: async (settings) => (await import('./verbs/audit.ts')).runAudit(settings),
  books: async (settings, words) => (await import('./verbs/books.ts')).runBooks(settings, words),
  token: async (settings, words) => (await import('./verbs/token.ts')).runToken(settings, words),
  'site:create': async (settings, words) => (await import('./verbs/site-create.ts')).runSiteCreate(settings, words),
  'site:list': async (settings) => (await import('./verbs/sites.ts')).runSiteList(settings),
  'site:suspend': async (settings, words) => (await import('./verbs/sites.ts')).runSiteSuspend(settings, words),
  'site:change': async (settings, words) => (await import('./verbs/sites.ts')).runSiteChange(settings, words),
  'site:move': async (settings, words) => (await import('./verbs/site-move.ts')).runSiteMove(settings, words),
  'site:invite': async (settings, words) => (await import('./verbs/site-invite.ts')).runSiteInvite(settings, words),
}

/** The verbs that stay up, by what they serve. */
const serving: { readonly [name in VerbName]?: 'site' | 'api' } = { start: 'site', serve: 'site', api: 'api' }

/** Runs one verb with its words. */
export async function main(words: string[]): Promise<void> {
  // React looks at this variable when it is loaded, which happens after this line.
  process.env.NODE_ENV ??= 'production'
  // The engine would let the garbage of ten pages at once pile up to several times what is alive, and keep that room for good.
  setFlagsFromString('--heap-growing-percent=60')
  // Whoever reads our lines may have gone: that must not end a shop.
  process.stdout.on('error', () => {})
  const help = answerHelp(words)
  if (help !== undefined) return console.log(help)
  const [first = 'serve', ...rest] = words
  const name = requireVerb(first)
  // What is mistyped is told before anything is opened.
  readWords(name, rest)
  const settings = readSettings(process.env, serving[name])
  for (const mistyped of findMistyped(process.env)) console.error(`${sayMistyped(mistyped)}.`)
  await verbs[name](settings, rest)
}

/** Opens a whole shop without a port, as tests do. */
export async function openShop(environment: NodeJS.ProcessEnv, overrides: ShopOverrides = {}): Promise<Shop> {
  process.env.NODE_ENV ??= 'production'
  const { clientDirOf } = await import('./serve/serve.ts')
  const { openShop: open } = await import('./serve/open-shop.ts')
  return open(readSettings(environment, 'site'), { clientDir: clientDirOf(import.meta.url), ...overrides })
}

const started = process.argv[1]
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
