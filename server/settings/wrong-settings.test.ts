import { expect, test } from 'vitest'
import { settingNames } from './environment.ts'
import { findMistyped, hidesProduction } from './mistyped.ts'
import { readSettings } from './settings.ts'

const key = 'a secret of more than thirty-two letters'
const production = { PUBLIC_ORIGIN: 'https://www.example.fr', SEALING_KEY: key }

type Case = [Record<string, string>, string]

const origins: Case[] = [
  [{ PUBLIC_ORIGIN: 'www.example.fr' }, 'PUBLIC_ORIGIN: an address with its https:// in front: https://www.example.fr'],
  [{ PUBLIC_ORIGIN: 'www.example.fr:443' }, 'PUBLIC_ORIGIN: an address with its https:// in front: https://www.example.fr'],
  [
    { PUBLIC_ORIGIN: 'http://www.example.fr' },
    'PUBLIC_ORIGIN: an address by https: the proxy in front has TLS; https://www.example.fr',
  ],
  [
    { PUBLIC_ORIGIN: 'ftp://www.example.fr' },
    'PUBLIC_ORIGIN: an address by https: the proxy in front has TLS; https://www.example.fr',
  ],
  [{ PUBLIC_ORIGIN: 'https:/www.example.fr' }, 'PUBLIC_ORIGIN: an address with its https:// in front: https://www.example.fr'],
  [{ PUBLIC_ORIGIN: 'https://' }, 'PUBLIC_ORIGIN: no host that there can be: https://www.example.fr'],
  [{ PUBLIC_ORIGIN: 'https://www example.fr' }, 'PUBLIC_ORIGIN: no host that there can be: https://www.example.fr'],
  [{ PUBLIC_ORIGIN: 'https://www.example.fr:99999' }, 'PUBLIC_ORIGIN: no host that there can be: https://www.example.fr'],
  [{ PUBLIC_ORIGIN: 'https://-www.example.fr' }, 'PUBLIC_ORIGIN: no host that there can be: https://www.example.fr'],
  [{ PUBLIC_ORIGIN: 'https://www..example.fr' }, 'PUBLIC_ORIGIN: no host that there can be: https://www.example.fr'],
  [{ PUBLIC_ORIGIN: 'https://*.example.fr' }, 'PUBLIC_ORIGIN: no host that there can be: https://www.example.fr'],
  [{ PUBLIC_ORIGIN: 'https://www.example.fr ' }, 'PUBLIC_ORIGIN: no host that there can be: https://www.example.fr'],
  [{ PUBLIC_ORIGIN: '"https://www.example.fr"' }, 'PUBLIC_ORIGIN: an address with its https:// in front: https://www.example.fr'],
  [
    { PUBLIC_ORIGIN: 'https://www.example.fr/boutique' },
    'PUBLIC_ORIGIN: a host alone, and nothing behind it: https://www.example.fr',
  ],
  [
    { PUBLIC_ORIGIN: 'https://www.example.fr/?a=1' },
    'PUBLIC_ORIGIN: a host alone, and nothing behind it: https://www.example.fr',
  ],
  [
    { PUBLIC_ORIGIN: 'https://www.example.fr#haut' },
    'PUBLIC_ORIGIN: a host alone, and nothing behind it: https://www.example.fr',
  ],
  [
    { PUBLIC_ORIGIN: 'https://moi:secret@www.example.fr' },
    'PUBLIC_ORIGIN: a host alone, and nothing behind it: https://www.example.fr',
  ],
  [{ PUBLIC_ORIGIN: 'https://a.fr,https://b.fr' }, 'PUBLIC_ORIGIN: no host that there can be: https://www.example.fr'],
]

