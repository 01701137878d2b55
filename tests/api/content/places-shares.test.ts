import { expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import type { Database } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given, type Person, saidOf } from '../support/accounts.ts'
import { hour, openPlaces } from '../support/trade/places.ts'

const friday = '2026-03-13'
const saturday = '2026-03-14'
const fridays = ['2026-03-06', friday, '2026-03-20', '2026-03-27', '2026-04-03', '2026-04-10', '2026-04-17']

/** An evening and days, members who come from where a test says, and the click of the mail that an address got. */
async function openShares(db: Database) {
  const places = await openPlaces(db)
  const at = ({ token }: Person, address: string) => places.as(token, { address })
  const tokenOf = async (kind: string, email: string) => (await places.mails(kind)).find(({ to }) => to === email)?.token ?? ''
  const confirm = async (email: string) =>
    places.as().confirmPlaces({ body: { token: await tokenOf('registration_confirmed', email) } })
  const confirmDay = async (email: string) =>
    places.as().confirmBooking({ body: { token: await tokenOf('booking_confirmed', email) } })
  return { ...places, at, confirm, confirmDay }
}

eachDatabase('what is confirmed of an evening', (open) => {
  test('threat 45: counts for one mailbox, however it is spelled and from however many places it comes', async () => {
    const { from, register, confirm, left, openOwner } = await openShares(await open())
    given(await register(from('192.0.2.7'), 8, 'zoe.perrenot@gmail.com'))
    given(await confirm('zoe.perrenot@gmail.com'))
    // Who only names a mailbox is not told what it holds: that is said to whoever opens its mail.
    given(await register(from('198.51.100.7'), 4, 'zoeperrenot+deux@gmail.com'))
    expect(await saidOf(confirm('zoeperrenot+deux@gmail.com'), 'token')).toBe(
      'Vous avez déjà toutes les places qui se réservent en ligne avec une même adresse e-mail : pour un groupe, écrivez-nous ou appelez-nous.',
    )
    const { registrations } = given(await (await openOwner()).listRegistrations({ query: { state: 'CONFIRMED' } }))
    given(await (await openOwner()).removeRegistration({ params: { id: registrations[0]?.id ?? '' } }))
    given(await confirm('zoeperrenot+deux@gmail.com'))
    given(await register(from('203.0.113.7'), 6, 'z.o.e.perrenot@googlemail.com'))
    expect(await saidOf(confirm('z.o.e.perrenot@googlemail.com'), 'token')).toBe(
      'Avec les places que vous avez déjà, il vous en reste 4 à réserver en ligne : refaites une demande pour 4 places au plus. Pour un groupe, écrivez-nous ou appelez-nous.',
    )
    given(await register(from('203.0.113.8'), 2, 'zoeperrenot@gmail.com'))
    given(await confirm('zoeperrenot@gmail.com'))
    given(await confirm('zoeperrenot@gmail.com'))
    // The six that it named beside them gave way: it could have confirmed them no more.
    expect(await left()).toBe(18)
  })

  test('threat 45: is asked of a mailbox whose places lapsed, and of two clicks at once one passes', async () => {
    const { from, register, tokens, as, pass, lapse, left } = await openShares(await open())
    for (const [n, email] of ['a@exemple.test', 'a+b@exemple.test', 'a+c@exemple.test'].entries())
      given(await register(from(`192.${n}.2.7`), 8, email))
    const both = await tokens('registration_confirmed')
    const codes = await Promise.all(both.map((token) => codeOf(as().confirmPlaces({ body: { token } }))))
    expect(codes.toSorted()).toEqual(['invalid', 'invalid', 'ok'])
    pass(24 * hour)
    await lapse()
    for (const token of await tokens('registration_lapsed'))
      expect(await saidOf(as().confirmPlaces({ body: { token } }), 'token')).toContain('toutes les places')
    expect(await left()).toBe(16)
  })

  test('threat 45: counts for the mailbox of members, and of their accounts together', async () => {
    const { enrol, at, register, confirm, from, left } = await openShares(await open())
    const first = await enrol('marie@gmail.com')
    const second = await enrol('ma.rie+vin@gmail.com')
    given(await register(at(first, '192.0.2.7'), 10, 'marie@gmail.com'))
    expect(await saidOf(register(at(second, '198.51.100.7'), 4, 'autre@exemple.test'), 'places')).toBe(
      'En ligne, vous pouvez encore réserver 2 places : pour un groupe, écrivez-nous ou appelez-nous.',
    )
    given(await register(at(second, '198.51.100.7'), 2, 'autre@exemple.test'))
    expect(await saidOf(register(at(first, '203.0.113.7'), 1), 'places')).toContain('plus aucune place')
    // Whoever was only named by a member has taken nothing.
    given(await register(from('203.0.113.8'), 2, 'autre@exemple.test'))
    given(await confirm('autre@exemple.test'))
    given(await register(from('203.0.113.9'), 1, 'm.arie@gmail.com'))
    expect(await codeOf(confirm('m.arie@gmail.com'))).toBe('invalid')
    expect(await left()).toBe(9)
  })

  test('threat 45: counts for the place and the network of members too, whatever mailboxes they have', async () => {
    const { enrol, at, from, register, confirm, left, tokens, as } = await openShares(await open())
    const [one, two, three] = [
      await enrol('un@exemple.test'),
      await enrol('deux@exemple.test'),
      await enrol('trois@exemple.test'),
    ]
    given(await register(from('192.0.2.9'), 6, 'quatre@exemple.test'))
    const [waiting = ''] = await tokens('registration_confirmed')
    // What nobody has confirmed keeps no member out.
    given(await register(at(one, '192.0.2.7'), 8))
    expect(await saidOf(register(at(two, '192.0.2.7'), 5), 'places')).toContain('encore réserver 4 places')
    given(await register(at(two, '192.0.2.8'), 4))
    expect(await saidOf(register(at(three, '192.0.2.10'), 1), 'places')).toContain('depuis votre réseau')
    expect(await saidOf(as().confirmPlaces({ body: { token: waiting } }), 'token')).toContain('depuis votre réseau')
    given(await register(at(three, '198.51.100.7'), 6))
    // The stranger's six gave way to what members have of the network.
    expect([await left(), await codeOf(confirm('quatre@exemple.test'))]).toEqual([6, 'invalid'])
  })

  test('leaves the house as many as it says, and counts nothing of it', async () => {
    const { openOwner, register, from, confirm, left } = await openShares(await open())
    given(await register(await openOwner(), 14))
    given(await register(from('192.0.2.7'), 8))
    given(await confirm('agathe@exemple.test'))
    given(await register(await openOwner(), 2))
    expect(await left()).toBe(0)
  })

  test('is kept as hashes, and forgotten with the evening', async () => {
    const { enrol, at, from, register, confirm, pass, run, site } = await openShares(await open())
    given(await register(at(await enrol('marie@exemple.test'), '192.0.2.7'), 2))
    given(await register(from('198.51.100.7'), 2))
    given(await confirm('agathe@exemple.test'))
    const rows = () => site.read.selectFrom('registrations').select(['from_block', 'from_network', 'from_mailbox']).execute()
    const kept = (await rows()).flatMap((row) => Object.values(row))
    expect(kept.every((hash) => /^[0-9a-f]{64}$/.test(hash) || hash.length === 43)).toBe(true)
    pass(30 * 24 * hour)
    await run(keepTerms)
    expect((await rows()).flatMap((row) => Object.values(row))).toEqual(Array(6).fill(''))
  })
})

