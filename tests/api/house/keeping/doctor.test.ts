import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { writeBackup } from '#api/house/backup/write-backup.ts'
import { lookWithin, type Patient } from '#server/doctor/check.ts'
import { runDoctor } from '#server/doctor/doctor.ts'
import { type DoctorPorts, openDoctorPorts } from '#server/doctor/doctor-ports.ts'
import { readSettings } from '#server/settings/settings.ts'
import { eachPlace, type TestPlace } from '../../../support/database/databases.ts'
import { openMailServer } from '../../../support/mail-server.ts'

const key = 'the key of this year and long enough to be one'
const host = 'www.domaine.test'

let said: string[]
const ends: (() => unknown)[] = []
beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})
afterEach(async () => {
  vi.restoreAllMocks()
  process.exitCode = undefined
  for (const end of ends.splice(0)) await end()
})

const texts: Record<string, string[]> = {
  'domaine.test': ['v=spf1 include:envoi.test -all', 'some-other=proof'],
  'k1._domainkey.domaine.test': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
  '_dmarc.domaine.test': ['v=DMARC1; p=quarantine'],
}

/** The world outside where all is well. */
const world: DoctorPorts = {
  texts: async (name) => texts[name] ?? [],
  addresses: async () => ['203.0.113.7'],
  certificate: async () => ({ validUntil: new Date(Date.now() + 60 * 86_400_000), fault: undefined }),
  ask: async (url) =>
    url.startsWith('https:')
      ? { status: 200, location: undefined, hasHsts: true }
      : { status: 308, location: `https://${host}/`, hasHsts: false },
  smtpFault: async () => undefined,
}

const production = {
  PUBLIC_ORIGIN: `https://${host}`,
  SEALING_KEY: key,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'boutique@domaine.test',
  DKIM_SELECTOR: 'k1',
  TRUSTED_PROXIES: '1',
  ALARM_MAIL: 'garde@domaine.test',
}

async function ask(place: TestPlace, more: Record<string, string> = {}, ports: Partial<DoctorPorts> = {}, words: string[] = []) {
  said.length = 0
  process.exitCode = undefined
  const env = { ...place, ...production, ...more }
  await runDoctor(readSettings(env), words, { env, ports: { ...world, ...ports } })
  const isBad = process.exitCode === 1
  process.exitCode = undefined
  return { told: said.join('\n'), isBad }
}

eachPlace('doctor', (open) => {
  /** A shop that is as it should be. */
  const raise = async () => {
    const place = await open()
    await seedDemo(place.db)
    const { DATA_DIR } = place.env
    chmodSync(DATA_DIR, 0o700)
    const backups = join(DATA_DIR, 'backups')
    mkdirSync(backups, { mode: 0o700 })
    for (const name of readdirSync(DATA_DIR)) chmodSync(join(DATA_DIR, name), name === 'backups' ? 0o700 : 0o600)
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
    const file = join(backups, `daily-${stamp}Z.jsonl.gz.age`)
    await writeBackup(place.db, { file, keys: [key], now: new Date() })
    const due_at = new Date(Date.now() + 80_000_000).toISOString()
    await place.db.inTransaction((tx) => tx.insertInto('job_turns').values({ name: 'keep_statistics', due_at }).execute())
    return { ...place, file }
  }

  test('finds nothing where all is well, and says what it looked at', async () => {
    const { env } = await raise()
    const { told, isBad } = await ask(env)
    expect(told).not.toMatch(/^(?:warns|fails)/m)
    expect(isBad).toBe(false)
    for (const part of [
      'Node ',
      'MB are free',
      'the schema is up to date',
      'last analysed',
      'lets us in',
      'SPF: ',
      'DKIM: ',
      'DMARC: ',
    ])
      expect(told).toContain(part)
    expect(told).toMatch(/was restored on trial: \d\d+ rows/)
    expect(told).toContain('all opens with the present key')
    // A trial leaves nothing behind.
    expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith('.doctor'))).toEqual([])
  })

  test('names what is wrong on the machine, each with what to do', async () => {
    const { env, db, file } = await raise()
    chmodSync(env.DATA_DIR, 0o755)
    writeFileSync(file, 'no backup')
    await db.inTransaction(async (tx) => {
      const { id } = await tx.selectFrom('sites').select('id').executeTakeFirstOrThrow()
      const since = new Date().toISOString()
      await tx.insertInto('alarms').values({ site_id: id, kind: 'CLOCK', count: 1, detail: 'leap', since }).execute()
      await tx.deleteFrom('job_turns').execute()
      await tx.deleteFrom('migrations').where('name', 'like', '0077%').execute()
    })
    const { told, isBad } = await ask(env, { TRUSTED_PROXIES: '0' })
    expect(isBad).toBe(true)
    for (const part of [
      'TRUSTED_PROXIES is 0',
      `chmod 700 ${env.DATA_DIR}`,
      'then run clock:trust',
      'then run migrate',
      'no key opens daily-',
    ])
      expect(told).toContain(part)
    const bare = await ask(env, { SEALING_KEY: '' })
    expect(bare.told).toContain('fails  settings  these settings are wrong: SEALING_KEY')
  })
})

