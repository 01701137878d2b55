import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given, type Person, saidOf } from '../support/accounts.ts'
import { hour, openPlaces } from '../support/trade/places.ts'

const friday = '2026-03-13'
const shortly = '2026-03-01T11:00:00.000Z'
const nextDay = '2026-03-02T10:00:00.000Z'

type Places = Awaited<ReturnType<typeof openPlaces>>

type ByMail = (token: string) => Promise<Parameters<typeof given<unknown>>[0]>

/** An evening or a day of 24 places as these tests fill it: both are asked for, confirmed and given back by mails of their own. */
const goods = {
  'an evening': (places: Places) => ({
    take: places.register,
    confirm: ((token) => places.as().confirmPlaces({ body: { token } })) as ByMail,
    giveBack: ((token) => places.as().cancelRegistration({ body: { token } })) as ByMail,
    left: places.left,
    kinds: ['registration_confirmed', 'registration_lapsed'] as const,
    field: 'places',
  }),
  'a day': (places: Places) => ({
    take: (by: ReturnType<Places['as']>, count: number, email?: string) => places.book(by, friday, count, email),
    confirm: ((token) => places.as().confirmBooking({ body: { token } })) as ByMail,
    giveBack: ((token) => places.as().cancelBooking({ body: { token } })) as ByMail,
    left: () => places.leftOn(friday),
    kinds: ['booking_confirmed', 'booking_lapsed'] as const,
    field: 'jour',
  }),
}

describe.each(Object.entries(goods))('%s', (_, goodsOf) => {
  eachDatabase('of one house', (open) => {
    async function openGoods() {
      const places = await openPlaces(await open())
      const of = goodsOf(places)
      const tokenOf = async (email: string, kind: string = of.kinds[0]) =>
        (await places.mails(kind)).findLast(({ to }) => to === email)?.token ?? ''
      const at = ({ token }: Person, address: string) => places.as(token, { address })
      const lapsed = async () => (await places.mails(of.kinds[1])).map(({ to }) => to).toSorted()
      return { ...places, ...of, at, tokenOf, lapsed }
    }

    test('threat 45: what waits of a network and what its members take are one half together, and what waits gives way', async () => {
      const { enrol, at, from, take, left, lapsed, tokenOf, confirm, outbox, kinds, pass } = await openGoods()
      for (const [n, name] of ['un', 'deux', 'trois'].entries()) {
        given(await take(from(`192.0.2.${n}`), 4, `${name}@exemple.test`))
        pass(60)
      }
      given(await take(from('198.51.100.7'), 4, 'ailleurs@exemple.test'))
      expect(await left()).toBe(8)
      const [marie, jeanne] = [await enrol('marie@exemple.test'), await enrol('jeanne@exemple.test')]
      given(await take(at(marie, '192.0.2.9'), 6))
      // The newest of them first, and no more than are needed.
      expect([await lapsed(), await left()]).toEqual([['deux@exemple.test', 'trois@exemple.test'], 10])
      expect((await outbox(kinds[1])).map(({ params }) => params.why)).toEqual(['SHARE', 'SHARE'])
      expect(await codeOf(take(from('192.0.2.4'), 1, 'quatre@exemple.test'))).toBe('invalid')
      // Whoever comes by the link of that mail has places as long as the half has any.
      given(await confirm(await tokenOf('deux@exemple.test', kinds[1])))
      expect([await lapsed(), await left()]).toEqual([['deux@exemple.test', 'trois@exemple.test', 'un@exemple.test'], 10])
      given(await take(at(jeanne, '192.0.2.9'), 2))
      expect(await saidOf(confirm(await tokenOf('un@exemple.test')), 'token')).toContain('depuis votre réseau')
      expect(await left()).toBe(8)
    })

    test('threat 45: a full one has places for a member of the network that keeps half of it without confirming', async () => {
      const { enrol, at, from, take, left, lapsed, openOwner, tokenOf, confirm } = await openGoods()
      for (const n of [1, 2, 3]) given(await take(from(`192.0.2.${n}`), 4, `attend-${n}@exemple.test`))
      given(await take(await openOwner(), 12, 'groupe@exemple.test'))
      expect(await left()).toBe(0)
      const marie = await enrol('marie@exemple.test')
      expect(await codeOf(take(from('198.51.100.7'), 1))).toBe('invalid')
      given(await take(at(marie, '192.0.2.9'), 8))
      expect([(await lapsed()).length, await left()]).toEqual([2, 0])
      given(await confirm(await tokenOf('attend-1@exemple.test')))
    })

    test('threat 45: one place has no more than half with all its accounts and all that waits', async () => {
      const { enrol, at, from, take, left, lapsed } = await openGoods()
      given(await take(from('2001:db8:1:1::1'), 8, 'un@exemple.test'))
      for (const [n, email] of ['a@exemple.test', 'b@exemple.test'].entries())
        given(await take(at(await enrol(email), `2001:db8:1:1::${n + 2}`), 6))
      expect([await lapsed(), await left()]).toEqual([['un@exemple.test'], 12])
      expect(await codeOf(take(at(await enrol('c@exemple.test'), '2001:db8:1:1::9'), 1))).toBe('invalid')
    })

    test('threat 45: what waits for a mailbox in other networks gives way once it has confirmed its share', async () => {
      const { from, take, left, lapsed, confirm, tokenOf } = await openGoods()
      given(await take(from('192.0.2.7'), 6, 'zoe@gmail.com'))
      given(await take(from('198.51.100.7'), 6, 'z.oe@gmail.com'))
      expect(await left()).toBe(12)
      given(await confirm(await tokenOf('zoe@gmail.com')))
      expect([await lapsed(), await left()]).toEqual([['z.oe@gmail.com'], 18])
    })

    test('threat 45: what is given back before it is confirmed counts as what lapsed does, and is waited for less', async () => {
      const { from, take, left, giveBack, tokenOf, field, site } = await openGoods()
      const stranger = from('192.0.2.7')
      expect(given(await take(stranger, 4, 'un@exemple.test')).confirmBy).toBe(nextDay)
      const first = await tokenOf('un@exemple.test')
      given(await giveBack(first))
      expect([await left(), await codeOf(giveBack(first))]).toEqual([24, 'invalid'])
      // Nothing of the person is kept of it.
      const kept = [
        ...(await site.read.selectFrom('registrations').selectAll().execute()),
        ...(await site.read.selectFrom('bookings').selectAll().execute()),
      ]
      expect(kept).toMatchObject([{ state: 'LAPSED', from_mailbox: '', places: 4 }])
      expect(JSON.stringify(kept)).not.toMatch(/exemple|Agathe/)
      expect(given(await take(stranger, 3, 'deux@exemple.test')).confirmBy).toBe(shortly)
      given(await giveBack(await tokenOf('deux@exemple.test')))
      expect(await saidOf(take(stranger, 2, 'trois@exemple.test'), field)).toContain('encore réserver 1 place')
      given(await take(stranger, 1, 'trois@exemple.test'))
      given(await giveBack(await tokenOf('trois@exemple.test')))
      expect(await codeOf(take(stranger, 1, 'quatre@exemple.test'))).toBe('invalid')
      // Neighbours have what is left of the half of their network, and the others all.
      expect(await codeOf(take(from('192.0.2.8'), 5, 'cinq@exemple.test'))).toBe('invalid')
      given(await take(from('192.0.2.8'), 4, 'cinq@exemple.test'))
      expect(given(await take(from('198.51.100.7'), 8, 'six@exemple.test')).confirmBy).toBe(nextDay)
    })

    test('what is given back once it was confirmed, or by the house, counts for nothing', async () => {
      const { from, take, confirm, giveBack, tokenOf, openOwner, left } = await openGoods()
      const family = from('192.0.2.7')
      given(await take(family, 8, 'un@exemple.test'))
      given(await confirm(await tokenOf('un@exemple.test')))
      given(await giveBack(await tokenOf('un@exemple.test')))
      expect(given(await take(family, 8, 'un@exemple.test')).confirmBy).toBe(nextDay)
      const owner = await openOwner()
      for (const { id } of given(await owner.listRegistrations()).registrations)
        given(await owner.removeRegistration({ params: { id } }))
      for (const { id } of given(await owner.listBookings({ query: {} })).bookings)
        given(await owner.removeBooking({ params: { id } }))
      given(await take(family, 8, 'un@exemple.test'))
      expect(await left()).toBe(16)
    })

    test('a family, a hotel and an office behind one address have places, and more is written to the house', async () => {
      const { enrol, at, from, take, confirm, tokenOf, left, lapse, pass, openOwner, field } = await openGoods()
      for (const email of ['un@exemple.test', 'deux@exemple.test']) {
        given(await take(from('192.0.2.7'), 4, email))
        given(await confirm(await tokenOf(email)))
      }
      const marie = await enrol('marie@exemple.test')
      given(await take(at(marie, '192.0.2.7'), 4))
      expect(await saidOf(take(at(marie, '192.0.2.7'), 1), field)).toMatch(/écrivez-nous ou appelez-nous/)
      given(await take(await openOwner(), 12, 'groupe@exemple.test'))
      pass(48 * hour)
      await lapse()
      expect(await left()).toBe(0)
    })
  })
})

