import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Crop,
  chooseCrop,
  cropRatios,
  fitRatio,
  moveFocus,
  ratioOf,
  readCrop,
  spanCorners,
  toBox,
  toCrop,
  wholeCrop,
  writeCrop,
} from './picture-crop.ts'

const size = fc.record({ width: fc.integer({ min: 40, max: 3200 }), height: fc.integer({ min: 40, max: 3200 }) })
const percent = (min: number) => fc.double({ min, max: 100, noNaN: true })
const crop: fc.Arbitrary<Crop> = fc.record({ left: percent(0), top: percent(0), width: percent(5), height: percent(5) })

test('a part lies within its picture, and comes back from pixels as the same pixels', () => {
  fc.assert(
    fc.property(crop, size, (part, whole) => {
      const box = toBox(part, whole)
      expect(box.left >= 0 && box.top >= 0 && box.width >= 1 && box.height >= 1).toBe(true)
      expect(box.left + box.width <= whole.width && box.top + box.height <= whole.height).toBe(true)
      expect(toBox(toCrop(box, whole), whole)).toEqual(box)
    }),
  )
})

test('ready proportions are the largest within a part, around the point where there is room', () => {
  const whole = { width: 1200, height: 800 }
  expect(toBox(fitRatio(wholeCrop, '1:1', { whole }), whole)).toEqual({ left: 200, top: 0, width: 800, height: 800 })
  expect(toBox(fitRatio(wholeCrop, '1:1', { whole, around: { x: 100, y: 0 } }), whole).left).toBe(400)
  expect(toBox(fitRatio(wholeCrop, '4:5', { whole, around: { x: 50, y: 50 } }), whole)).toMatchObject({ left: 280, width: 640 })
  expect(fitRatio(wholeCrop, '3:2', { whole })).toEqual(wholeCrop)
  for (const ratio of cropRatios) expect(ratioOf(fitRatio(wholeCrop, ratio, { whole }), whole)).toBe(ratio)
})

test('the point to keep in sight stays where it was, or on the edge of what is shown', () => {
  const right = { left: 50, top: 0, width: 50, height: 100 }
  expect(moveFocus({ x: 75, y: 10 }, wholeCrop, right)).toEqual({ x: 50, y: 10 })
  expect(moveFocus({ x: 10, y: 10 }, wholeCrop, right)).toEqual({ x: 0, y: 10 })
  expect(moveFocus({ x: 50, y: 10 }, right, wholeCrop)).toEqual({ x: 75, y: 10 })
})

test('four numbers in a line are a part; anything else, and the whole, are none', () => {
  expect(readCrop('10 0 50,5 100')).toEqual({ left: 10, top: 0, width: 50.5, height: 100 })
  expect(readCrop(writeCrop({ left: 1 / 3, top: 0, width: 60, height: 50 }))).toEqual({
    left: 0.33,
    top: 0,
    width: 60,
    height: 50,
  })
  expect(readCrop('90 90 50 1')).toEqual({ left: 50, top: 90, width: 50, height: 5 })
  for (const text of ['', '0 0 100 100', '1 2 3', 'a 0 10 10', '0 0 0 10', '-1 0 10 10', '0 0 10 10 10']) {
    expect(readCrop(text), text).toBeUndefined()
  }
})

test('a part is drawn from any corner, in its proportions and never beyond the edge', () => {
  expect(spanCorners({ x: 80, y: 70 }, { x: 20, y: 30 })).toEqual({ left: 20, top: 30, width: 60, height: 40 })
  expect(spanCorners({ x: 50, y: 50 }, { x: 90, y: 60 }, 2)).toEqual({ left: 50, top: 50, width: 40, height: 20 })
  expect(spanCorners({ x: 50, y: 20 }, { x: 90, y: 0 }, 1)).toEqual({ left: 50, top: 0, width: 20, height: 20 })
})

test('a form asks for ready proportions, for four numbers, or for the whole', () => {
  const whole = { width: 1200, height: 800 }
  const focus = { x: 100, y: 50 }
  const crop = { left: 10, top: 10, width: 40, height: 40 }
  const choose = (ratio: string, sides: Crop, known: Crop | null = null) =>
    chooseCrop({ ratio, sides }, { crop: known, whole, focus })
  expect(choose('whole', wholeCrop)).toBeNull()
  expect(choose('whole', crop)).toEqual(crop)
  expect(choose('whole', crop, crop)).toBeNull()
  expect(choose('free', wholeCrop, crop)).toBeNull()
  expect(choose('1:1', wholeCrop)).toMatchObject({ top: 0, height: 100 })
  expect(choose('1:1', wholeCrop)?.left).toBeCloseTo(33.33, 1)
  expect(choose('4:5', crop, crop)).toMatchObject({ height: 100 })
  expect(choose('1:1', { ...crop, left: 20 }, crop)).toMatchObject({ top: 10, height: 40 })
  expect(choose('3:2', crop, crop)).toEqual(crop)
})
