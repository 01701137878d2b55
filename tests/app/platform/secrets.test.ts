import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { origin, program, shopForAll } from '../../support/site.ts'

const canary = (name: string) => `canary-${name}-${'x'.repeat(32)}`
const secrets = { SERVICE_KEY: canary('service'), METRICS_TOKEN: canary('metrics'), SEALING_KEY: canary('sealing') }
const shop = shopForAll({ env: secrets })
const asked = {
  cookie: `other=${canary('cookie')}`,
  authorization: `Bearer ${canary('token')}`,
  'user-agent': canary('agent'),
  referer: `${origin}/suivi/${canary('referer')}`,
  'x-forwarded-for': '203.0.113.77',
}
const paths = [
  '/',
  '/le-domaine',
  '/cookies',
  '/nulle-part',
  '/le-domaine.data',
  '/api/site/info',
  '/api/parameter',
  '/api/openapi.json',
  '/api',
  '/healthz',
  '/readyz',
  '/metrics',
  '/a%00b',
  '/api/nothing',
  '/api/internal/site/1',
  `/suivi/${canary('path')}`,
  `/password/reset/${canary('reset')}`,
  `/?email=jeanne%40canary.example&token=${canary('query')}`,
  '/jeanne@canary.example',
]

test('threat 37: no secret and nothing of the visitor shows in an answer', async () => {
  for (const path of paths) {
    const answer = await shop().get(path, { ...asked, idSite: '1' })
    const heard = `${JSON.stringify([...answer.headers])}${await answer.text()}`
    for (const secret of ['service', 'metrics', 'sealing', 'cookie', 'token', 'agent', 'referer'])
      expect([path, heard]).toEqual([path, expect.not.stringContaining(`canary-${secret}`)])
  }
})

test('threat 69: the log names no one and holds no key', async () => {
  for (const path of paths) await shop().get(path, { ...asked, idSite: '1' })
  await shop().post(
    `/suivi/${canary('path')}?mail=jeanne@canary.example`,
    { email: 'jeanne@canary.example' },
    { origin: 'https://evil.example' },
  )
  const lines = JSON.stringify(await shop().log())
  expect(lines).toContain('origin_refused')
  expect(lines).toContain('/suivi/…')
  for (const told of ['canary', 'jeanne', '203.0.113', '127.0.0.1', 'evil.example']) expect(lines).not.toContain(told)
})

test('threat 69: a visitor cannot write a line of the log', async () => {
  const before = (await shop().log()).length
  await shop().get('/x%22,%22level%22:%22forged', { 'user-agent': 'a\tb' })
  await shop().get('/%E2%80%A8forged')
  const after = await shop().log()
  expect(after.length).toBe(before + 2)
  expect(after.filter(({ level }) => level === 'forged')).toEqual([])
})

test('threat 70: a token that is refused leaves a trace', async () => {
  await shop().get('/api/admin/page', { idSite: '1', authorization: `Bearer ${canary('wrong')}` })
  expect(await shop().log()).toContainEqual(
    expect.objectContaining({ event: 'api_denied', status: 401, path: '/api/admin/page' }),
  )
})

test('threat 37: what browsers are given holds nothing of the server', () => {
  const client = join(dirname(program), '..', 'client')
  const scripts = readdirSync(client, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js'))
  const text = scripts.map((name) => readFileSync(join(client, name), 'utf8')).join('\n')
  for (const word of [
    'SERVICE_KEY',
    'METRICS_TOKEN',
    'SEALING_KEY',
    'DATABASE_URL',
    'sourceMappingURL',
    'insertInto',
    'better-sqlite3',
  ]) {
    expect([word, text.includes(word)]).toEqual([word, false])
  }
})
