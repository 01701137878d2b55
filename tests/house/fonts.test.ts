import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { halves } from '../../vite/site-fonts.ts'

test('the style sheet asks for each half of a face where its letters stand, and no letter is in both', () => {
  const further = readdirSync('app/styles/faces').map((name) => `app/styles/faces/${name}`)
  const sheet = ['app/styles/platform/fonts.css', ...further].map((path) => readFileSync(path, 'utf8')).join('\n')
  const told = [...sheet.matchAll(/~fonts\/[a-z-]+?(-more)?\.woff2[^}]*unicode-range:([^;]+);/g)]
  expect(told).toHaveLength(6 + 2 * further.length)
  for (const [face, half = '', ranges = ''] of told) {
    const codes = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) =>
      range(Number.parseInt(from, 16), Number.parseInt(to, 16)),
    )
    expect(new Set(codes), face).toEqual(halves[half as keyof typeof halves])
  }
  expect([...halves['']].filter((code) => halves['-more'].has(code))).toEqual([])
})

test('what the demo says in French is written with the first half alone', () => {
  const prose = 'Où, déjà ? « L’été à Noël » — l’œuvre n° 3 : 12,50 €, 20 °C, garçon, maïs, cœur… −10 % → ×6'
  const missing = [...prose].filter((letter) => !halves[''].has(letter.codePointAt(0) ?? 0))
  expect(missing).toEqual([])
})

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}
