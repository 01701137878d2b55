import { expect, test } from 'vitest'
import { faceSheets } from '../../vite/site-faces.ts'
import { halves, spellRanges, writeFaceSheet } from '../../vite/site-fonts.ts'

test('each sheet asks for each half of its faces where its letters stand, and no letter is in both', () => {
  for (const sheet of Object.values(faceSheets)) {
    const told = [...writeFaceSheet(sheet).matchAll(/~fonts\/[a-z-]+?(-more)?\.woff2[^}]*unicode-range: ([^;]+);/g)]
    expect(told).toHaveLength(2 * Object.keys(sheet.faces).length)
    for (const [face, half = '', ranges = ''] of told) {
      const codes = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) =>
        range(Number.parseInt(from, 16), Number.parseInt(to, 16)),
      )
      expect(new Set(codes), face).toEqual(halves[half as keyof typeof halves])
    }
  }
  expect([...halves['']].filter((code) => halves['-more'].has(code))).toEqual([])
  expect(spellRanges(new Set([0x41, 0x7a, 0x42, 0x20ac]))).toBe('U+41-42, U+7A, U+20AC')
})

test('what stands in for a face is as high as it', () => {
  const playfair = writeFaceSheet(faceSheets.site as NonNullable<(typeof faceSheets)[string]>)
  expect(playfair).toContain(
    'src: local("Georgia"); size-adjust: 98.3%; ascent-override: 90.1%; descent-override: 32.0%; line-gap-override: 0%;',
  )
})

test('what stands in for loud titles is bold itself, and no face stands in twice for a weight', () => {
  const sheet = writeFaceSheet(faceSheets.bricolage as NonNullable<(typeof faceSheets)[string]>)
  expect(sheet).toContain('src: local("Arial Bold"); font-weight: 600 900; size-adjust: 100.4%;')
  const told = [...sheet.matchAll(/font-family: "(Bricolage by \w+)"; src: local\("[^"]+"\);(?: font-weight: ([\d ]+);)?/g)]
  expect(new Set(told.map(([, name, weights]) => `${name} ${weights}`)).size).toBe(told.length)
  expect(told).toHaveLength(4)
})

test('what the demo says in French is written with the first half alone', () => {
  const prose = 'Où, déjà ? « L’été à Noël » — l’œuvre n° 3 : 12,50 €, 20 °C, garçon, maïs, cœur… −10 % → ×6'
  const missing = [...prose].filter((letter) => !halves[''].has(letter.codePointAt(0) ?? 0))
  expect(missing).toEqual([])
})

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}
