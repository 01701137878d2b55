import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { openStore } from './store.ts'

const entry = (size: number, status = 200) => ({ size, status, version: 1 }) as Entry

test('threat 80: a site that floods the store pushes out its own pages, not those of others', () => {
  const store = openStore(1000)
  for (let page = 0; page < 5; page += 1) store.keep('quiet', `/${page}`, entry(50))
  for (let page = 0; page < 500; page += 1) store.keep('loud', `/${page}`, entry(50))
  for (let page = 0; page < 5; page += 1) expect(store.find('quiet', `/${page}`)).toBeDefined()
  expect(store.size().bytes).toBeLessThanOrEqual(1000)
})

test('the page that nobody asks for leaves first', () => {
  const store = openStore(100)
  for (const page of ['/a', '/b', '/c', '/d']) {
    store.keep('1', page, entry(25))
    store.find('1', '/a')
  }
  store.keep('1', '/e', entry(25))
  expect(['/a', '/b'].map((page) => store.find('1', page) !== undefined)).toEqual([true, false])
})

test('pages that do not exist leave before those that do', () => {
  const store = openStore(400)
  store.keep('1', '/a', entry(100))
  for (let page = 0; page < 50; page += 1) store.keep('1', `/none-${page}`, entry(50, 404))
  expect(store.find('1', '/a')).toBeDefined()
})

test('threat 80: addresses that lead elsewhere are as many as those that do not exist, and leave before pages', () => {
  const store = openStore(100_000)
  for (let page = 0; page < 500; page += 1) store.keep('1', `/?page=a${page}`, entry(10, 301))
  expect(store.size().entries).toBe(200)
})

test('a page kept again counts once', () => {
  const store = openStore(1000)
  for (let round = 0; round < 10; round += 1) store.keep('1', '/a', entry(50))
  expect(store.size()).toEqual({ bytes: 50, entries: 1 })
})
