import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findClosing, groupHours, parisMoment, parseHours, sayTime } from './opening-hours.ts'

const said = (week: string[]) => groupHours(week).map(({ days, said: text }) => [days, text.replaceAll('\u00a0', ' ')])

describe('[P-08] opening hours', () => {
  test.each([
    ['10:00-12:00 14:00-18:30', [600, 720, 840, 1110]],
    ['10 h – 12 h 30, 14 h – 18 h 30', [600, 750, 840, 1110]],
    ['9h-12h et 14h30-18h', [540, 720, 870, 1080]],
    ['9h à 19h', [540, 1140]],
    ['00:00-24:00', [0, 1440]],
  ])('%s is read as spans of minutes', (text, minutes) => {
    expect(parseHours(text)?.flatMap(({ opens, closes }) => [opens, closes])).toEqual(minutes)
  })

  test.each(['', 'sur rendez-vous', '10-12', '18:00-10:00', '10:00-12:00 11:00-13:00', '10:75-12:00', '10:00-25:00'])(
    '%j is no span, or none that can be',
    (text) => {
      expect(parseHours(text)).toBe(undefined)
    },
  )

  test('hours with a word beside them stay as they are written', () => {
    expect(said(['10:00-12:00 sur rendez-vous', '', '', '', '', '', ''])[0]).toEqual([[0], '10:00-12:00 sur rendez-vous'])
  })

  test('days that are alike and follow each other stand on one line, however they are written', () => {
    const week = ['', '', '14:00-18:30', '14 h – 18 h 30', '10h-12h 14h-18h30', 'sur rendez-vous', '']
    expect(said(week)).toEqual([
      [[0, 1], ''],
      [[2, 3], '14 h – 18 h 30'],
      [[4], '10 h – 12 h, 14 h – 18 h 30'],
      [[5], 'sur rendez-vous'],
      [[6], ''],
    ])
    expect(groupHours(Array(7).fill(' '))).toEqual([])
  })

  test('a door that is open tells when it closes for the day, over the break; one that is shut tells nothing', () => {
    const spans = parseHours('10:00-12:00 14:00-18:30') ?? []
    expect([599, 600, 719, 720, 840, 1109, 1110].map((minute) => findClosing(spans, minute))).toEqual([
      undefined,
      1110,
      1110,
      undefined,
      1110,
      1110,
      undefined,
    ])
    expect(sayTime(1110)).toBe('18\u00a0h\u00a030')
  })

  test('the day and the minute are those of France, in summer as in winter', () => {
    expect(parisMoment(new Date('2026-03-01T23:30:00Z'))).toEqual({ day: 0, minute: 30 })
    expect(parisMoment(new Date('2026-07-05T21:59:00Z'))).toEqual({ day: 6, minute: 1439 })
  })

  test('what is said of hours is read as the same hours again', () => {
    const week = fc.array(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(week, (minutes) => {
        const sorted = [...new Set(minutes)].sort((left, right) => left - right)
        const even = sorted.slice(0, sorted.length - (sorted.length % 2))
        fc.pre(even.length > 0)
        const text = even.map((minute, place) => `${sayTime(minute)}${place % 2 ? '' : '-'}`).join(' ')
        expect(parseHours(text)?.flatMap(({ opens, closes }) => [opens, closes])).toEqual(even)
      }),
      { seed: 8, numRuns: 500 },
    )
  })
})

test('threat 58: fifty thousand letters that look like hours are refused at once', () => {
  const started = performance.now()
  for (const text of ['9', '9 h ', '9 h - ', ' ', '9:00-'].map((part) => part.repeat(50_000 / part.length))) {
    expect(parseHours(text)).toBe(undefined)
  }
  expect(performance.now() - started).toBeLessThan(100)
})