eachDatabase('what is confirmed of days', (open) => {
  test('threat 45: counts for one mailbox, in places of a day and in days', async () => {
    const { from, book, confirmDay, leftOn, openOwner } = await openShares(await open())
    given(await book(from('192.0.2.7'), friday, 6, 'zoe@gmail.com'))
    given(await confirmDay('zoe@gmail.com'))
    given(await book(from('198.51.100.7'), friday, 4, 'z.oe@gmail.com'))
    expect(await saidOf(confirmDay('z.oe@gmail.com'), 'token')).toContain('il vous en reste 2 à réserver')
    given(await book(from('198.51.100.7'), saturday, 4, 'zoe+samedi@gmail.com'))
    given(await confirmDay('zoe+samedi@gmail.com'))
    given(await book(from('203.0.113.7'), '2026-03-20', 1, 'zoe+encore@gmail.com'))
    expect(await saidOf(confirmDay('zoe+encore@gmail.com'), 'token')).toContain('2 jours à venir au plus')
    given(await (await openOwner()).createBooking({ body: { calendar: 'visites', day: friday, places: 14 } }))
    expect(await leftOn(friday)).toBe(0)
  })

  test('threat 45: counts for the mailbox, the place and the network of members', async () => {
    const { enrol, at, book } = await openShares(await open())
    const [one, two] = [await enrol('marie@gmail.com'), await enrol('ma.rie+vin@gmail.com')]
    given(await book(at(one, '192.0.2.7'), friday, 8))
    expect(await saidOf(book(at(two, '198.51.100.7'), friday, 5), 'jour')).toContain('encore réserver 4 places')
    for (const day of fridays.slice(2)) given(await book(at(two, '198.51.100.7'), day, 1))
    expect(await saidOf(book(at(one, '203.0.113.7'), fridays[0] ?? '', 1), 'jour')).toContain('6 jours à venir')
    const three = await enrol('trois@exemple.test')
    expect(await saidOf(book(at(three, '192.0.2.7'), friday, 5), 'jour')).toContain('encore réserver 4 places')
    given(await book(at(three, '192.0.2.8'), friday, 4))
    expect(await saidOf(book(at(await enrol('quatre@exemple.test'), '192.0.2.9'), friday, 1), 'jour')).toContain(
      'depuis votre réseau',
    )
  })
})
