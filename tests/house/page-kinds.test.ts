import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { leavesDocuments } from '#app/models/platform/files/file-path.ts'
import routes from '#app/routes.ts'
import { isScreen as saysScreen } from '../../vite/screens-alone.ts'

type Kind = { path: string; file: string; isScreen: boolean; isInScreen: boolean }

const listed = (routes as RouteConfigEntry[]).flatMap((route) => walk(route, '', false))

test('what stands in a screen is a screen: of anything else nothing is packed for browsers', () => {
  expect(listed.filter(({ file, isScreen, isInScreen }) => isInScreen && !isScreen && file.endsWith('.tsx'))).toEqual([])
  expect(listed.filter(({ isScreen }) => isScreen).length).toBeGreaterThan(30)
})

test('the script of documents knows by its address what the browser has to load by itself', () => {
  const fixed = listed.filter(({ path, file }) => !/[:*]/.test(path) && file.endsWith('.tsx') && !path.startsWith('/newsletter'))
  const wrong = fixed.filter(({ path, isScreen }) => leavesDocuments(path) !== (isScreen || path.startsWith('/admin')))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

function walk({ path = '', file, children = [] }: RouteConfigEntry, above: string, isInScreen: boolean): Kind[] {
  const here = path ? `${above}/${path}` : above || '/'
  const isScreen = saysScreen(readFileSync(`app/${file}`, 'utf8'))
  const below = children.flatMap((child) => walk(child, here, isInScreen || isScreen))
  return [{ path: here, file, isScreen, isInScreen }, ...below]
}