const hang = () => new Promise<never>(() => {})

const outside: [string, Partial<DoctorPorts>, string][] = [
  ['a host without an address', { addresses: async () => [] }, `fails  names     ${host} has no address`],
  ['no SPF', { texts: async () => [] }, 'domaine.test has no SPF record'],
  ['two SPF records', { texts: async () => ['v=spf1 -all', 'v=spf1 ~all'] }, 'has 2 SPF records'],
  ['a DKIM key withdrawn', { texts: async () => ['v=DKIM1; p='] }, 'is withdrawn'],
  ['no DMARC', { texts: async (name) => (name.startsWith('_dmarc') ? [] : (texts[name] ?? [])) }, 'has no DMARC record'],
  ['a mail server that wants another password', { smtpFault: async () => 'EAUTH 535' }, '127.0.0.1:9 lets nobody in: EAUTH 535'],
  [
    'a certificate that nobody trusts',
    { certificate: async () => ({ validUntil: new Date(), fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' }) },
    'nobody trusts its certificate: DEPTH_ZERO',
  ],
  [
    'a certificate that ends soon',
    { certificate: async () => ({ validUntil: new Date(Date.now() + 5 * 86_400_000 + 60_000), fault: undefined }) },
    'warns  web       www.domaine.test: its certificate holds for 5 days',
  ],
  [
    'a proxy that keeps the Host',
    { ask: async () => ({ status: 421, location: undefined, hasHsts: true }) },
    'the proxy does not hand the Host on',
  ],
  ['nobody at the door', { ask: () => Promise.reject(new Error('ECONNREFUSED')) }, 'no answer: ECONNREFUSED'],
]

eachPlace('doctor, outside', (open) => {
  test('names what is wrong outside, each with what to do', async () => {
    const { db, env } = await open()
    if (env.DATABASE_URL) return
    await seedDemo(db)
    for (const [what, ports, sentence] of outside)
      expect([what, (await ask(env, {}, ports)).told]).toEqual([what, expect.stringContaining(sentence)])
    const { told } = await ask(env, { SMTP_URL: '', MAIL_FROM: '' })
    expect(told).toContain('set SMTP_URL and MAIL_FROM')
  })

  test('sends a mail on trial where one is asked for', async () => {
    const { db, env } = await open()
    if (env.DATABASE_URL) return
    await seedDemo(db)
    const server = await openMailServer()
    ends.push(server.close)
    const { smtpFault } = openDoctorPorts()
    const { told } = await ask(env, { SMTP_URL: server.url }, { smtpFault }, ['--mail', 'moi@domaine.test'])
    expect(told).toContain('a mail is on its way to moi@domaine.test')
    expect(server.mails.map(({ from, to }) => [from, to])).toEqual([['boutique@domaine.test', ['moi@domaine.test']]])
  })

  test('goes on where there is no database', async () => {
    const { env } = await open()
    const place = { DATA_DIR: join(env.DATA_DIR, 'none') }
    const { told, isBad } = await ask(place)
    expect(isBad).toBe(true)
    expect(told).toContain('there is no database in')
    expect(told).toContain('SPF: ')
  })
})

test('nothing that it waits for keeps it for long', async () => {
  const check = { name: 'slow', seconds: 0.05, look: hang }
  expect(await lookWithin(check, {} as Patient)).toMatchObject([{ state: 'fails', says: 'not done within 0.05 s' }])
  const broken = { name: 'broken', seconds: 1, look: () => Promise.reject(new Error('broke off')) }
  expect(await lookWithin(broken, {} as Patient)).toMatchObject([{ state: 'fails', says: 'broke off' }])
})

test('the ways out are bounded, and tell why nobody answers', async () => {
  const ports = openDoctorPorts()
  const server = await openMailServer()
  const { url, port } = server
  expect(await ports.smtpFault(url)).toBe(undefined)
  await server.close()
  expect(await ports.smtpFault(url)).toContain('ECONNREFUSED')
  await expect(ports.certificate('127.0.0.1', port)).rejects.toThrow('ECONNREFUSED')
  await expect(ports.ask(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})
