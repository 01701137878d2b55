import { afterAll, beforeAll, expect, test } from 'vitest'
import { origin } from '../support/site.ts'
import { type OwnedShop, openOwnedShop } from './support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

test('the page of ingredients sets no cookie, runs no script, asks nobody and leads nowhere', async () => {
  const answer = await shop.get('/e-label/abbesse-2021-75')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  for (const said of ['Clos de l’Abbesse 2021', '<strong>sulfites</strong>', '13\u00a0% vol.', 'kJ /', 'dont sucres']) {
    expect(html).toContain(said)
  }
  expect(html).not.toMatch(/<script|<a |<form|<iframe|https?:|boutique|Commander/)
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to)
  expect(links.sort()).toEqual(['/art/mark.svg', '/e-label.css'])
  expect((await shop.get('/e-label.css')).status).toBe(200)
  expect((await shop.get('/e-label/nulle-part')).status).toBe(404)
})

test('a bottle wears a code that leads to its own page', async () => {
  const answer = await shop.get('/e-label/abbesse-2021-75/code.svg')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  const svg = await answer.text()
  const encodeQR = (await import('qr')).default
  expect(svg).toBe(encodeQR(`${origin}/e-label/abbesse-2021-75`, 'svg', { ecc: 'medium', border: 4 }))
  expect(svg).not.toContain('<script')
})

test('[A-21] the page of a product leads to its technical file, a PDF that can be read in the browser', async () => {
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  const html = await shop.html('/boutique/clos-de-l-abbesse')
  expect(html).toContain('href="/boutique/clos-de-l-abbesse/fiche-technique.pdf"')
  expect(html).toContain('href="/e-label/abbesse-2021-75"')
  const answer = await shop.get('/boutique/clos-de-l-abbesse/fiche-technique.pdf')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="fiche-clos-de-l-abbesse.pdf"')
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 8)
      .toString(),
  ).toBe('%PDF-1.7')
  await shop.call('PUT', '/admin/site', { isECommerce: false })
})
