import { describe, expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { mostOfShare } from '#api/platform/mail/mail-budget.ts'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given, saidOf } from '../support/accounts.ts'
import { evening, hour, openPlaces, who } from '../support/trade/places.ts'

const friday = '2026-03-13'
const tooLate = 'Il est trop tard pour reprendre ces places en ligne : écrivez-nous ou appelez-nous.'
const gone = 'Le délai est passé, et d’autres ont pris vos places'

eachDatabase('places of an evening', (open) => {
  test('are confirmed by the link of their mail, before their time and after it as long as nothing has let them go; twice is once', async () => {
    const { as, openOwner, register, tokens, pass, lapse, left } = await openPlaces(await open())
    expect(given(await register(as(), 3))).toEqual({ confirmBy: '2026-03-02T10:00:00.000Z' })
    expect(given(await (await openOwner()).listRegistrations({ query: { state: 'WAITING' } })).registrations).toMatchObject([
      { places: 3, state: 'WAITING', confirmBy: '2026-03-02T10:00:00.000Z' },
    ])
    const [token = ''] = await tokens('registration_confirmed')
    expect(given(await as().confirmPlaces({ body: { token } }))).toMatchObject({ places: 3, route: evening.route })
    given(await as().confirmPlaces({ body: { token } }))
    expect(await codeOf(as().confirmPlaces({ body: { token: 'x'.repeat(43) } }))).toBe('invalid')
    pass(25 * hour)
    await lapse()
    expect(await left()).toBe(21)
    expect(given(await (await openOwner()).listRegistrations()).registrations).toMatchObject([
      { state: 'CONFIRMED', confirmBy: null },
    ])
    // The job that lets them go runs every thirty seconds: until then the click is in time.
    given(await register(as(), 2, 'zoe@exemple.test'))
    pass(25 * hour)
    given(await as().confirmPlaces({ body: { token: (await tokens('registration_confirmed')).at(-1) ?? '' } }))
    await lapse()
    expect(await left()).toBe(19)
  })

  test('that nobody confirms are free again, told by mail, and taken again by the link of either mail as long as there are so many', async () => {
    const { as, openOwner, register, tokens, pass, lapse, left, mails } = await openPlaces(await open())
    given(await register(as(), 6))
    pass(24 * hour - 1)
    await lapse()
    expect(await left()).toBe(18)
    pass(1)
    await lapse()
    await lapse()
    expect([await left(), given(await (await openOwner()).listRegistrations()).total]).toEqual([24, 0])
    expect((await mails('registration_lapsed')).map(({ to }) => to)).toEqual([who.email])
    const [first = ''] = await tokens('registration_confirmed')
    const [again = ''] = await tokens('registration_lapsed')
    expect(again).not.toBe(first)
    await Promise.all([again, first, again, first].map(async (token) => given(await as().confirmPlaces({ body: { token } }))))
    expect([await left(), given(await (await openOwner()).listRegistrations()).total]).toEqual([18, 1])
    pass(25 * hour)
    await lapse()
    expect(await left()).toBe(18)
    given(await as().cancelRegistration({ body: { token: again } }))
    expect(await left()).toBe(24)
  })

  test('that lapsed and were taken by others are refused in clear words, and given back twice free nothing', async () => {
    const { as, openOwner, register, tokens, pass, lapse, left } = await openPlaces(await open())
    given(await register(as(), 6))
    pass(24 * hour)
    await lapse()
    const [token = ''] = await tokens('registration_confirmed')
    given(await register(await openOwner(), 22, 'groupe@exemple.test'))
    expect(await saidOf(as().confirmPlaces({ body: { token } }), 'token')).toBe(
      `${gone} : il n’en reste que 2. Réservez celles qui restent, ou appelez-nous.`,
    )
    given(await register(await openOwner(), 2, 'groupe@exemple.test'))
    expect(await saidOf(as().confirmPlaces({ body: { token } }), 'token')).toContain('c’est complet')
    given(await as().cancelRegistration({ body: { token } }))
    expect(await left()).toBe(0)
    expect(await codeOf(as().cancelRegistration({ body: { token } }))).toBe('invalid')
  })

  test('that lapsed are not taken again of an evening that the owner has taken off the site', async () => {
    const { as, openOwner, elementId, register, tokens, pass, lapse, site } = await openPlaces(await open())
    given(await register(as(), 6))
    pass(24 * hour)
    await lapse()
    given(await (await openOwner()).changeElement({ params: { id: elementId }, body: { isValid: false } }))
    const [token = ''] = await tokens('registration_confirmed')
    expect(await saidOf(as().confirmPlaces({ body: { token } }), 'token')).toBe(tooLate)
    expect(await site.read.selectFrom('elements').select('taken').where('id', '=', elementId).execute()).toEqual([{ taken: 0 }])
  })

  test('are not let go once it has begun, and what lapsed is forgotten with it', async () => {
    const { as, openOwner, elementId, register, tokens, pass, lapse, run, site } = await openPlaces(await open())
    given(await register(as(), 1))
    pass(24 * hour)
    await lapse()
    // Eight hours before it begins: they are kept until then.
    pass(18 * 24 * hour)
    expect(given(await register(as(), 1, 'zoe@exemple.test'))).toEqual({ confirmBy: '2026-03-20T18:00:00.000Z' })
    pass(8 * hour)
    await lapse()
    expect(given(await (await openOwner()).listRegistrations()).registrations).toMatchObject([
      { email: 'zoe@exemple.test', state: 'WAITING' },
    ])
    const [token = ''] = await tokens('registration_confirmed')
    expect(await saidOf(as().confirmPlaces({ body: { token } }), 'token')).toBe(tooLate)
    const rows = () => site.read.selectFrom('registrations').select(['state', 'from_block', 'from_network']).execute()
    expect(await rows()).toHaveLength(2)
    await run(keepTerms)
    expect(await rows()).toEqual([{ state: 'WAITING', from_block: '', from_network: '' }])
    // Whoever let their places go hears nothing more of it.
    given(await (await openOwner()).removeElement({ params: { id: elementId } }))
  })

  test('that lapsed are told of no change, and are nobody’s when the owner lists or ends them', async () => {
    const { as, openOwner, elementId, register, pass, lapse, mails, site } = await openPlaces(await open())
    given(await register(as(), 1))
    pass(24 * hour)
    await lapse()
    const { id } = await site.read.selectFrom('registrations').select('id').executeTakeFirstOrThrow()
    expect(await codeOf((await openOwner()).getRegistration({ params: { id } }))).toBe('not_found')
    expect(await codeOf((await openOwner()).removeRegistration({ params: { id } }))).toBe('not_found')
    given(await (await openOwner()).changeElement({ params: { id: elementId }, body: { date: '2026-03-21T18:00:00.000Z' } }))
    given(await (await openOwner()).removeElement({ params: { id: elementId } }))
    expect([...(await mails('registration_changed')), ...(await mails('registration_cancelled'))]).toEqual([])
  })

  test('of a member with a confirmed address and of the house are confirmed from the beginning', async () => {
    const { openOwner, enrol, register, pass, lapse, left, mails } = await openPlaces(await open())
    const { api } = await enrol('marie@exemple.test')
    expect(given(await register(api, 2))).toEqual({ confirmBy: null })
    expect(given(await register(await openOwner(), 2))).toEqual({ confirmBy: null })
    expect((await mails('registration_confirmed')).every(({ path }) => path.startsWith('/inscription/annuler/'))).toBe(true)
    pass(48 * hour)
    await lapse()
    expect(await left()).toBe(20)
  })

  test('wait from when the mail leaves that asks to confirm them, and what is written to others leaves them whole', async () => {
    const { as, register, site, stage } = await openPlaces(await open())
    const about = { params: {}, site: { id: '1', name: '', origin: 'https://coteaux.test' }, now: stage.dependencies.now() }
    const spend = (kind: 'message_acknowledged' | 'booking_confirmed') =>
      site.inTransaction(async (tx) => {
        for (let n = 0; n < mostOfShare.places; n += 1)
          await queueMail(tx, { ...about, kind, to: `inconnu-${n}@${kind.replace('_', '-')}.test` })
      })
    await spend('message_acknowledged')
    expect(given(await register(as(), 1))).toEqual({ confirmBy: '2026-03-02T10:00:00.000Z' })
    await spend('booking_confirmed')
    expect(given(await register(as(), 1, 'zoe@exemple.test'))).toEqual({ confirmBy: '2026-03-02T11:00:00.000Z' })
  })

  test('threat 45: sixty addresses fill an evening for an hour at most, and none of them takes its share anew', async () => {
    const { from, register, pass, lapse, left } = await openPlaces(await open())
    const crowd = Array.from({ length: 60 }, (_, n) => from(`192.${n}.2.7`))
    for (const [n, one] of crowd.entries()) await register(one, 8, `inconnu-${n}@exemple-${n}.test`)
    const honest = from('198.51.100.7')
    expect([await left(), await codeOf(register(honest, 1))]).toEqual([0, 'invalid'])
    pass(hour)
    await lapse()
    // What was taken while half was left waits for its day; all else is back.
    expect(await left()).toBe(16)
    given(await register(honest, 4))
    const same = await Promise.all([0, 1, 2].map((n) => codeOf(register(crowd[n] ?? honest, 1))))
    expect(same).toEqual(['invalid', 'invalid', 'invalid'])
    pass(24 * hour)
    await lapse()
    expect(await left()).toBe(24)
  })

  test('threat 45: all addresses of one network leave half of an evening to others at once', async () => {
    const { from, register, left, pass, lapse, mails, site } = await openPlaces(await open())
    for (let n = 0; n < 141; n += 1) await register(from(`2001:db8:7:${n.toString(16)}::1`), 2, `inconnu-${n}@exemple-${n}.test`)
    expect(await left()).toBe(12)
    expect(await saidOf(register(from('2001:db8:7:fff::1'), 1), 'places')).toContain('depuis votre réseau')
    given(await register(from('2001:db8:8::1'), 6))
    const kept = await site.read.selectFrom('registrations').select(['from_block', 'from_network']).execute()
    expect(JSON.stringify(kept)).not.toContain('2001')
    // What is confirmed is its network's still, until the evening is over.
    const token = (await mails('registration_confirmed')).find(({ to }) => to.startsWith('inconnu-'))?.token ?? ''
    given(await from('2001:db8:7::1').confirmPlaces({ body: { token } }))
    expect(await saidOf(register(from('2001:db8:7:fff::1'), 1), 'places')).toContain('depuis votre réseau')
    pass(24 * hour)
    await lapse()
    expect(await saidOf(register(from('2001:db8:7:ffd::1'), 1), 'places')).toContain('depuis votre réseau')
    expect(await left()).toBe(22)
  })
})

