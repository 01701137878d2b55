import encodeQR from 'qr'
import { expect, test } from 'vitest'
import { guaranteeNotice } from '#app/texts/site/legal/guarantee-notice.ts'
import { guaranteeCode } from './guarantee-code.ts'

test('the code of the notice leads where the notice says', () => {
  const bordered = encodeQR(guaranteeNotice.address, 'raw', { ecc: 'medium', border: 1 })
  const modules = bordered.slice(1, -1).map((row) => row.slice(1, -1))
  const drawn = modules.map((row) => row.map(() => false))
  for (const [, x, y, width] of guaranteeCode.path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) (drawn[Number(y)] ?? [])[at] = true
  expect(guaranteeCode.size).toBe(modules.length)
  expect(drawn).toEqual(modules)
})
