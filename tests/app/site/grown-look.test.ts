import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../support/browser.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

const desk = '/admin/apparence'
/** The ground of Cave, as its sheet says it. */
const dark = '--color-paper:#15110d'
const addresses = Array.from({ length: 40 }, (_, at) => `/chapitre-${at + 1}`)

let shop: OwnedShop
let owner: Browser
beforeAll(async () => {
  shop = await openOwnedShop()
  owner = await openStaffBrowser(shop)
  for (const [at, address] of addresses.entries())
    await shop.call('POST', '/admin/page', { title: `Chapitre ${at + 1}`, url: address.slice(1), isValid: true })
})
afterAll(() => shop.close())

/** What a page says of its look, and the sheet that it asks for; that comes a while later, as browsers have it. */
async function visit(address: string, pause = 0) {
  const answer = await shop.get(address)
  const html = await answer.text()
  await wait(pause)
  const sheet = await shop.html(/\/theme\/[0-9a-f]{16}\.css/.exec(html)?.[0] ?? '')
  const says = { bar: html.includes(' bar-mast'), foot: html.includes('foot-colophon'), sheet: sheet.includes(dark) }
  return { status: answer.status, title: /<title>(.*?) · /.exec(html)?.[1], says }
}

const inCave = { bar: true, foot: true, sheet: true }
const inEstampe = { bar: false, foot: false, sheet: false }

/** Does something while ten people read; answers what it gave, and what they were shown. */
async function underVisitors<T>(act: () => Promise<T>) {
  let isOver = false
  const read: Awaited<ReturnType<typeof visit>>[] = []
  const visitors = Array.from({ length: 10 }, async (_, at) => {
    for (let turn = at; !isOver; turn++) {
      read.push(await visit(addresses[turn % addresses.length] as string, turn % 7))
      await wait(20)
    }
  })
  await wait(200)
  const given = await act()
  await wait(200)
  isOver = true
  await Promise.all(visitors)
  return { given, read }
}

test('a site of forty pages changes its look under its visitors: each reads one look, the next one the new, and it is taken back whole', async () => {
  expect((await visit('/chapitre-1')).says).toEqual(inEstampe)
  await owner.send(await owner.open(desk), `${desk}?page=home`, { ART_DIRECTION: 'CAVE' })
  const ready = await owner.open(desk)
  const published = await underVisitors(() => owner.send(ready, `${desk}/publier`))
  const began = performance.now()
  expect((await visit('/')).says).toEqual(inCave)
  expect(performance.now() - began, 'until the next visitor has the new look').toBeLessThan(1000)
  const back = await underVisitors(() => owner.send(published.given, `${desk}/retablir`))

  const looks = [...published.read, ...back.read].map(({ says }) => says)
  expect(looks.filter(({ bar, foot, sheet }) => bar !== foot || bar !== sheet)).toEqual([])
  expect(looks).toContainEqual(inEstampe)
  expect(looks).toContainEqual(inCave)
  expect(new Set([...published.read, ...back.read].map(({ status }) => status))).toEqual(new Set([200]))

  expect(back.given.html).toContain('Le site est de nouveau comme avant.')
  for (const [at, address] of addresses.entries())
    expect(await visit(address)).toEqual({ status: 200, title: `Chapitre ${at + 1}`, says: inEstampe })
})
