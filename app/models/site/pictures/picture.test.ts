import { describe, expect, test } from 'vitest'
import { fallbackOf, filmSize, focuses, focusOf, pointWithin, sourcesOf, standsWhole, widthsOf } from './picture.ts'

const photo = { url: '/images/cave/0123456789ab.jpg', width: 700, height: 500 }

describe('a picture', () => {
  test('is offered in few widths, and never wider than it is', () => {
    expect(widthsOf(700)).toEqual([160, 320, 480, 640])
    expect(widthsOf(1920).at(-1)).toBe(1920)
    expect(widthsOf(159)).toEqual([])
  })

  test('of a bottle stands whole, and a landscape fills its place', () => {
    expect(
      [
        { width: 400, height: 1000 },
        { width: 1200, height: 800 },
        { width: 900, height: 900 },
      ].map(standsWhole),
    ).toEqual([true, false, false])
  })

  test('keeps the part in sight that a point of it was chosen for', () => {
    for (const focus of focuses) {
      const { focalX, focalY } = pointWithin(focus) ?? { focalX: -1, focalY: -1 }
      expect(focusOf(focalX, focalY)).toBe(focus)
    }
    expect(pointWithin('nulle part')).toBeUndefined()
  })

  test('is offered in light forms first, then in its own', () => {
    const [avif, webp] = sourcesOf(photo)
    expect(avif?.type).toBe('image/avif')
    expect(avif?.srcset).toContain('/images/cave/0123456789ab-480.avif 480w')
    expect(webp?.srcset.split(', ')).toHaveLength(4)
    expect(fallbackOf(photo)).toMatchObject({ src: '/images/cave/0123456789ab-640.jpg' })
    expect(fallbackOf({ ...photo, width: 4000 }).src).toBe('/images/cave/0123456789ab-960.jpg')
  })

  test('is offered in its own form alone where the site does without the others', () => {
    expect(sourcesOf({ ...photo, webp: false })).toEqual([])
    expect(fallbackOf(photo).srcset).toContain('640w')
  })

  test('comes from the image network where its address does', () => {
    const [avif] = sourcesOf({ ...photo, url: `https://cdn.test/a${photo.url}` })
    expect(avif?.srcset).toContain('https://cdn.test/a/images/cave/0123456789ab-160.avif 160w')
  })

  test('that is a drawing, too small, or not of the store, has one address', () => {
    for (const other of [
      { ...photo, url: '/images/cave/0123456789ab.svg' },
      { ...photo, url: '/art/hills.svg' },
      { ...photo, width: 100 },
    ]) {
      expect(sourcesOf(other)).toEqual([])
      expect(fallbackOf(other)).toEqual({ src: other.url, srcset: undefined })
    }
  })

  test('keeps in sight the ninth of it that its owner points at', () => {
    const points = [0, 50, 100].flatMap((y) => [0, 50, 100].map((x) => focusOf(x, y)))
    expect(points).toEqual([...focuses])
  })
})

test('[C-04] a film is never wider than 950 pixels, and keeps its proportions', () => {
  expect(filmSize({ width: 1920, height: 1080 })).toEqual({ width: 950, height: 534 })
  expect(filmSize({ width: 640, height: 360 })).toEqual({ width: 640, height: 360 })
  expect(filmSize({ width: 0, height: 0 })).toEqual({ width: 950, height: 534 })
})
