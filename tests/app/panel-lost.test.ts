import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../support/account.ts'
import { type Browser, openBrowser, type Shown } from '../support/browser.ts'
import { origin } from '../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from './support/owner.ts'
import { routePaths } from './support/route-paths.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

/** Every address of the panel that names something, with a name in its place that nothing has. */
const lost = [...new Set(routePaths())]
  .filter((path) => path.startsWith('admin/') && /[:*]/.test(path))
  .flatMap((path) => (path.startsWith('admin/:desk/:id') ? [path, path.replace(':desk', 'pages')] : [path]))
  .map((path) => `/${path}`.replace('*', 'nulle/part/du/tout/ici').replaceAll(/:\w+/g, 'nulle-part'))
/** It acts, and leads whoever only comes by to its list. */
const leadsOn = '/admin/connexions/nulle-part'

/** What is wrong with the page that says so. */
function faultsOf({ status, headers, html }: Shown, expected: readonly number[]): string[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const said = main.replaceAll(/<[^>]*>/g, ' ').trim()
  return [
    ...(expected.includes(status) ? [] : [`answers ${status}`]),
    ...(headers.get('content-type')?.startsWith('text/html') ? [] : [`is ${headers.get('content-type')}`]),
    ...(headers.get('cache-control')?.includes('no-store') ? [] : ['may be kept']),
    ...([...html.matchAll(/<h1\b/g)].length === 1 ? [] : ['has not one first heading']),
    ...(/<a\b[^>]*href="\/(?:admin)?"/.test(main) ? [] : ['leads nowhere']),
    ...(said.length > 20 && !/[{}[\]]|undefined|null|error/i.test(said) ? [] : [`says ${said}`]),
  ]
}

async function listFaults(browser: Browser, paths: readonly string[], expected = [404]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    const shown = await browser.open(path)
    // Who may log in first is asked to.
    if (shown.url.startsWith('/auth?')) continue
    faults.push(...faultsOf(shown, expected).map((fault) => `${path} ${fault}`))
  }
  return faults
}

test('a wrong address of the panel is a page with a way back, for an owner in the panel', async () => {
  const staff = await openStaffBrowser(shop)
  expect(lost.length).toBeGreaterThan(40)
  const paths = lost.filter((path) => path !== leadsOn)
  expect(await listFaults(staff, paths)).toEqual([])
  const { html } = await staff.open('/admin/nulle-part')
  expect(html).toContain('<title>Cette page du panneau n’existe pas. · Administration</title>')
  expect(html).toContain('class="rail"')
})

test('for a member and a visitor it is a page too, and tells them nothing of a panel', async () => {
  const member = await enter(shop, 'egaree@shop.test')
  const visitor = openBrowser(shop)
  for (const browser of [member, visitor]) {
    expect(await listFaults(browser, [...lost, '/admin/produits'])).toEqual([])
    const { html } = await browser.open('/admin/nulle-part')
    expect(html).not.toMatch(/class="rail"|Administration|href="\/admin/)
  }
})

test('what is sent to a wrong address is answered by a page as well', async () => {
  const staff = await openStaffBrowser(shop)
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const faults: string[] = []
  for (const path of lost) {
    const answer = await shop.post(path, { acte: 'rien' }, { origin, cookie })
    const shown = { url: path, status: answer.status, headers: answer.headers, html: await answer.text() }
    faults.push(...faultsOf(shown, [400, 404, 405, 422]).map((fault) => `${path} ${fault}`))
  }
  expect(faults).toEqual([])
})

test('a program that asks for a file and reads no pages is told by the status alone', async () => {
  const staff = await openStaffBrowser(shop)
  const answer = await staff.open('/admin/factures/nulle-part/pdf', { accept: 'application/pdf' })
  expect([answer.status, answer.html]).toEqual([404, ''])
})
