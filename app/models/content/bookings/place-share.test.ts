import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Counted,
  countForMailbox,
  countForMember,
  countForStranger,
  findOverShare,
  type HeldPlaces,
  isKnownToLapse,
  isOneDayTooMany,
  listGivingWay,
  mostDays,
  mostPlaces,
  sumPlaces,
} from './place-share.ts'

describe('what one taker may hold online', () => {
  test.each([
    [1, 2, 2],
    [4, 2, 2],
    [10, 5, 5],
    [18, 6, 9],
    [24, 8, 12],
    [100, 33, 50],
  ])('of %i places: a stranger %i, a member with a confirmed address %i', (places, stranger, member) => {
    expect([mostPlaces(places, 'STRANGER'), mostPlaces(places, 'MEMBER')]).toEqual([stranger, member])
  })

  test('is told by what is left of it, never by less than nothing', () => {
    expect(findOverShare({ places: 24, held: 5, wanted: 3 }, 'STRANGER')).toBeUndefined()
    expect(findOverShare({ places: 24, held: 5, wanted: 4 }, 'STRANGER')).toEqual({ left: 3 })
    expect(findOverShare({ places: 18, held: 9, wanted: 1 }, 'STRANGER')).toEqual({ left: 0 })
  })

  test('ends with so many days, one of which may be booked again', () => {
    expect([mostDays('STRANGER'), mostDays('MEMBER')]).toEqual([2, 6])
    const held = ['2026-03-06', '2026-03-07', '2026-03-07']
    expect(isOneDayTooMany('2026-03-07', held.slice(0, 1), 'STRANGER')).toBe(false)
    expect(isOneDayTooMany('2026-03-07', held, 'STRANGER')).toBe(false)
    expect(isOneDayTooMany('2026-03-13', held, 'STRANGER')).toBe(true)
    expect(isOneDayTooMany('2026-03-13', held, 'MEMBER')).toBe(false)
  })
})

