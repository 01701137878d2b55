import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional())
/** A text of this shape; what is said of another is the whole fault. */
const shaped = (shape: RegExp, error: string) => optional(z.string().regex(shape, error))
const whole = (least: number, most: number) => {
  const error = `a whole number from ${least} to ${most}`
  const isWithin = (number: number) => number >= least && number <= most
  return optional(
    z
      .string()
      .regex(/^\d{1,9}$/, error)
      .transform(Number)
      .refine(isWithin, error),
  )
}
const yes = optional(z.literal('1', { error: '1, or nothing' }))

const secretShape = /^\S(?:.{30,}\S)$/s
const Secret = z.string().regex(secretShape, '32 characters or more, without blanks around them')
const Secrets = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().regex(secretShape, '32 characters or more each, parted by a comma alone: new,old')))

/** A URL of one of these kinds that names a host. */
const urlOf = (protocol: RegExp, error: string) =>
  z.string().refine((text) => URL.canParse(text) && protocol.test(new URL(text).protocol) && new URL(text).hostname !== '', error)

/** Where one site is seen: a host of the open net by https, and nothing behind it. */
const Origin = z
  .string()
  .superRefine((text, context) => {
    const fault = findOriginFault(text)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
  .transform((text) => new URL(text).origin)

/** What this program reads of its environment. */
export const Environment = z.object({
  HOST: shaped(
    /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|(?=.*:.*:)[0-9a-f:.]+(?:%\w+)?)$/i,
    'an address of this machine without a port: 127.0.0.1',
  ),
  PORT: whole(0, 65_535),
  DATA_DIR: shaped(/^(?!["'])\S(?:[^\0]*[^\s\0])?$/, 'the path of a folder, without blanks or quotes around it'),
  DATABASE_URL: optional(
    z
      .string()
      .refine(
        (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
        'postgres://user:password@host/name',
      ),
  ),
  API_URL: optional(
    urlOf(/^https?:$/, 'http://host:port of the process that runs the API').refine(
      isBare,
      'nothing behind the host and the port',
    ),
  ),
  SERVICE_KEY: optional(Secret),
  SEALING_KEY: optional(Secrets),
  PUBLIC_ORIGIN: optional(Origin),
  MULTI_SITE: yes,
  SITE_ID: shaped(/^[\w-]{1,40}$/, 'the id of a site, as site:list tells it'),
  TRUSTED_PROXIES: whole(0, 5),
  METRICS_TOKEN: optional(Secret),
  SHARED_DATA: yes,
  BACKUPS_KEEP: whole(0, 366),
  IMAGES_MB: whole(1, 1_000_000),
  CACHE_MB: whole(1, 4096),
  WAIT_SECONDS: whole(0, 3600),
  SMTP_URL: optional(urlOf(/^smtps?:$/, 'smtps://user:password@host:465 or smtp://…:587')),
  MAIL_FROM: optional(z.email({ error: 'an e-mail address' })),
  DKIM_SELECTOR: shaped(/^[a-z0-9](?:[a-z0-9._-]{0,60}[a-z0-9])?$/i, 'the name under which the mail service publishes its key'),
  ALARM_MAIL: optional(z.email({ error: 'an e-mail address' })),
  BLENDER: shaped(/^(?:off|\/\S(?:[^\0]*[^\s\0])?)$/, 'the full path of the program Blender, or off'),
  GOOGLE_PLACES_KEY: shaped(/^[\w-]{20,200}$/, 'a key of Google Places'),
  STRIPE_STAND_IN: optional(z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/, error: 'http://127.0.0.1:port' })),
  LOG: optional(z.enum(['all', 'pages', 'errors', 'off'], { error: 'all, pages, errors or off' })),
})

/** The names of all settings. */
export const settingNames = Object.keys(Environment.shape)

/** Whether an address names a host, and no path, question, fragment or user; of what is no address something else is said. */
function isBare(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { pathname, search, hash, username, password } = new URL(text)
  return pathname === '/' && search + hash + username + password === '' && !/[?#]$/.test(text)
}

const hostOfNet = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

function findOriginFault(text: string): string | undefined {
  const example = 'https://www.example.fr'
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return `an address with its https:// in front: ${example}`
  if (!/^https:\/\//i.test(text)) return `an address by https: the proxy in front has TLS; ${example}`
  if (!URL.canParse(text) || text !== text.trim() || !hostOfNet.test(new URL(text).hostname))
    return `no host that there can be: ${example}`
  return isBare(text) ? undefined : `a host alone, and nothing behind it: ${new URL(text).origin}`
}
