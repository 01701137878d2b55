import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyTemplate } from '../../support/database/sqlite-templates.ts'
import { runVerb } from '../../support/run-verb.ts'

const key = 'k'.repeat(40)
const folder = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
const at = (name: string) => join(folder, name)
const production = { PUBLIC_ORIGIN: 'https://www.cave.test', SEALING_KEY: key, HOST: '127.0.0.1', WAIT_SECONDS: '0' }
/** Nobody listens there, and fetch would ask. */
const dead = '127.0.0.1:47999'

/** A program that is not ours, and answers everything in its own way. */
const stranger = createServer((_request, answer) => answer.end('<h1>Bonjour</h1>'))
/** One of ours that has another key. */
const otherKey = createServer((_request, answer) =>
  answer.writeHead(403, { 'content-type': 'application/json' }).end('{"success":false}'),
)
const hostOf = (server: typeof stranger) => `127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  for (const server of [stranger, otherKey]) await once(server.listen(0, '127.0.0.1'), 'listening')
  mkdirSync(at('demo'))
  copyTemplate(inject('sqlite').demo, at('demo'))
  for (const name of ['none', 'two']) await runVerb(['migrate'], { DATA_DIR: at(name) })
  for (const host of ['www.un.test', 'www.deux.test']) {
    const words = ['site:create', '--host', host, '--name', host, '--email', 'chef@cave.test']
    expect(await runVerb(words, { DATA_DIR: at('two') })).toMatchObject({ code: 0 })
  }
  mkdirSync(at('empty'))
  writeFileSync(at('file'), '')
})

afterAll(() => {
  for (const server of [stranger, otherKey]) server.close()
  rmSync(folder, { recursive: true, force: true })
})

type Case = [string, string[], () => Record<string, string>, () => string]
const slip = 'If that is a slip, mend it; if a new shop is meant there, then run migrate first'

const cases: Case[] = [
  [
    'a folder that is not there',
    ['serve'],
    () => ({ DATA_DIR: at('dat') }),
    () => `DATA_DIR: there is no database in ${at('dat')}. ${slip}`,
  ],
  [
    'the same by start',
    ['start'],
    () => ({ DATA_DIR: at('dat') }),
    () => `DATA_DIR: there is no database in ${at('dat')}. ${slip}`,
  ],
  [
    'an empty folder',
    ['api'],
    () => ({ DATA_DIR: at('empty'), SERVICE_KEY: key }),
    () => `DATA_DIR: there is no database in ${at('empty')}. ${slip}`,
  ],
  [
    'an empty folder, outside production',
    ['serve'],
    () => ({ DATA_DIR: at('empty'), PUBLIC_ORIGIN: '' }),
    () => `DATA_DIR: there is no database in ${at('empty')}. ${slip}`,
  ],
  [
    'a file in its place',
    ['serve'],
    () => ({ DATA_DIR: at('file') }),
    () => `DATA_DIR: ${at('file')} is no folder, and can be none`,
  ],
  [
    'a folder below a file',
    ['start'],
    () => ({ DATA_DIR: at('file/data') }),
    () => `DATA_DIR: there is no database in ${at('file/data')}. ${slip}`,
  ],
  [
    'a backup of nothing',
    ['backup'],
    () => ({ DATA_DIR: at('dat') }),
    () => `DATA_DIR: there is no database in ${at('dat')}. ${slip}`,
  ],
  [
    'a list of nothing',
    ['site:list'],
    () => ({ DATA_DIR: at('dat') }),
    () => `DATA_DIR: there is no database in ${at('dat')}. ${slip}`,
  ],
  [
    'a status of nothing',
    ['status'],
    () => ({ DATA_DIR: at('dat') }),
    () => `DATA_DIR: there is no database in ${at('dat')}. ${slip}`,
  ],
  [
    'no site',
    ['serve'],
    () => ({ DATA_DIR: at('none') }),
    () => 'there is no site yet: site:create makes the first (start makes a demo, outside production)',
  ],
  [
    'no site for many',
    ['serve'],
    () => ({ DATA_DIR: at('none'), PUBLIC_ORIGIN: '', MULTI_SITE: '1' }),
    () => 'there is no site yet: site:create makes the first (start makes a demo, outside production)',
  ],
  [
    'an unknown site',
    ['serve'],
    () => ({ DATA_DIR: at('two'), SITE_ID: '77' }),
    () => 'SITE_ID: there is no site 77 (there are: 1 www.un.test, 2 www.deux.test)',
  ],
  [
    'an address of no site',
    ['serve'],
    () => ({ DATA_DIR: at('two') }),
    () =>
      'PUBLIC_ORIGIN: no site has the host www.cave.test (there are: 1 www.un.test, 2 www.deux.test): name the one meant in SITE_ID',
  ],
  [
    'a database that is down',
    ['serve'],
    () => ({ DATABASE_URL: `postgres://moi:geheim@${dead}/shop` }),
    () => `DATABASE_URL: the database at ${dead}/shop was not there within 0 s (nobody listens there)`,
  ],
  [
    'the same by start',
    ['start'],
    () => ({ DATABASE_URL: `postgres://moi:geheim@${dead}/shop` }),
    () => `DATABASE_URL: the database at ${dead}/shop was not there within 0 s (nobody listens there)`,
  ],
  [
    'what is no database',
    ['serve'],
    () => ({ DATABASE_URL: `postgres://moi:geheim@${hostOf(stranger)}/shop`, WAIT_SECONDS: '0' }),
    () => `DATABASE_URL: the database at ${hostOf(stranger)}/shop`,
  ],
  [
    'an API that is down',
    ['serve'],
    () => ({ API_URL: `http://${dead}`, SERVICE_KEY: key }),
    () => `API_URL: the API at ${dead} was not there within 0 s (nobody listens there)`,
  ],
  [
    'what is no API',
    ['serve'],
    () => ({ API_URL: `http://${hostOf(stranger)}`, SERVICE_KEY: key }),
    () => `API_URL: what answers at ${hostOf(stranger)} is not the API with a SERVICE_KEY`,
  ],
  [
    'an API with another key',
    ['serve'],
    () => ({ API_URL: `http://${hostOf(otherKey)}`, SERVICE_KEY: key }),
    () => `SERVICE_KEY: the API at ${hostOf(otherKey)} has another: give both processes the same`,
  ],
  [
    'an address of another machine',
    ['serve'],
    () => ({ DATA_DIR: at('demo'), HOST: '203.0.113.9' }),
    () => 'HOST: this machine has no address 203.0.113.9',
  ],
  [
    'a host that there is not',
    ['serve'],
    () => ({ DATA_DIR: at('demo'), HOST: 'no-such-host.invalid' }),
    () => 'HOST: this machine has no address no-such-host.invalid',
  ],
  [
    'a slip',
    ['serve'],
    () => ({ DATA_DIR: at('demo'), BACKUP_KEEP: '3' }),
    () => 'BACKUP_KEEP: there is no such setting: is BACKUPS_KEEP meant?',
  ],
  [
    'a slip that would make a demo of it',
    ['start'],
    () => ({ DATA_DIR: at('demo'), PUBLIC_ORIGIN: '', PUBLIC_ORGN: 'https://www.cave.test' }),
    () => 'PUBLIC_ORGN: there is no such setting: is PUBLIC_ORIGIN meant?',
  ],
  ['an unknown verb', ['serv'], () => ({}), () => 'there is no verb serv: is serve meant?'],
  ['an unknown word', ['serve', '--port', '80'], () => ({}), () => 'serve knows no --port'],
  ['an unknown site to back up', ['backup', '--site', '77'], () => ({ DATA_DIR: at('two') }), () => 'there is no site 77'],
  [
    'a backup that is not there',
    ['restore', '--from', 'nichts'],
    () => ({ DATA_DIR: at('new') }),
    () => '--from: there is no file nichts',
  ],
  [
    'what is no backup',
    ['restore', '--from', join(import.meta.dirname, 'walk.test.ts')],
    () => ({ DATA_DIR: at('new') }),
    () => '',
  ],
]

test.each(cases)('%s is told in a line, ends with 1, and opens and makes nothing (%j)', async (_name, words, given, line) => {
  const { code, out, err } = await runVerb(words, Object.assign({}, production, given()))
  expect({ code, line: err }).toEqual({ code: 1, line: expect.stringContaining(line()) })
  expect(out + err).not.toMatch(/open at|geheim|\n\s+at /)
  expect(err.trim().split('\n').length).toBeLessThanOrEqual(2)
  expect([existsSync(at('dat')), existsSync(at('new')), readdirSync(at('empty'))]).toEqual([false, false, []])
})

test('help is given without any setting, and says nothing wrong', async () => {
  const { code, out, err } = await runVerb(['--help'], { PUBLIC_ORIGIN: 'nonsense' })
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('site:create')
})

test('outside production a slip is told and keeps nobody out', async () => {
  const { code, err } = await runVerb(['site:list'], { DATA_DIR: at('two'), BACKUP_KEEP: '3' })
  expect([code, err]).toEqual([
    0,
    "BACKUP_KEEP: there is no such setting: is BACKUPS_KEEP meant? If it is another program's, start this one without it.\n",
  ])
})
