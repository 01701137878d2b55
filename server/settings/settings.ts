import type { z } from 'zod'
import type { LogLevel } from '../http/message/log.ts'
import { Environment } from './environment.ts'
import { findMistyped, hidesProduction, sayMistyped } from './mistyped.ts'

export const sealingKeyMissing = 'SEALING_KEY: a secret of 32 characters or more is needed in production'
export const serviceKeyMissing = 'SERVICE_KEY is needed: at least 32 characters, the same for the API and for its sites'

/** What a process that stays up serves: a whole site, or the API alone; other verbs need less. */
type Serving = 'site' | 'api'

/** How this process is to run, read once from its environment. */
export type Settings = {
  host: string
  port: number | undefined
  dataDir: string
  databaseUrl: string | undefined
  apiUrl: string | undefined
  serviceKey: string | undefined
  /** The secrets that lock what the database keeps locked: the newest first, then those it replaced. */
  sealingKeys: string[]
  publicOrigin: string | undefined
  siteId: string | undefined
  trustedProxies: number
  /** Lets whoever holds it read /metrics. */
  metricsToken: string | undefined
  /** Several processes on one SQLite file are meant. */
  sharedData: boolean
  cacheBytes: number
  /** How many daily backups stay in the data folder; 0: none are made. */
  backupsKept: number
  /** How much room pictures made in other widths may take on the disk. */
  imagesBytes: number
  /** The mail server, and the fixed address that mails come from. */
  smtp: { url: string; from: string } | undefined
  /** Who is told by mail of trouble with the machine. */
  alarmMail: string | undefined
  /** Under which name the mail service publishes the key that it signs with. */
  dkimSelector: string | undefined
  /** The path of Blender, or off; without it Blender is looked for on the PATH. */
  blender: string | undefined
  /** By which reviews are fetched from Google. */
  googlePlacesKey: string | undefined
  /** Who answers in Stripe's place, on this very machine; only tests set it, and production refuses it. */
  stripeStandIn: URL | undefined
  log: LogLevel
  /** How long the start waits for a database or an API that is not there yet, as after a reboot. */
  waitSeconds: number
  production: boolean
}

/** Reads the settings; all that is wrong with them, and all that this way of serving lacks, is told at once, before anything starts. */
export function readSettings(environment: NodeJS.ProcessEnv, serving?: Serving): Settings {
  const read = Environment.safeParse(environment)
  const unreadable = read.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []
  const faults = onceEach([...unreadable, ...findUnfit(environment, serving)])
  if (!read.success || faults.length > 0) throw wrongSettings(faults)
  return toSettings(read.data, isProduction(environment))
}

function toSettings(env: z.infer<typeof Environment>, production: boolean): Settings {
  return {
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    dataDir: env.DATA_DIR ?? 'data',
    databaseUrl: env.DATABASE_URL,
    apiUrl: env.API_URL,
    serviceKey: env.SERVICE_KEY,
    sealingKeys: env.SEALING_KEY ?? [],
    publicOrigin: env.PUBLIC_ORIGIN,
    siteId: env.SITE_ID,
    trustedProxies: env.TRUSTED_PROXIES ?? 0,
    metricsToken: env.METRICS_TOKEN,
    sharedData: env.SHARED_DATA === '1',
    // A demo is nothing that anybody would miss.
    backupsKept: env.BACKUPS_KEEP ?? (production ? 7 : 0),
    imagesBytes: (env.IMAGES_MB ?? 512) * 1024 * 1024,
    cacheBytes: (env.CACHE_MB ?? 64) * 1024 * 1024,
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    dkimSelector: env.DKIM_SELECTOR,
    alarmMail: env.ALARM_MAIL,
    blender: env.BLENDER,
    googlePlacesKey: env.GOOGLE_PLACES_KEY,
    stripeStandIn: env.STRIPE_STAND_IN ? new URL(env.STRIPE_STAND_IN) : undefined,
    waitSeconds: env.WAIT_SECONDS ?? 60,
    log: env.LOG ?? (production ? 'pages' : 'errors'),
    production,
  }
}

/** What is set beside what there is, and what settings that are each in order lack together. */
function findUnfit(env: NodeJS.ProcessEnv, serving: Serving | undefined): string[] {
  const production = isProduction(env)
  const mistyped = findMistyped(env).filter((one) => production || hidesProduction(one))
  const faults = mistyped.map(sayMistyped)
  if (env.PUBLIC_ORIGIN && env.MULTI_SITE) faults.push('MULTI_SITE: PUBLIC_ORIGIN is the address of one site: set one of the two')
  if (env.SMTP_URL && !env.MAIL_FROM) faults.push('MAIL_FROM: SMTP_URL needs the address that mails come from')
  if (env.STRIPE_STAND_IN && production) faults.push('STRIPE_STAND_IN: nobody stands in for Stripe where money is real')
  const seals = serving === 'api' || (serving === 'site' && !env.API_URL)
  if (seals && production && !env.SEALING_KEY) faults.push(sealingKeyMissing)
  if ((serving === 'api' || (serving === 'site' && env.API_URL)) && !env.SERVICE_KEY) faults.push(serviceKeyMissing)
  return faults
}

/** One line tells of a setting, whatever else is wrong with it. */
function onceEach(faults: string[]): string[] {
  const names = faults.map((fault) => fault.split(':', 1)[0])
  return faults.filter((_fault, index) => names.indexOf(names[index]) === index)
}

function isProduction({ PUBLIC_ORIGIN, MULTI_SITE }: NodeJS.ProcessEnv): boolean {
  return Boolean(PUBLIC_ORIGIN) || MULTI_SITE === '1'
}

/** Tells whoever starts the program what to mend. */
export function wrongSettings(faults: string[]): Error {
  return new Error(`these settings are wrong:\n${[...new Set(faults)].map((fault) => `  ${fault}`).join('\n')}`)
}
