import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

const files = (routes as RouteConfigEntry[]).flatMap(filesOf)
const sources = [...new Set(files)].map((file) => ({ file, source: readFileSync(`app/${file}`, 'utf8') }))

test('what an action refuses is what it answers: no route hands itself anything by another way', () => {
  expect(sources.filter(({ source }) => /\bcreateContext\b/.test(source)).map(({ file }) => file)).toEqual([])
})

test('a route says that its forms bring files where it reads some, and nowhere else', () => {
  const ours = sources.filter(({ file }) => !file.startsWith('routes/house/'))
  const reading = ours.filter(({ source }) => /\b(?:read|find)Uploads\(/.test(source))
  const saying = ours.filter(({ source }) => /^export const handle = takesFiles$/m.test(source))
  expect(saying.map(({ file }) => file)).toEqual(reading.map(({ file }) => file))
  expect(saying.length).toBeGreaterThan(1)
})

test('threat 80: a route says its own address as the router writes it, never as it was asked', () => {
  const telling = sources.filter(({ source }) => /\bsharedAt\(/.test(source))
  const asIs = /\burl\.(?:search|pathname|href)\b|\brequest\.url\b|\b(?:search|pathname)\b[^=]*\}\s*=\s*url\b/
  expect(telling.filter(({ source }) => asIs.test(source)).map(({ file }) => file)).toEqual([])
  expect(telling.length).toBeGreaterThan(5)
})

test('what a module reads of a route by its id is there', () => {
  const ids = new Set([...files.map((file) => file.replace(/\.tsx?$/, '')), 'root'])
  const named = globSync('app/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useRouteLoaderData(?:<[^(]*>)?\('([^']+)'\)/g)].map(([, id = '']) => id),
  )
  expect(named.filter((id) => !ids.has(id))).toEqual([])
  expect(named.length).toBeGreaterThan(1)
})

function filesOf({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...children.flatMap(filesOf)]
}