describe('threat 45: what a network and those without an address may hold', () => {
  const left = (over: { left: number } | undefined) => over?.left

  test.each([
    [1, 2, 6],
    [4, 2, 6],
    [12, 6, 6],
    [24, 12, 12],
    [100, 50, 50],
  ])('of %i places: a network %i, all without an address %i', (places, network, unasked) => {
    const wish = { places, held: 0, wanted: 1000 }
    const most = (['NETWORK', 'WAITING', 'UNASKED'] as const).map((share) => left(findOverShare(wish, share)))
    expect(most).toEqual([network, network, unasked])
  })

  test('comes to no more than that, however the places are asked for', () => {
    const asks = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), asks, (places, wanted) => {
        for (const [share, least] of [
          ['NETWORK', 2],
          ['UNASKED', 6],
        ] as const) {
          const held = wanted.reduce(
            (sum, count) => (findOverShare({ places, held: sum, wanted: count }, share) ? sum : sum + count),
            0,
          )
          expect(held).toBeLessThanOrEqual(Math.max(least, places / 2))
        }
      }),
    )
  })

  test('ends with six days to come that nobody has confirmed, and twelve in all, one of which may be booked again', () => {
    const held = Array.from({ length: 12 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`)
    expect(isOneDayTooMany('2026-03-06', held.slice(0, 6), 'WAITING')).toBe(false)
    expect(isOneDayTooMany('2026-03-07', held.slice(0, 6), 'WAITING')).toBe(true)
    expect(isOneDayTooMany('2026-03-12', held.slice(0, 11), 'NETWORK')).toBe(false)
    expect(isOneDayTooMany('2026-03-13', held, 'NETWORK')).toBe(true)
  })
})

describe('what counts with whoever takes places', () => {
  const here = { block: 'b', network: 'n', mailbox: 'm' }
  const not = { day: '', takenAt: '', isOwn: false }
  const held: HeldPlaces[] = [
    { ...not, ...here, id: '1', places: 1, state: 'CONFIRMED' },
    { ...not, ...here, id: '2', places: 2, state: 'LAPSED' },
    { ...not, id: '3', block: 'c', network: 'n', mailbox: 'other', places: 4, state: 'WAITING' },
    { ...not, id: '4', block: 'd', network: 'o', mailbox: 'm', places: 8, state: 'CONFIRMED' },
    { ...not, id: '5', block: 'd', network: 'o', mailbox: 'm', places: 16, state: 'WAITING' },
    { ...not, id: '6', block: 'd', network: 'o', mailbox: 'other', places: 32, state: 'LAPSED', isOwn: true },
    { ...not, id: '7', block: 'b', network: 'n', mailbox: '', places: 64, state: 'UNASKED' },
  ]
  const sums = (counted: Counted[]) =>
    counted.map(({ share, held, waiting }) => [share, sumPlaces(held, ''), sumPlaces(waiting, '')])

  test('a stranger with all of their place and network, and with no mailbox that they only name', () => {
    expect(sums(countForStranger(held, here))).toEqual([
      ['STRANGER', 67, 0],
      ['NETWORK', 71, 0],
      ['WAITING', 70, 0],
    ])
  })

  test('a member with their own, and with what their mailbox, place and network have for good; what waits there may give way', () => {
    expect(sums(countForMember(held, here))).toEqual([
      ['MEMBER', 41, 16],
      ['MEMBER', 65, 0],
      ['NETWORK', 65, 4],
    ])
  })

  test('a mailbox that confirms with what it has confirmed, and its network; what waits there may give way', () => {
    expect(sums(countForMailbox(held, here))).toEqual([
      ['STRANGER', 9, 16],
      ['NETWORK', 65, 4],
    ])
  })

  test('nothing with what is nobody’s', () => {
    const house = { block: '', network: '', mailbox: '' }
    const taken: HeldPlaces[] = [{ ...not, ...house, id: '1', places: 9, state: 'CONFIRMED' }]
    for (const count of [countForStranger, countForMailbox])
      expect(sums(count(taken, house)).flatMap(([, ...all]) => all)).not.toContain(9)
  })
})

describe('threat 45: what waits beside what is confirmed', () => {
  const places = 24
  const waits = (id: string, count: number, from: Partial<HeldPlaces> = {}): HeldPlaces => ({
    id,
    day: 'friday',
    places: count,
    state: 'WAITING',
    takenAt: id,
    isOwn: false,
    block: `b${id}`,
    network: 'n',
    mailbox: `m${id}`,
    ...from,
  })
  const wish = (wanted: number) => ({ places, wanted, day: 'friday' })
  const member = { block: 'b', network: 'n', mailbox: 'm' }
  const gone = (held: HeldPlaces[], wanted: number) =>
    listGivingWay(wish(wanted), countForMember(held, member)).map(({ id }) => id)

  test('gives way where both are more than the half of one network, the newest first and no more than are needed', () => {
    const held = [
      waits('1', 4),
      waits('2', 4),
      waits('3', 4),
      waits('4', 12, { network: 'o' }),
      waits('5', 6, { day: 'saturday' }),
    ]
    expect([0, 1, 4, 5, 8, 9, 12].map((wanted) => gone(held, wanted).join())).toEqual([
      '',
      '3',
      '3',
      '3,2',
      '3,2',
      '3,2,1',
      '3,2,1',
    ])
  })

  test('gives way to whoever bears the mailbox that it names, wherever it comes from', () => {
    expect(gone([waits('1', 8, { network: 'o', mailbox: 'm' })], 5)).toEqual(['1'])
    expect(gone([waits('1', 8, { network: 'o' })], 12)).toEqual([])
  })

  test('waits for the short time where its place has let any lapse, or its network more than one place may hold', () => {
    const lapsed = (count: number, from: Partial<HeldPlaces>) => [waits('1', count, { state: 'LAPSED', ...from })]
    expect(isKnownToLapse(wish(1), lapsed(1, { block: 'b' }), member)).toBe(true)
    expect(isKnownToLapse(wish(1), lapsed(8, {}), member)).toBe(false)
    expect(isKnownToLapse(wish(1), lapsed(9, {}), member)).toBe(true)
    expect(isKnownToLapse(wish(1), lapsed(9, { day: 'saturday', block: 'b' }), member)).toBe(false)
    expect(isKnownToLapse(wish(1), [waits('1', 9, { block: 'b' })], member)).toBe(false)
  })

  test('comes with it to no more than half of an evening for one network, and keeps nobody out who answers for theirs', () => {
    const act = fc.record({
      is: fc.constantFrom('STRANGER' as const, 'MEMBER' as const, 'CLICK' as const, 'LAPSE' as const, 'BACK' as const),
      block: fc.integer({ min: 1, max: 3 }).map(String),
      mailbox: fc.integer({ min: 1, max: 4 }).map(String),
      wanted: fc.integer({ min: 1, max: 12 }),
      which: fc.nat({ max: 50 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.array(act, { maxLength: 60 }), (places, acts) => {
        let held: HeldPlaces[] = []
        const set = (ids: string[], state: HeldPlaces['state']) => {
          held = held.map((one) => (ids.includes(one.id) ? { ...one, state } : one))
        }
        const isOver = (counted: Counted[], wanted: number) =>
          counted.some(({ share, held }) => findOverShare({ places, wanted, held: sumPlaces(held, '') }, share))
        const giveWay = (counted: Counted[], wanted: number) =>
          set(
            listGivingWay({ places, wanted, day: '' }, counted).map(({ id }) => id),
            'LAPSED',
          )
        for (const [at, { is, block, mailbox, wanted, which }] of acts.entries()) {
          const origin = { block, network: 'n', mailbox }
          const id = String(at).padStart(3, '0')
          const row = { ...origin, id, day: '', places: wanted, takenAt: id, isOwn: false }
          const chosen = held[which % Math.max(1, held.length)]
          if (is === 'STRANGER' && !isOver(countForStranger(held, origin), wanted)) held.push({ ...row, state: 'WAITING' })
          if (is === 'MEMBER') {
            const counted = countForMember(held, origin)
            if (isOver(counted, wanted)) continue
            giveWay(counted, wanted)
            held.push({ ...row, state: 'CONFIRMED' })
          }
          if (is === 'CLICK' && chosen && chosen.state !== 'CONFIRMED') {
            const others = held.filter((one) => one !== chosen)
            const counted = countForMailbox(others, chosen)
            if (isOver(counted, chosen.places)) continue
            giveWay(counted, chosen.places)
            set([chosen.id], 'CONFIRMED')
          }
          if ((is === 'LAPSE' || is === 'BACK') && chosen?.state === 'WAITING') set([chosen.id], 'LAPSED')
          const now = held.filter(({ state }) => state !== 'LAPSED')
          expect(sumPlaces(now, '')).toBeLessThanOrEqual(Math.max(2, Math.floor(places / 2)))
        }
      }),
    )
  })
})
