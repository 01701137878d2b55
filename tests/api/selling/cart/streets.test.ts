import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openStreetService } from '#api/platform/outside/net/street-service.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openShopStage, setParameter } from '../../support/trade/shop.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const haute = { name: '3 Rue Haute', postcode: '39600', city: 'Arbois', type: 'housenumber' }
const answerOf = (...properties: object[]) =>
  JSON.stringify({ type: 'FeatureCollection', features: properties.map((of) => ({ properties: of })) })

/** A register of addresses on this machine, that answers as it is told. */
async function openRegister() {
  const asked: URL[] = []
  const answer = { status: 200, body: answerOf(haute), afterMs: 0 }
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://register.test'))
    const { status, body, afterMs } = answer
    setTimeout(() => response.writeHead(status).end(body), afterMs)
  }).listen(0, '127.0.0.1')
  await vi.waitUntil(() => server.listening)
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocodage/`
  return { url, asked, answers: (next: Partial<typeof answer>) => Object.assign(answer, { status: 200, afterMs: 0 }, next) }
}

describe('the register of addresses', () => {
  test('is asked for what is typed and nothing else, once an hour', async () => {
    const { url, asked } = await openRegister()
    let at = 0
    const { find } = openStreetService({ url, now: () => at })
    const street = { address: '3 Rue Haute', postalCode: '39600', city: 'Arbois' }
    expect(await find({ search: '3 rue haute', postalCode: '39600' })).toEqual([street])
    expect(await find({ search: '3 Rue Haute', postalCode: '39600' })).toEqual([street])
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      '/geocodage/search?q=3+rue+haute&limit=6&index=address&autocomplete=1&postcode=39600',
    ])
    at = 3_600_001
    expect(await find({ search: '3 rue haute', postalCode: '39600' })).toEqual([street])
    expect(asked).toHaveLength(2)
  })

  test('proposes addresses alone: no town, and nothing of which a part is missing', async () => {
    const { url, answers } = await openRegister()
    answers({ body: answerOf({ ...haute, type: 'municipality' }, haute) })
    const { find } = openStreetService({ url })
    expect(await find({ search: 'haute' })).toHaveLength(1)
    answers({ body: answerOf({ ...haute, postcode: '' }) })
    expect(await find({ search: 'basse' })).toEqual([])
  })

  test.each([
    ['is late', { afterMs: 1000 }],
    ['refuses', { status: 429 }],
    ['answers what it never said', { body: '<html>' }],
    ['answers too much', { body: answerOf({ ...haute, more: 'x'.repeat(100_001) }) }],
  ])('that %s keeps nobody waiting, and is left alone for half a minute', async (_how, how) => {
    const { url, asked, answers } = await openRegister()
    let at = 0
    const { find } = openStreetService({ url, timeoutMs: 150, now: () => at })
    answers(how)
    const begun = performance.now()
    expect(await find({ search: 'rue haute' })).toEqual([])
    expect(performance.now() - begun).toBeLessThan(900)
    answers({ body: answerOf(haute) })
    at = 29_000
    expect(await find({ search: 'rue haute' })).toEqual([])
    expect(asked).toHaveLength(1)
    at = 30_001
    expect(await find({ search: 'rue haute' })).toHaveLength(1)
  })

  test('threat 74: hears of twenty questions a second at most, whoever asks', async () => {
    const { url, asked } = await openRegister()
    const { find } = openStreetService({ url, now: () => 0 })
    for (let turn = 0; turn < 30; turn += 1) await find({ search: `rue ${turn}` })
    expect(asked).toHaveLength(20)
  })

  eachDatabase('addresses that are proposed', (open) => {
    test.each(Object.entries(transports))('where the house says so (%s)', async (_name, transport) => {
      const { url, asked } = await openRegister()
      const shop = await openShopStage(await open(), transport)
      const query = { search: '3 rue haute' }
      await setParameter(shop.owner, 'COMPLETE_STREETS', 'true')
      expect(given(await shop.visitor.findStreets({ query })), 'a server that asks nobody').toEqual({
        isProposed: false,
        streets: [],
      })
      shop.stage.dependencies.streets = openStreetService({ url })
      expect(given(await shop.visitor.findStreets({ query })).streets).toEqual([
        { address: '3 Rue Haute', postalCode: '39600', city: 'Arbois' },
      ])
      await setParameter(shop.owner, 'COMPLETE_STREETS', 'false')
      expect(given(await shop.visitor.findStreets({ query: { search: '4 rue basse' } }))).toEqual({
        isProposed: false,
        streets: [],
      })
      expect(asked).toHaveLength(1)
      expect((await shop.visitor.findStreets({ query: { search: 'rue', postalCode: '39' } })).ok).toBe(false)
    })
  })
})
