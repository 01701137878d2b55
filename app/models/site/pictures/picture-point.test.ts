import { expect, test } from 'vitest'
import { readPoint } from './picture-point.ts'

const shown = { width: 288, height: 144 }

test('where a picture is touched is told in percent of it, never beyond its edge', () => {
  expect(readPoint({ x: '144', y: '36' }, shown)).toEqual({ x: 50, y: 25 })
  expect(readPoint({ x: '0', y: '999' }, shown)).toEqual({ x: 0, y: 100 })
})

test('what is no point is none', () => {
  for (const x of ['', '-1', '1e3', 'NaN', '12.5']) expect(readPoint({ x, y: '1' }, shown)).toBeUndefined()
  expect(readPoint({ x: '1', y: '1' }, { width: 0, height: 0 })).toBeUndefined()
})
