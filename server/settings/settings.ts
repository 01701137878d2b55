import { z } from 'zod'
import type { LogLevel } from '../http/message/log.ts'

const Origin = z.url({ protocol: /^https$/ }).transform((url) => new URL(url).origin)
const Secret = z.string().min(32)
const Secrets = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(Secret))
const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional())

const Environment = z.object({
  HOST: optional(z.string()),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  API_URL: optional(z.url({ protocol: /^https?$/ })),
  SERVICE_KEY: optional(Secret),
  SEALING_KEY: optional(Secrets),
  PUBLIC_ORIGIN: optional(Origin),
  MULTI_SITE: optional(z.literal('1')),
  SITE_ID: optional(z.string()),
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(5)),
  METRICS_TOKEN: optional(Secret),
  SHARED_DATA: optional(z.literal('1')),
  BACKUPS_KEEP: optional(z.coerce.number().int().min(0).max(366)),
  IMAGES_MB: optional(z.coerce.number().int().min(1).max(1_000_000)),
  CACHE_MB: optional(z.coerce.number().int().min(1).max(4096)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.email()),
  GOOGLE_PLACES_KEY: optional(z.string().regex(/^[\w-]{20,200}$/)),
  STRIPE_STAND_IN: optional(z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ })),
  LOG: optional(z.enum(['all', 'pages', 'errors', 'off'])),
})

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
  /** By which reviews are fetched from Google. */
  googlePlacesKey: string | undefined
  /** Who answers in Stripe's place, on this very machine; only tests set it, and production refuses it. */
  stripeStandIn: URL | undefined
  log: LogLevel
  production: boolean
}

/** Reads the settings; all that is wrong with them, and all that this way of serving lacks, is told at once, before anything starts. */
export function readSettings(environment: NodeJS.ProcessEnv, serving?: Serving): Settings {
  const read = Environment.safeParse(environment)
  const unreadable = read.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []
  const faults = [...unreadable, ...findUnfit(environment, serving)]
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
    googlePlacesKey: env.GOOGLE_PLACES_KEY,
    stripeStandIn: env.STRIPE_STAND_IN ? new URL(env.STRIPE_STAND_IN) : undefined,
    log: env.LOG ?? (production ? 'pages' : 'errors'),
    production,
  }
}

/** What settings that are each in order lack together. */
function findUnfit(env: NodeJS.ProcessEnv, serving: Serving | undefined): string[] {
  const production = isProduction(env)
  const faults: string[] = []
  if (env.SMTP_URL && !env.MAIL_FROM) faults.push('MAIL_FROM: SMTP_URL needs the address that mails come from')
  if (env.STRIPE_STAND_IN && production) faults.push('STRIPE_STAND_IN: nobody stands in for Stripe where money is real')
  const seals = serving === 'api' || (serving === 'site' && !env.API_URL)
  if (seals && production && !env.SEALING_KEY) faults.push(sealingKeyMissing)
  if (serving === 'api' && !env.SERVICE_KEY) faults.push(serviceKeyMissing)
  return faults
}

function isProduction({ PUBLIC_ORIGIN, MULTI_SITE }: NodeJS.ProcessEnv): boolean {
  return Boolean(PUBLIC_ORIGIN) || MULTI_SITE === '1'
}

/** Tells whoever starts the program what to mend. */
export function wrongSettings(faults: string[]): Error {
  return new Error(`these settings are wrong:\n${[...new Set(faults)].map((fault) => `  ${fault}`).join('\n')}`)
}
