import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import routes from '../../app/routes.ts'
import { openNarrowing } from './narrow-build.ts'

type Entries = ServerBuild['routes']
const all: Record<string, Entries[string]> = { root: { id: 'root', path: '', module: {} as never } }

function register(entries: readonly RouteConfigEntry[], parentId: string): string[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const name = id ?? file
    all[name] = { id: name, parentId, path, index, module: {} as never } as Entries[string]
    return [path ?? '', ...register(children, name).map((below) => `${path ?? ''}/${below}`)]
  })
}

const paths = register(routes as RouteConfigEntry[], 'root')
const build = { routes: all, assets: { routes: all } } as unknown as ServerBuild
const narrowTo = openNarrowing(build)

function treeOf(entries: Entries, parentId?: string): RouteObject[] {
  return Object.values(entries)
    .filter((route) => route?.parentId === parentId && route !== undefined)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>
      const children = treeOf(entries, id)
      return (index ? { id, index: true } : { id, path, ...(children.length > 0 && { children }) }) as RouteObject
    })
}

const whole = treeOf(all)
const leadsTo = (tree: RouteObject[], address: string) =>
  matchRoutes(tree, address)?.map(({ route, params, pathname }) => [route.id, params, pathname])

describe('the part of the build that answers an address', () => {
  test('leads each address of the site, in any spelling, where the whole build leads it', () => {
    const addresses = paths.map((path) => `/${path.replaceAll(/:\w+\??|\*/g, 'un-mot')}`)
    const others = [
      '/',
      '/inconnu',
      '/inconnu/plus/loin',
      '/fr/boutique',
      '/boutique/x/y/z',
      '/adminx',
      '/auth/',
      '/cookie-policy',
    ]
    for (const address of [...addresses, ...others, ...addresses.map((one) => one.toUpperCase())]) {
      const narrowed = narrowTo(address)?.narrow()
      expect(narrowed, address).toBeDefined()
      expect(leadsTo(treeOf(narrowed?.routes ?? {}), address), address).toEqual(leadsTo(whole, address))
      expect(Object.keys(narrowed?.assets.routes ?? {}), address).toEqual(Object.keys(narrowed?.routes ?? {}))
    }
  })

  test('is one for all addresses with the same beginning, also of their data, and a small part of the whole', () => {
    const keyOf = (path: string) => narrowTo(path)?.key
    expect([keyOf('/boutique/x'), keyOf('/boutique.data'), keyOf('/Boutique')]).toEqual(['boutique', 'boutique', 'boutique'])
    expect(keyOf('/une-page')).toBe(keyOf('/une-autre/plus/loin'))
    expect(Object.keys(narrowTo('/boutique')?.narrow().routes ?? {}).length).toBeLessThan(12)
    expect(Object.keys(narrowTo('/mon-compte')?.narrow().routes ?? {}).length).toBeGreaterThan(20)
  })

  test('is the whole for what the router has to decode first, and for its own addresses', () => {
    for (const path of ['/b%6Futique', '/__manifest', '/_.data', '/_root.data']) expect(narrowTo(path), path).toBeUndefined()
  })
})
