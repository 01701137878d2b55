import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { done } from '#app/models/platform/outcome.ts'
import { readPictures } from './pictures.server.ts'

/** An API that holds whatever picture it is asked for but one, and what it was asked. */
function openDouble() {
  const asked: string[] = []
  const listImages = async ({ query }: { query: { ids: string } }) => {
    asked.push(query.ids)
    const ids = query.ids.split(',').filter((id) => id !== 'gone')
    return done({ images: ids.map((id) => ({ id, onlineImage: `/${id}.webp` })).reverse() })
  }
  const api = new Proxy({}, { get: (_none, name) => (name === 'listImages' ? listImages : undefined) }) as ShopApi
  return { api, asked }
}

test('a list of wines reads the first picture of each in one call, and one that two of them share once', async () => {
  const { api, asked } = openDouble()
  const wines = Array.from({ length: 25 }, (_, at) => ({ id: `w${at}`, images: [`p${at % 20}`, 'other'] }))
  const pictures = await readPictures(api, [...wines, { id: 'bare', images: [] }, { id: 'lost', images: ['gone'] }])
  expect(asked).toHaveLength(1)
  expect(asked[0]?.split(',')).toHaveLength(21)
  expect(Object.keys(pictures)).toHaveLength(25)
  expect([pictures.w3?.id, pictures.w23?.id, pictures.lost]).toEqual(['p3', 'p3', undefined])
})

test('a list whose things bring their own pictures, or have none, asks for nothing', async () => {
  const { api, asked } = openDouble()
  const own = { id: 'p1', onlineImage: '/p1.webp', tone: '#888' }
  expect(await readPictures(api, [{ id: 'n1', image: own }, { id: 't1' }])).toEqual({ n1: own })
  expect(asked).toEqual([])
})
