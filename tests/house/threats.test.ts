import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const listed = [...readFileSync(join(root, 'docs/threats.md'), 'utf8').matchAll(/^- (\d+) \*\*/gm)].map(([, number]) =>
  Number(number),
)

/** The numbers that titles of tests bear: `threat 9`, `threats 24 and 53`. */
function numbersIn(text: string): number[] {
  const titles = text.matchAll(
    /\b(?:test|describe|it|eachDatabase|eachPlace)(?:\.\w+)*(?:<[^>]*>)?\(\s*(?:\[[\s\S]*?\]\s*\)\s*\()?\s*(['"`])((?:(?!\1)[\s\S])*?)\1/g,
  )
  const said = [...titles].flatMap(([, , words = '']) => [...words.matchAll(/\bthreats? ((?:\d+(?:, | and )?)+)/g)])
  return said.flatMap(([, numbers = '']) => [...numbers.matchAll(/\d+/g)].map(Number))
}

function listTests(): string[] {
  return ['app', 'api', 'server', 'scripts', 'tests'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(root, room, name)),
  )
}

test('each threat has a test that names it, and no test names another', () => {
  const named = new Set(listTests().flatMap((file) => numbersIn(readFileSync(file, 'utf8'))))
  expect(listed).toEqual(Array.from({ length: listed.length }, (_, place) => place + 1))
  expect(listed.length).toBeGreaterThan(80)
  expect(listed.filter((number) => !named.has(number))).toEqual([])
  expect([...named].filter((number) => !listed.includes(number))).toEqual([])
})