eachDatabase('small evenings and days', (open) => {
  test('threat 45: of four places a couple books two, and its network leaves the others to others', async () => {
    const { openOwner, elementId, enrol, as, from, register, book, left } = await openPlaces(await open())
    const owner = await openOwner()
    given(await owner.changeElement({ params: { id: elementId }, body: { places: 4 } }))
    given(await owner.changeCalendar({ params: { id: 'visites' }, body: { capacity: 4 } }))
    const { token } = await enrol('marie@exemple.test')
    const neighbour = as(token, { address: '192.0.2.9' })
    for (const take of [register, (by: ReturnType<typeof from>, count: number) => book(by, friday, count)]) {
      expect(await codeOf(take(from('192.0.2.7'), 3))).toBe('invalid')
      given(await take(from('192.0.2.7'), 2))
      expect(await codeOf(take(from('192.0.2.8'), 1))).toBe('invalid')
      expect(await codeOf(take(neighbour, 3))).toBe('invalid')
      given(await take(neighbour, 2))
      given(await take(from('198.51.100.7'), 2))
    }
    expect(await left()).toBe(0)
  })

  test('threat 45: what nobody can be asked to confirm counts with what members of its network take', async () => {
    const { enrol, as, from, book, leftOn } = await openPlaces(await open())
    given(await book(from('192.0.2.7'), friday, 8, ''))
    const { token } = await enrol('marie@exemple.test')
    const neighbour = as(token, { address: '192.0.2.9' })
    expect(await saidOf(book(neighbour, friday, 5), 'jour')).toContain('encore réserver 4 places')
    given(await book(neighbour, friday, 4))
    expect(await leftOn(friday)).toBe(12)
  })
})
