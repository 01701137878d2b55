import encodeQR from 'qr'
import { expect, test } from 'vitest'
import { durabilityTexts } from '#app/texts/catalog/durability.ts'
import { durabilityCode } from './durability-code.ts'

test('the code of the label leads where its words say', () => {
  const bordered = encodeQR(durabilityTexts.address, 'raw', { ecc: 'quartile', border: 1 })
  const modules = bordered.slice(1, -1).map((row) => row.slice(1, -1))
  const drawn = modules.map((row) => row.map(() => false))
  for (const [, x, y, width] of durabilityCode.path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) (drawn[Number(y)] ?? [])[at] = true
  expect(durabilityCode.size).toBe(modules.length)
  expect(drawn).toEqual(modules)
})
