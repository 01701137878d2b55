import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { done } from '#app/models/platform/outcome.ts'
import { findDesk } from '../plans/desks.server.ts'
import { keepFilled, readFormLinks, readNamedLinks } from './links.server.ts'

/** An API of a house that has a thousand of everything, and what it was asked. */
function openDouble() {
  const asked: string[] = []
  const answer = (name: string) => async (given: { params?: { id: string }; query?: Record<string, unknown> }) => {
    if (given.query?.ids) return listByIds(name, String(given.query.ids))
    const of = given.query?.kind ? ` of ${given.query.kind}` : ''
    asked.push(given.params ? `${name} ${given.params.id}` : `${name}${of} ${given.query?.page ?? 1}`)
    if (given.params) return done({ id: given.params.id, name: `nom de ${given.params.id}`, idProduct: 'p1' })
    const records = [{ id: `${name}-1`, name: 'premier', idProduct: 'p1' }]
    return done(new Proxy({ total: 1000 }, { get: (of, key) => (key === 'total' ? of.total : records) }))
  }
  const listByIds = (name: string, ids: string) => {
    asked.push(`${name} by ids ${ids}`)
    return done({ images: ids.split(',').map((id) => ({ id, name: `nom de ${id}` })), total: 1000 })
  }
  const api = new Proxy({}, { get: (_none, name: string) => answer(name) }) as ShopApi
  return { api, asked }
}

const products = findDesk('produits')
const stock = findDesk('stock')

test('a form asks for one page of each kind, and by itself for what it names', async () => {
  if (!products) throw new Error('no desk of products')
  const { api, asked } = openDouble()
  const context = new RouterContextProvider()
  keepFilled(context, [['images', 'loin']])
  const { links, longLists } = await readFormLinks(api, products, products.fields.change, {
    context,
    entries: [
      ['images', 'plus-loin'],
      ['recommended', 'p9'],
    ],
  })
  expect(asked.filter((call) => /^list.* [2-9]/.test(call))).toEqual([])
  expect(new Set(asked).size).toBe(asked.length)
  expect(links.get('image')?.map(({ id }) => id)).toEqual(['plus-loin', 'loin', 'listImages-1'])
  expect(links.get('product')?.map(({ label }) => label)).toEqual(['nom de p9', 'premier'])
  expect(longLists).toEqual(expect.arrayContaining(['image', 'product']))
})

test('a list asks for what it names alone', async () => {
  if (!stock) throw new Error('no desk of stock')
  const { api, asked } = openDouble()
  const columns = stock.shown.filter(({ name }) => stock.columns.includes(name))
  const links = await readNamedLinks(api, stock, columns, [
    { id: 'm1', idProduct: 'p1' },
    { id: 'm2', idProduct: 'p1' },
  ])
  expect(asked).toEqual(['getAdminProduct p1'])
  expect(links.get('product')).toEqual([{ id: 'p1', label: 'nom de p1' }])
})

test('a form reads no more things than its fields may name, and some at a time', async () => {
  if (!products) throw new Error('no desk of products')
  const { api, asked } = openDouble()
  let running = 0
  let most = 0
  const counted = new Proxy(api, {
    get: (calls, name: keyof ShopApi) => async (given: never) => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      return (calls[name] as (given: never) => Promise<unknown>)(given).finally(() => running--)
    },
  })
  const names = ['images', 'recommended', 'tags', 'meals.0.idMealIcon', 'products.0.idDeclination', 'idImage', 'other.images']
  const context = new RouterContextProvider()
  keepFilled(
    context,
    names.flatMap((name) => Array.from({ length: 3000 }, (_none, at) => [name, `x${name.length}-${at}`] as const)),
  )
  const { links } = await readFormLinks(counted, products, products.fields.change, { context, entries: [['images', 'loin']] })
  const read = (call: string) => asked.filter((one) => one.startsWith(`${call} `)).length
  const pictures = asked.filter((one) => one.startsWith('listImages by ids ')).map((one) => one.split(',').length)
  expect(pictures).toEqual([25])
  expect([read('getImage'), read('getAdminTag'), read('getAdminMealIcon'), read('getAdminDeclination')]).toEqual([0, 60, 12, 30])
  expect(links.get('image')?.map(({ id }) => id)).toEqual(expect.arrayContaining(['loin', 'x6-0', 'x6-23']))
  expect(most).toBeLessThan(150)
})

test('what is chosen instead of all that was chosen is named as well', async () => {
  if (!products) throw new Error('no desk of products')
  const { api } = openDouble()
  const context = new RouterContextProvider()
  const pictures = (word: string) => Array.from({ length: 12 }, (_none, at) => ['images', `${word}-${at}`] as const)
  keepFilled(context, pictures('nouvelle'))
  const { links } = await readFormLinks(api, products, products.fields.change, { context, entries: pictures('ancienne') })
  expect(links.get('image')).toHaveLength(25)
})