const kinds: Case[] = [
  [{ MULTI_SITE: 'true' }, 'MULTI_SITE: 1, or nothing'],
  [{ MULTI_SITE: '0' }, 'MULTI_SITE: 1, or nothing'],
  [{ MULTI_SITE: '1' }, 'MULTI_SITE: PUBLIC_ORIGIN is the address of one site: set one of the two'],
  [{ SHARED_DATA: 'yes' }, 'SHARED_DATA: 1, or nothing'],
  [{ PORT: 'http' }, 'PORT: a whole number from 0 to 65535'],
  [{ PORT: '65536' }, 'PORT: a whole number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT: a whole number from 0 to 65535'],
  [{ PORT: '3000.5' }, 'PORT: a whole number from 0 to 65535'],
  [{ PORT: '0x1f90' }, 'PORT: a whole number from 0 to 65535'],
  [{ PORT: '3e3' }, 'PORT: a whole number from 0 to 65535'],
  [{ PORT: ' ' }, 'PORT: a whole number from 0 to 65535'],
  [{ PORT: ' 3000' }, 'PORT: a whole number from 0 to 65535'],
  [{ HOST: 'http://127.0.0.1' }, 'HOST: an address of this machine without a port: 127.0.0.1'],
  [{ HOST: '127.0.0.1:3000' }, 'HOST: an address of this machine without a port: 127.0.0.1'],
  [{ HOST: '[::1]' }, 'HOST: an address of this machine without a port: 127.0.0.1'],
  [{ HOST: '*' }, 'HOST: an address of this machine without a port: 127.0.0.1'],
  [{ DATA_DIR: ' ' }, 'DATA_DIR: the path of a folder, without blanks or quotes around it'],
  [{ DATA_DIR: '"/var/lib/vitrine"' }, 'DATA_DIR: the path of a folder, without blanks or quotes around it'],
  [{ DATA_DIR: '/var/lib/vitrine ' }, 'DATA_DIR: the path of a folder, without blanks or quotes around it'],
  [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL: postgres://user:password@host/name'],
  [{ DATABASE_URL: 'mysql://moi@localhost/shop' }, 'DATABASE_URL: postgres://user:password@host/name'],
  [{ DATABASE_URL: '/var/lib/vitrine/shop.db' }, 'DATABASE_URL: postgres://user:password@host/name'],
  [{ API_URL: 'localhost:3001', SERVICE_KEY: key }, 'API_URL: http://host:port of the process that runs the API'],
  [{ API_URL: 'http://', SERVICE_KEY: key }, 'API_URL: http://host:port of the process that runs the API'],
  [{ API_URL: 'http://127.0.0.1:3001/api', SERVICE_KEY: key }, 'API_URL: nothing behind the host and the port'],
  [{ API_URL: 'http://127.0.0.1:3001' }, 'SERVICE_KEY is needed: at least 32 characters, the same for the API and for its sites'],
  [{ SERVICE_KEY: 'short' }, 'SERVICE_KEY: 32 characters or more, without blanks around them'],
  [{ SERVICE_KEY: ' '.repeat(40) }, 'SERVICE_KEY: 32 characters or more, without blanks around them'],
  [{ SEALING_KEY: '' }, 'SEALING_KEY: a secret of 32 characters or more is needed in production'],
  [{ SEALING_KEY: 'short' }, 'SEALING_KEY: 32 characters or more each, parted by a comma alone: new,old'],
  [{ SEALING_KEY: `${key},` }, 'SEALING_KEY: 32 characters or more each, parted by a comma alone: new,old'],
  [{ SEALING_KEY: `${key}, ${key}` }, 'SEALING_KEY: 32 characters or more each, parted by a comma alone: new,old'],
  [{ SEALING_KEY: `${key};old\n` }, 'SEALING_KEY: 32 characters or more each, parted by a comma alone: new,old'],
  [{ SITE_ID: 'www.example.fr' }, 'SITE_ID: the id of a site, as site:list tells it'],
  [{ SITE_ID: '1,2' }, 'SITE_ID: the id of a site, as site:list tells it'],
  [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES: a whole number from 0 to 5'],
  [{ TRUSTED_PROXIES: '127.0.0.1' }, 'TRUSTED_PROXIES: a whole number from 0 to 5'],
  [{ METRICS_TOKEN: 'abc' }, 'METRICS_TOKEN: 32 characters or more, without blanks around them'],
  [{ BACKUPS_KEEP: 'all' }, 'BACKUPS_KEEP: a whole number from 0 to 366'],
  [{ BACKUPS_KEEP: '7d' }, 'BACKUPS_KEEP: a whole number from 0 to 366'],
  [{ IMAGES_MB: '0' }, 'IMAGES_MB: a whole number from 1 to 1000000'],
  [{ CACHE_MB: '64MB' }, 'CACHE_MB: a whole number from 1 to 4096'],
  [{ WAIT_SECONDS: '1m' }, 'WAIT_SECONDS: a whole number from 0 to 3600'],
  [{ SMTP_URL: 'mail.example.fr', MAIL_FROM: 'cave@example.fr' }, 'SMTP_URL: smtps://user:password@host:465 or smtp://…:587'],
  [{ SMTP_URL: 'smtp://', MAIL_FROM: 'cave@example.fr' }, 'SMTP_URL: smtps://user:password@host:465 or smtp://…:587'],
  [{ SMTP_URL: 'smtps://mail.example.fr' }, 'MAIL_FROM: SMTP_URL needs the address that mails come from'],
  [{ SMTP_URL: 'smtps://mail.example.fr', MAIL_FROM: 'Cave <cave@example.fr>' }, 'MAIL_FROM: an e-mail address'],
  [{ GOOGLE_PLACES_KEY: 'my key' }, 'GOOGLE_PLACES_KEY: a key of Google Places'],
  [{ STRIPE_STAND_IN: 'http://127.0.0.1:1' }, 'STRIPE_STAND_IN: nobody stands in for Stripe where money is real'],
  [{ LOG: 'debug' }, 'LOG: all, pages, errors or off'],
  [{ LOG: 'ALL' }, 'LOG: all, pages, errors or off'],
]

const slips: [string, string][] = [
  ['PUBLIC_ORGN', 'PUBLIC_ORIGIN'],
  ['PUBLIC_URL', 'PUBLIC_ORIGIN'],
  ['public_origin', 'PUBLIC_ORIGIN'],
  ['PUBLICORIGIN', 'PUBLIC_ORIGIN'],
  ['VITRINE_PUBLIC_ORIGIN', 'PUBLIC_ORIGIN'],
  ['MULTISITE', 'MULTI_SITE'],
  ['MULTI_SITES', 'MULTI_SITE'],
  ['BACKUP_KEEP', 'BACKUPS_KEEP'],
  ['BACKUP_DAYS', 'BACKUPS_KEEP'],
  ['TRUST_PROXY', 'TRUSTED_PROXIES'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['DATADIR', 'DATA_DIR'],
  ['DATA_DRI', 'DATA_DIR'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SEAL_KEY', 'SEALING_KEY'],
  ['SERVICE_KEYS', 'SERVICE_KEY'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['API_ULR', 'API_URL'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['IMAGE_MB', 'IMAGES_MB'],
  ['CACHE_MO', 'CACHE_MB'],
  ['PROT', 'PORT'],
  ['log', 'LOG'],
  ['WAIT_SECOND', 'WAIT_SECONDS'],
]

/** All that is said of settings with which nothing starts. */
function faultsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment, 'site')
    return []
  } catch (error) {
    const [, ...faults] = (error as Error).message.split('\n')
    return faults.map((fault) => fault.trim())
  }
}

test.each([...origins, ...kinds])('%j: one line, and nothing is served', (given, line) => {
  expect(faultsOf(Object.assign({}, production, given))).toEqual([line])
})

test.each(slips)('%s: is told with the setting that it meant, and stops a shop in production', (name, meant) => {
  const line = `${name}: there is no such setting: is ${meant} meant? If it is another program's, start this one without it`
  const known = name === 'public_origin' ? {} : production
  expect(faultsOf(Object.assign({ [name]: '1' }, known))).toEqual([line])
  expect(findMistyped({ [name]: '1' })).toEqual([{ name, meant }])
})

test('a slip that would open a shop as a demo stops it; any other is no reason to keep a newcomer out', () => {
  for (const name of ['PUBLIC_ORGN', 'PUBLIC_ORIGINE', 'VITRINE_PUBLIC_ORIGIN', 'MULTISITE'])
    expect(faultsOf({ [name]: '1' })).toHaveLength(1)
  for (const name of ['BACKUP_KEEP', 'PUBLIC_URL', 'DATADIR']) {
    expect(faultsOf({ [name]: '1' })).toEqual([])
    expect(findMistyped({ [name]: '1' }).map(hidesProduction)).toEqual([false])
  }
})

/** What systems, services, containers and their hosts set. */
const foreign = `PATH HOME HOSTNAME USER LOGNAME SHELL LANG LC_ALL TERM TZ PWD OLDPWD SHLVL MAIL EDITOR _ LS_COLORS TMPDIR XDG_RUNTIME_DIR
  DISPLAY SSH_CONNECTION SSH_TTY SUDO_USER INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID NOTIFY_SOCKET LISTEN_PID MEMORY_PRESSURE_WATCH
  STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY RUNTIME_DIRECTORY CREDENTIALS_DIRECTORY NODE_ENV NODE_OPTIONS NODE_VERSION YARN_VERSION
  NODE_EXTRA_CA_CERTS UV_THREADPOOL_SIZE KUBERNETES_SERVICE_HOST KUBERNETES_PORT KUBERNETES_PORT_443_TCP_ADDR API_PORT API_SERVICE_HOST
  POSTGRES_PASSWORD PGHOST PGPASSWORD PGDATABASE REDIS_URL CI DEBUG NO_COLOR FORCE_COLOR COLUMNS LINES HTTP_PROXY HTTPS_PROXY NO_PROXY
  http_proxy npm_config_cache npm_lifecycle_event INIT_CWD TEST_DATABASE_URL CHROMIUM LONG SEED DYNO CONTAINER_NAME DATABASE_HOST MAIL_HOST
  SSL_CERT_DIR SSL_CERT_FILE DEBIAN_FRONTEND WATCHDOG_USEC`

test('what others set is nobody’s slip', () => {
  const names = foreign.split(/\s+/)
  expect(findMistyped(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([])
  expect(findMistyped(Object.fromEntries(settingNames.map((name) => [name, '1'])))).toEqual([])
  expect(findMistyped({ PUBLIC_ORGN: '' })).toEqual([])
})

test('what is right is taken', () => {
  for (const given of [
    { PUBLIC_ORIGIN: 'https://WWW.Example.fr/' },
    { PUBLIC_ORIGIN: 'https://www.example.fr:8443' },
    { PUBLIC_ORIGIN: 'https://été.example.fr' },
    { HOST: '::' },
    { HOST: 'fe80::1%eth0' },
    { HOST: 'localhost' },
    { DATA_DIR: 'C:\\Program Files\\Vitrine' },
    { DATABASE_URL: 'postgres:///vitrine?host=/run/postgresql' },
    { API_URL: 'http://127.0.0.1:3001/', SERVICE_KEY: key },
    { SEALING_KEY: `${key},${key.toUpperCase()}` },
    { TRUSTED_PROXIES: '1', BACKUPS_KEEP: '0', PORT: '0', CACHE_MB: '', WAIT_SECONDS: '0' },
    { SMTP_URL: 'smtp://127.0.0.1:2525?tls=never', MAIL_FROM: 'cave@example.fr' },
  ])
    expect(faultsOf(Object.assign({}, production, given))).toEqual([])
  expect(readSettings({ PUBLIC_ORIGIN: 'https://WWW.Example.fr/' }).publicOrigin).toBe('https://www.example.fr')
})
