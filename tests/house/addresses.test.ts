import { globSync, readFileSync } from 'node:fs'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { routePaths } from '../app/support/route-paths.ts'

/** What is packed for browsers by itself, without the router, and the document around every page. */
const others =
  /^app\/(?:root\.tsx|ui\/(?:house\/(?:cellar|composer|smooth|unsaved|writing)|platform\/(?:sends|smooth|overlays)|site\/towns)\/)|\.client\.tsx?$|\.test\.tsx?$/

test('an address of the site is written by the router, which knows its own, wherever the router is', () => {
  const fixed = new Set(routePaths().map((path) => `/${path}`))
  const written = globSync('app/{routes,services,ui,http}/**/*.{ts,tsx}')
    .filter((file) => !others.test(file))
    .flatMap((file) => addressesIn(readFileSync(file, 'utf8')).map((address) => `${file}: ${address}`))
    .filter((found) => fixed.has(found.split(': ')[1] ?? ''))
  expect(written).toEqual([])
})

test('an address that mails and the API write is that of a route', () => {
  const routes = routePaths().filter((path) => !path.endsWith('*'))
  for (const [name, address] of Object.entries(addresses)) {
    const written = typeof address === 'string' ? address : address('one', 'other')
    expect(
      routes.some((path) => matchPath(`/${path}`, written)),
      name,
    ).toBe(true)
  }
})

/** Addresses written as they are, but for those that are handed to the router, and the paths of imports. */
function addressesIn(source: string): string[] {
  return [...source.matchAll(/(?<!href\(|from )['"`](\/[a-z][\w/.-]*)(?=['"`?#])/g)].map(([, address = '']) => address)
}
