import { settingNames } from './environment.ts'
import { findNearest } from './nearest.ts'

/** A variable that there is no such setting for, and the setting that it most likely meant. */
export type Mistyped = { name: string; meant: string }

/** How names begin that are ours: whoever sets one means us. Left out is what other programs and their hosts set too. */
const beginnings: Readonly<Record<string, string>> = {
  PUBLIC_: 'PUBLIC_ORIGIN',
  MULTI_: 'MULTI_SITE',
  SITE_: 'SITE_ID',
  SEALING_: 'SEALING_KEY',
  TRUST_: 'TRUSTED_PROXIES',
  TRUSTED_: 'TRUSTED_PROXIES',
  METRICS_: 'METRICS_TOKEN',
  BACKUP_: 'BACKUPS_KEEP',
  BACKUPS_: 'BACKUPS_KEEP',
  IMAGES_: 'IMAGES_MB',
  SHARED_: 'SHARED_DATA',
  SMTP_: 'SMTP_URL',
  GOOGLE_PLACES_: 'GOOGLE_PLACES_KEY',
}

/** What hosts set for every program, one letter from a name of ours. */
const ofHosts = ['APP_URL']

/** The variables of an environment that look like ours and are none. */
export function findMistyped(environment: NodeJS.ProcessEnv): Mistyped[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || settingNames.includes(name) || ofHosts.includes(name)) return []
    const meant = findMeant(name)
    return meant ? [{ name, meant }] : []
  })
}

/** Said of one of them. */
export function sayMistyped({ name, meant }: Mistyped): string {
  return `${name}: there is no such setting: is ${meant} meant? If it is another program's, start this one without it`
}

/** Without these two the program is a demo: a slip in their names must never open a shop as one. */
export function hidesProduction({ name, meant }: Mistyped): boolean {
  return ['PUBLIC_ORIGIN', 'MULTI_SITE'].includes(meant) && findNearest(bareName(name), longNames) === meant
}

/** LOG is near too much. */
const longNames = settingNames.filter(({ length }) => length > 3)

function findMeant(name: string): string | undefined {
  const bare = bareName(name)
  if (bare !== name && settingNames.includes(bare)) return bare
  const nearest = findNearest(bare, longNames)
  if (nearest) return nearest
  const beginning = Object.keys(beginnings).find((start) => bare.startsWith(start))
  return beginning && beginnings[beginning]
}

/** Names are written in capitals, and without the program's own in front. */
function bareName(name: string): string {
  return name.toUpperCase().replace(/^VITRINE_/, '')
}