eachDatabase('days of a calendar', (open) => {
  test('are confirmed by the link of their mail, or given back by it', async () => {
    const { as, openOwner, book, tokens, pass, lapse, leftOn } = await openPlaces(await open())
    expect(given(await book(as(), friday, 3)).confirmBy).toBe('2026-03-02T10:00:00.000Z')
    const [token = ''] = await tokens('booking_confirmed')
    expect(given(await as().confirmBooking({ body: { token } }))).toEqual({ calendar: 'visites', day: friday, places: 3 })
    given(await as().confirmBooking({ body: { token } }))
    pass(48 * hour)
    await lapse()
    expect(given(await (await openOwner()).listBookings({ query: {} })).bookings).toMatchObject([
      { places: 3, state: 'CONFIRMED', confirmBy: null },
    ])
    given(await as().cancelBooking({ body: { token } }))
    expect(await leftOn(friday)).toBe(24)
    for (const act of ['confirmBooking', 'cancelBooking'] as const)
      expect(await codeOf(as()[act]({ body: { token } })), act).toBe('invalid')
  })

  test('that nobody confirms are free again, told by mail, and taken again as long as there are so many', async () => {
    const { as, openOwner, book, tokens, pass, lapse, leftOn, mails } = await openPlaces(await open())
    given(await book(as(), friday, 6))
    pass(24 * hour)
    await lapse()
    await lapse()
    expect([await leftOn(friday), given(await (await openOwner()).listBookings({ query: {} })).total]).toEqual([24, 0])
    expect((await mails('booking_lapsed')).map(({ to }) => to)).toEqual([who.email])
    const [first = ''] = await tokens('booking_confirmed')
    const [again = ''] = await tokens('booking_lapsed')
    given(await (await openOwner()).createBooking({ body: { calendar: 'visites', day: friday, places: 20 } }))
    expect(await saidOf(as().confirmBooking({ body: { token: again } }), 'token')).toBe(
      `${gone} : il n’en reste que 4. Réservez celles qui restent, ou appelez-nous.`,
    )
    const [noted] = given(await (await openOwner()).listBookings({ query: {} })).bookings
    given(await (await openOwner()).removeBooking({ params: { id: noted?.id ?? '' } }))
    given(await as().confirmBooking({ body: { token: first } }))
    expect(await leftOn(friday)).toBe(18)
    // What lapsed keeps no calendar from being removed.
    given(await as().cancelBooking({ body: { token: again } }))
    given(await book(as(), friday, 1))
    pass(24 * hour)
    await lapse()
    given(await (await openOwner()).changeCalendar({ params: { id: 'visites' }, body: { closedDays: [friday] } }))
    const last = (await tokens('booking_lapsed')).find((token) => token !== again) ?? ''
    expect(await saidOf(as().confirmBooking({ body: { token: last } }), 'token')).toBe(tooLate)
    given(await (await openOwner()).removeCalendar({ params: { id: 'visites' } }))
  })

  test('threat 45: all addresses of one network hold six days and half of each, and others find a place at once', async () => {
    const { from, book, site } = await openPlaces(await open())
    const wanted = [
      ...['2026-03-06', '2026-03-13', '2026-03-20', '2026-03-27', '2026-04-03', '2026-04-10', '2026-04-17', '2026-04-24'],
      '2026-05-15',
    ]
    for (let n = 0; n < 141; n += 1)
      await book(from(`2001:db8:7:${n.toString(16)}::1`), wanted[n % wanted.length] ?? '', 6, `inconnu-${n}@exemple-${n}.test`)
    const rows = await site.read.selectFrom('bookings').select(['day', 'places']).execute()
    const days = [...new Set(rows.map(({ day }) => day))]
    const taken = days.map((day) => rows.reduce((sum, row) => (row.day === day ? sum + row.places : sum), 0))
    expect(taken).toEqual([12, 12, 12, 12, 12, 12])
    expect(await saidOf(book(from('2001:db8:7:fff::1'), '2026-05-15', 1), 'jour')).toContain('depuis votre réseau')
    for (const day of days.slice(0, 2)) given(await book(from('198.51.100.7'), day, 6))
  })

  test('threat 45: sixty addresses keep days full for an hour, and no more than half of each for longer', async () => {
    const { from, book, leftOn, pass, lapse } = await openPlaces(await open())
    for (let n = 0; n < 60; n += 1) await book(from(`192.${n}.2.7`), n % 2 ? friday : '2026-03-14', 8, `inconnu-${n}@e-${n}.test`)
    const honest = from('198.51.100.7')
    expect([await leftOn(friday), await codeOf(book(honest, friday, 1))]).toEqual([0, 'invalid'])
    pass(hour)
    await lapse()
    expect([await leftOn(friday), await leftOn('2026-03-14')]).toEqual([16, 16])
    given(await book(honest, friday, 6))
  })

  describe('that are booked without an address', () => {
    test('threat 45: take half of a day together, and whoever wants more is told to write or to call', async () => {
      const { as, openOwner, enrol, book, leftOn, pass, lapse, mails } = await openPlaces(await open())
      for (let n = 0; n < 2; n += 1) expect(given(await book(as(), friday, 5, '')).confirmBy).toBeNull()
      expect(await saidOf(book(as(), friday, 3, ''), 'jour')).toBe(
        'Sans adresse e-mail pour les confirmer, 2 places au plus se réservent encore en ligne ce jour-là : pour davantage, écrivez-nous ou appelez-nous.',
      )
      given(await book(as(), friday, 2, ''))
      expect(await saidOf(book(as(), friday, 1, ''), 'jour')).toContain('plus aucune place ne se réserve en ligne')
      // Nothing lets them go, nobody is written to, and all others book as before.
      expect(await mails('booking_confirmed')).toEqual([])
      pass(48 * hour)
      await lapse()
      given(await book(as(), friday, 4))
      const { api } = await enrol('marie@exemple.test')
      expect(given(await book(api, friday, 4, '')).confirmBy).toBeNull()
      given(await (await openOwner()).createBooking({ body: { calendar: 'visites', day: friday, places: 4 } }))
      expect(await leftOn(friday)).toBe(0)
      const states = given(await (await openOwner()).listBookings({ query: {} })).bookings.map(({ state }) => state)
      expect(states.toSorted()).toEqual(['CONFIRMED', 'CONFIRMED', 'UNASKED', 'UNASKED', 'UNASKED', 'WAITING'])
    })
  })
})
