import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { renewReviews } from '#api/content/reviews/renew-reviews.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { openGooglePlaces } from '#api/platform/outside/google-places.ts'
import type { FetchedReview, ReviewsPort } from '#api/platform/outside/reviews.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { readVersion } from '../support/content-version.ts'
import { given } from '../support/site-calls.ts'
import { now, setStage, transports } from '../support/stage.ts'

const place = 'ChIJ-montorge-39600'
const helene: FetchedReview = { author: 'Hélène D.', rating: 5, text: 'Une leçon sur les marnes.', date: '2026-02-20' }
const marc: FetchedReview = { author: 'Marc T.', rating: 3, text: '', date: '2026-01-10' }
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const silent: ReviewsPort = { fetch: () => Promise.reject(new Error('the service is silent')) }
const says = (...reviews: FetchedReview[]): ReviewsPort => ({ fetch: async () => reviews })

for (const [way, transport] of Object.entries(transports)) {
  describe(`what visitors write elsewhere ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise() {
        const stage = await setStage(await open())
        const site = bindToSite(stage.db, '1')
        await site.inTransaction((tx) =>
          tx
            .insertInto('parameters')
            .values({ id: 'place', lang: 'fr', type: 'GOOGLE_PLACE_ID', kind: 'STRING', label: '', value: place })
            .execute(),
        )
        const facts = { id: '1', name: '', origin: '', lang: 'fr' }
        const renew = (port?: ReviewsPort, at = now) => renewReviews({ ...site, site: facts, now: at }, port)
        const visitor = transport(stage)({ siteId: '1' })
        const authors = async (from?: string) =>
          given(await visitor.listGoogleReviews({ query: { from } })).map(({ author }) => author)
        return { stage, renew, visitor, authors }
      }

      test('[A-08] is told in the order of the service, from a rank on', async () => {
        const { renew, visitor, authors } = await raise()
        expect(await authors()).toEqual([])
        await renew(says(helene, marc))
        const reviews = given(await visitor.listGoogleReviews({ query: {} }))
        expect(reviews).toMatchObject([{ ...helene, fetchedAt: now.toISOString() }, marc])
        expect([await authors('2'), await authors(''), await authors('3')]).toEqual([['Marc T.'], ['Hélène D.', 'Marc T.'], []])
      })

      test('threat 74: stays as it was last heard while the service is silent, for thirty days; pages change only when it does', async () => {
        const { stage, renew, authors } = await raise()
        await renew(says(helene))
        const first = await readVersion(stage.db)
        await renew(says(helene), days(1))
        await expect(renew(silent, days(30))).rejects.toThrow('silent')
        expect([await authors(), await readVersion(stage.db)]).toEqual([['Hélène D.'], first])
        await expect(renew(silent, days(32))).rejects.toThrow('silent')
        expect([await authors(), await readVersion(stage.db)]).toEqual([[], first + 1])
        await renew(says(marc), days(33))
        expect(await authors()).toEqual(['Marc T.'])
        await renew(says(), days(34))
        expect(await authors()).toEqual([])
      })
    })
  })
}

describe('threat 74: the way to Google', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const answer = {
    reviews: [
      {
        name: 'places/x/reviews/y',
        rating: 4,
        text: { text: 'Traduit', languageCode: 'fr' },
        originalText: { text: 'Erzählt', languageCode: 'de' },
        authorAttribution: { displayName: 'Inès B.', uri: 'https://pirate.test/' },
        publishTime: '2026-02-01T10:11:12.345678Z',
      },
    ],
  }

  test('asks version v1 of Places for the reviews of one place, and takes what it needs of the answer', async () => {
    let asked: { url: string | undefined; key: unknown; mask: unknown } | undefined
    const url = await serve(({ url, headers }, response) => {
      asked = { url, key: headers['x-goog-api-key'], mask: headers['x-goog-fieldmask'] }
      response.end(JSON.stringify(answer))
    })
    expect(await openGooglePlaces({ key: 'a-key', url }).fetch(place)).toEqual([
      { author: 'Inès B.', rating: 4, text: 'Erzählt', date: '2026-02-01' },
    ])
    expect(asked).toEqual({ url: `/v1/places/${place}?languageCode=fr`, key: 'a-key', mask: 'reviews' })
    const empty = await serve((_request, response) => void response.end('{}'))
    expect(await openGooglePlaces({ key: 'a-key', url: empty }).fetch(place)).toEqual([])
  })

  test.each<[string, RequestListener]>([
    ['refuses', (_request, response) => void response.writeHead(403).end('{}')],
    ['sends elsewhere', (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['answers no JSON', (_request, response) => void response.end('<html>')],
    ['answers another shape', (_request, response) => void response.end('{"reviews":[{"rating":9}]}')],
    ['answers too much', (_request, response) => void response.end(`{"x":"${'x'.repeat(300_000)}"}`)],
    ['never answers', () => {}],
  ])('threat 74: tells that it failed when the service %s', async (_what, listener) => {
    const url = await serve(listener)
    await expect(openGooglePlaces({ key: 'a-key', url, timeoutMs: 300 }).fetch(place)).rejects.toThrow()
  })
})
