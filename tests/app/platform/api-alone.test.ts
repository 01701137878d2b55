import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuilt, openTestShop, origin, program, type TestShop } from '../../support/site.ts'
import { type SiteProcess, startProcess } from '../../support/site-process.ts'

const key = 'k'.repeat(40)
const folder = mkdtempSync(join(tmpdir(), 'vitrine-api-'))
const loadedList = join(folder, 'loaded')
let together: TestShop
let api: SiteProcess

beforeAll(async () => {
  // Both hold the key that cookies are signed by, and so give a page the same nonce.
  together = await openTestShop({ env: { SERVICE_KEY: key } })
  api = await startProcess(['api'], { DATA_DIR: together.env.DATA_DIR, SERVICE_KEY: key }, ['--import', traceLoading()])
})

afterAll(async () => {
  await api.end()
  await together.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the API runs alone, without React', async () => {
  const answer = await fetch(`${api.url}/api/site/info`, { headers: { idSite: '1' } })
  expect(await answer.json()).toMatchObject({ success: true })
  expect((await fetch(`${api.url}/`)).status).toBe(404)
  expect(await (await fetch(`${api.url}/readyz`)).text()).toBe('ready\n')
  const loaded = readFileSync(loadedList, 'utf8').trim().split('\n')
  expect(loaded.length).toBeGreaterThan(20)
  expect(loaded.filter((url) => /\/node_modules\/(?:react|react-dom|react-router|@react-router)\//.test(url))).toEqual([])
})

test('it does not start without the key that its sites must show', async () => {
  await expect(startProcess(['api'], { DATA_DIR: together.env.DATA_DIR })).rejects.toThrow('SERVICE_KEY is needed')
})

test('a site whose API runs elsewhere shows the same pages', async () => {
  const apart = await openBuilt({ API_URL: api.url, SERVICE_KEY: key, DATA_DIR: folder, LOG: 'off' })
  const ask = (path: string) => apart.fetch(new Request(origin + path, { headers: { host: 'localhost:3000' } }))
  for (const path of ['/', '/le-domaine', '/cookies', '/nulle-part', '/le-caveau.data']) {
    const [here, there] = [await together.get(path), await ask(path)]
    expect([path, there.status]).toEqual([path, here.status])
    expect(await there.text()).toBe(await here.text())
    expect(there.headers.get('etag')).toBe(here.headers.get('etag'))
  }
  expect((await ask('/api/site/info')).status).toBe(404)
  expect(await (await ask('/readyz')).text()).toBe('ready\n')
  await together.changePage('le-domaine', { title: 'Vu de loin' })
  expect(await (await ask('/le-domaine')).text()).toContain('Vu de loin')
  await apart.close()
})

test('no part of the built API can load React', () => {
  const chunks = join(dirname(program), 'assets')
  const isPage = (text: string) => /from ?"react(?:-dom|-router)?[/"]/.test(text)
  const withReact = readdirSync(chunks).filter((name) => name.endsWith('.js') && isPage(readFileSync(join(chunks, name), 'utf8')))
  expect(withReact.length).toBeGreaterThan(0)
  expect(
    withReact.filter(
      (name) => /^(?:serve-api|server-\w+|use-cases|sqlite|postgres)/.test(name) && !name.startsWith('server-build'),
    ),
  ).toEqual([])
})

/** A hook that writes down every module the process loads. */
function traceLoading(): string {
  const hook = `import { appendFileSync } from 'node:fs'
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context)
  appendFileSync(${JSON.stringify(loadedList)}, found.url + '\\n')
  return found
}`
  const register = `import { register } from 'node:module'
register('data:text/javascript,' + ${JSON.stringify(encodeURIComponent(hook))})`
  const place = join(folder, 'trace.mjs')
  writeFileSync(place, register)
  return pathToFileURL(place).href
}
