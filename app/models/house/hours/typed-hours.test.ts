import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DayFields, joinHours, readTypedWeek, splitHours, weeks } from './typed-hours.ts'

const day = (typed: Partial<DayFields>): DayFields => ({ ...splitHours(''), ...typed })
const [door = []] = weeks
const [monday = 'OPENING_HOURS_MONDAY', tuesday = monday, wednesday = monday] = door

describe('the hours of a day in fields', () => {
  test.each([
    ['10:00-12:00 14:00-18:30', ['10:00', '12:00', '14:00', '18:30', '']],
    ['9 h – 12 h 30', ['09:00', '12:30', '', '', '']],
    ['sur rendez-vous', ['', '', '', '', 'sur rendez-vous']],
    ['10:00-12:00 sur rendez-vous', ['', '', '', '', '10:00-12:00 sur rendez-vous']],
    ['18:00-24:00', ['', '', '', '', '18:00-24:00']],
    ['8h-9h 10h-11h 12h-13h', ['', '', '', '', '8h-9h 10h-11h 12h-13h']],
    ['', ['', '', '', '', '']],
  ])('%j', (text, fields) => {
    expect(Object.values(splitHours(text))).toEqual(fields)
  })

  test.each<[Partial<DayFields>, object]>([
    [{ opens: '09:15', closes: '11:45' }, { text: '09:15-11:45' }],
    [{ opens: '9 h', closes: '11h45', opensAgain: '14:00', closesAgain: '18:00' }, { text: '09:00-11:45 14:00-18:00' }],
    [{ opensAgain: '14:00', closesAgain: '18:00' }, { text: '14:00-18:00' }],
    [{ words: 'sur rendez-vous' }, { text: 'sur rendez-vous' }],
    [{}, { text: '' }],
    [{ opens: '09:00' }, { fault: { field: 'closes', code: 'required' } }],
    [{ closesAgain: '19:00' }, { fault: { field: 'opensAgain', code: 'required' } }],
    [{ opens: '9', closes: '11:00' }, { fault: { field: 'opens', code: 'time' } }],
    [{ opens: '18:00', closes: '00:00' }, { fault: { field: 'closes', code: 'midnight' } }],
    [{ opens: '18:00', closes: '10:00' }, { fault: { field: 'closes', code: 'backwards' } }],
    [{ opens: '10:00', closes: '10:00' }, { fault: { field: 'closes', code: 'backwards' } }],
    [
      { opens: '10:00', closes: '14:00', opensAgain: '13:00', closesAgain: '15:00' },
      { fault: { field: 'opensAgain', code: 'overlap' } },
    ],
    [{ opens: '10:00', closes: '12:00', words: 'sur rendez-vous' }, { fault: { field: 'words', code: 'both' } }],
  ])('%j', (typed, joined) => {
    expect(joinHours(day(typed))).toEqual(joined)
  })

  test('what is kept comes back through the fields as it was', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 1, max: 1439 }), { minLength: 4, maxLength: 4 })
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    fc.assert(
      fc.property(minutes, fc.boolean(), (drawn, isOne) => {
        const [a = '', b = '', c = '', d = ''] = drawn.sort((one, other) => one - other).map(clock)
        const text = isOne ? `${a}-${b}` : `${a}-${b} ${c}-${d}`
        expect(joinHours(splitHours(text))).toEqual({ text })
      }),
      { seed: 3, numRuns: 300 },
    )
  })
})

describe('the days of a week in a form', () => {
  const kept = (type: string) => (type === monday ? '9 h – 12 h' : '')
  const sent = (type: string, fields: Record<string, string>) =>
    Object.entries({ ...splitHours(''), ...fields }).map(([field, text]) => [`${type}.${field}`, text] as const)

  test('what says the same hours as before stays as it was written', () => {
    expect(readTypedWeek(sent(monday, { opens: '09:00', closes: '12:00' }), door, kept).texts).toEqual([[monday, '9 h – 12 h']])
  })

  test('a day is like the one before it as it is typed now, like Monday as it is kept where the form has none, or shut', () => {
    const entries = [
      ...sent(tuesday, { like: 'lundi', opens: '07:00' }),
      ...sent(wednesday, { like: 'veille' }),
      ...sent(door[5] ?? '', { opens: '10:00', closes: '12:00' }),
      ...sent(door[6] ?? '', { opens: '10:00', closes: '12:00', like: 'ferme' }),
    ]
    expect(readTypedWeek(entries, door, kept)).toEqual({
      texts: [
        [tuesday, '9 h – 12 h'],
        [wednesday, '9 h – 12 h'],
        [door[5], '10:00-12:00'],
        [door[6], ''],
      ],
      faults: [],
    })
  })

  test('a fault names the field of its day', () => {
    expect(readTypedWeek(sent(tuesday, { opens: '12:00', closes: '9:00' }), door, kept).faults).toEqual([
      [`${tuesday}.closes`, 'backwards'],
    ])
  })
})
