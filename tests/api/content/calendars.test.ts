import { expect, test } from 'vitest'
import { checkFields } from '#api/content/forms/form.ts'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import type { Database } from '#api/platform/database/database.ts'
import { turnClosings } from '#api/site/settings/turn-closings.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, faultsOf, given, saidOf } from '../support/accounts.ts'
import { openForms } from '../support/forms.ts'
import { day } from '../support/members.ts'
import { type Transport, transports } from '../support/stage.ts'

const fields = checkFields([
  { id: 'nom', label: 'Nom', type: 'TEXT', isRequired: true },
  { id: 'courriel', label: 'Adresse', type: 'EMAIL' },
  { id: 'jour', label: 'Jour', type: 'DATE', isRequired: true, calendar: 'visites' },
  { id: 'nombre', label: 'Combien', type: 'NUMBER', min: 1, calendar: 'visites' },
])
const params = { id: 'visites' }
const who = { nom: 'Marie', courriel: 'marie@exemple.test' }

/** A site whose calendar opens on Fridays and Saturdays, two days ahead, with ten places; the clock stands at a Sunday. */
async function openCalendars(db: Database, transport?: Transport) {
  const shop = await openForms(db, transport)
  const rules = { weekdays: [5, 6], leadDays: 2, horizonDays: 90, capacity: 10, closedDays: ['2026-03-14'] }
  given(await shop.admin().createCalendar({ body: { ...rules, id: 'visites', title: 'Visites', form: 'reserver' } }))
  const words = {
    title: 'Réserver',
    intro: '',
    thanks: '',
    recipient: '',
    updated_at: '2026-03-01T09:00:00.000Z',
    is_valid: 1 as const,
  }
  const row = { id: 'reserver', ...words, fields: JSON.stringify(fields.ok ? fields.value : []) }
  await shop.site.inTransaction((tx) => tx.insertInto('forms').values(row).execute())
  /** Books from a place of one's own, or as whom and from where it is said. */
  const book = (jour: string, nombre?: string, by: ReturnType<typeof shop.as> = shop.as()) =>
    by.submitForm({ params: { id: 'reserver' }, body: { answers: { ...who, jour, ...(nombre && { nombre }) } } })
  const free = async (month = 3, year = 2026) => given(await shop.as().listAllowedDates({ params: { ...params, month, year } }))
  const taken = async () => {
    const rows = await shop.site.read.selectFrom('bookings').select('places').execute()
    return rows.reduce((sum, { places }) => sum + places, 0)
  }
  return { ...shop, book, free, taken }
}

for (const [name, transport] of Object.entries(transports)) {
  eachDatabase(`calendars ${name}`, (open) => {
    test('days off of the house take their days from a calendar, and cached pages go once when they are told, begin and end', async () => {
      const { free, admin, as, run, pass, site, book } = await openCalendars(await open(), transport)
      const days = { firstDay: '2026-03-12', lastDay: '2026-03-20', announceDays: 7 }
      const { id } = given(await admin().createClosing({ body: { ...days, isTold: true, words: 'Congés !' } }))
      expect(await free()).toContain('2026-03-13')
      given(await admin().changeClosing({ params: { id }, body: { stopsBookings: true } }))
      expect(await free()).toEqual(['2026-03-06', '2026-03-07', '2026-03-21', '2026-03-27', '2026-03-28'])
      expect(await faultsOf(book('2026-03-13', '2'))).toEqual(['jour'])
      const readVersion = async () =>
        (await site.read.selectFrom('content_versions').select('version').executeTakeFirstOrThrow()).version
      await run(turnClosings)
      const first = await readVersion()
      const told: unknown[] = []
      for (let at = 1; at <= 20; at += 1) {
        pass(day)
        await run(turnClosings)
        const { closing } = given(await as().getSiteInfo())
        told.push([(await readVersion()) - first, closing?.isRunning, closing?.words])
      }
      // The clock stands at the first of March: told from the 5th, running from the 12th, over from the 21st.
      const at = (date: number) => told[date - 2]
      expect([at(4), at(5), at(11)]).toEqual([
        [0, undefined, undefined],
        [1, false, 'Congés !'],
        [1, false, 'Congés !'],
      ])
      expect([at(12), at(20), at(21)]).toEqual([
        [2, true, 'Congés !'],
        [2, true, 'Congés !'],
        [3, undefined, undefined],
      ])
    })

    test('[A-16] the free days of a month follow weekdays, closed days, holidays, the days ahead and the places left', async () => {
      const { free, as, admin, book, pass } = await openCalendars(await open(), transport)
      const friSat = ['06', '07', '13', '20', '21', '27', '28'].map((at) => `2026-03-${at}`)
      expect(await free()).toEqual(friSat)
      expect(await free(2)).toEqual([])
      expect(await free(5)).toEqual([
        '2026-05-02',
        '2026-05-09',
        '2026-05-15',
        '2026-05-16',
        '2026-05-22',
        '2026-05-23',
        '2026-05-29',
        '2026-05-30',
      ])
      expect(await free(6)).toEqual([])
      for (const places of ['5', '5']) given(await book('2026-03-06', places))
      expect(await free()).toEqual(friSat.slice(1))
      expect(await codeOf(as().listAllowedDates({ params: { ...params, month: 13, year: 2026 } }))).toBe('unreadable')
      expect(await codeOf(as(undefined, { siteId: '2' }).listAllowedDates({ params: { ...params, month: 3, year: 2026 } }))).toBe(
        'not_found',
      )
      given(await admin().changeCalendar({ params, body: { isValid: false } }))
      expect(await codeOf(as().listAllowedDates({ params: { ...params, month: 3, year: 2026 } }))).toBe('not_found')
      given(await admin().changeCalendar({ params, body: { isValid: true } }))
      pass(5 * day)
      expect(await free()).toEqual(friSat.slice(2))
    })
  })
}

eachDatabase('calendars', (open) => {
  test('of 64 who book the same day at once, ten places are had by ten; the others are told, and keep nothing', {
    timeout: 120_000,
  }, async () => {
    const { book, taken, count, as } = await openCalendars(await open())
    const codes = await Promise.all(Array.from({ length: 64 }, () => codeOf(book('2026-03-07'))))
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10)
    expect(new Set(codes)).toEqual(new Set(['ok', 'invalid']))
    expect([await taken(), await count()]).toEqual([10, 10])
    expect(given(await as().listAllowedDates({ params: { ...params, month: 3, year: 2026 } }))).not.toContain('2026-03-07')
  })

  test('groups of three fill ten places three times over, and the fourth is told how many are left', async () => {
    const { book, taken } = await openCalendars(await open())
    for (let turn = 0; turn < 3; turn += 1) given(await book('2026-03-07', '3'))
    expect(await saidOf(book('2026-03-07', '3'), 'jour')).toBe('Il ne reste que 1 place ce jour-là.')
    given(await book('2026-03-07', '1'))
    expect(await saidOf(book('2026-03-07'), 'jour')).toBe('Ce jour est complet : choisissez-en un autre.')
    expect(await taken()).toBe(10)
  })

  test('two days of one form that are the same day have no more places together than there are', async () => {
    const { admin, as, taken } = await openCalendars(await open())
    const jours = ['jour', 'retour'].map((id) => ({ id, label: id, type: 'DATE' as const, calendar: 'visites' }))
    const people = { id: 'nombre', label: 'Combien', type: 'NUMBER' as const, calendar: 'visites' }
    given(await admin().changeForm({ params: { id: 'reserver' }, body: { fields: [...jours, people] } }))
    const book = (retour: string, nombre: string) =>
      as().submitForm({ params: { id: 'reserver' }, body: { answers: { jour: '2026-03-07', retour, nombre } } })
    given(await admin().createBooking({ body: { calendar: 'visites', day: '2026-03-07', places: 6 } }))
    expect(await faultsOf(book('2026-03-07', '3'))).toEqual(['retour'])
    expect(await taken()).toBe(6)
    given(await book('2026-03-13', '3'))
    expect(await taken()).toBe(12)
  })

  test('threat 45: one place books two days to come, and its share of each; a member who confirmed their address more, the house any', async () => {
    const { admin, as, enrol, book, taken, site, run, pass } = await openCalendars(await open())
    const at = '192.0.2.7'
    const place = as(undefined, { address: at })
    expect(await saidOf(book('2026-03-06', '10', place), 'jour')).toBe(
      'En ligne, vous pouvez encore réserver 5 places : pour un groupe, écrivez-nous ou appelez-nous.',
    )
    given(await book('2026-03-06', '5', place))
    expect(await saidOf(book('2026-03-06', '1', place), 'jour')).toContain('plus aucune place')
    given(await book('2026-03-07', '1', place))
    expect(await saidOf(book('2026-03-13', '1', as(undefined, { address: at })), 'jour')).toBe(
      'En ligne, 2 jours à venir au plus se réservent depuis une même connexion, une même adresse e-mail ou un même compte : pour d’autres jours, écrivez-nous ou appelez-nous.',
    )
    given(await book('2026-03-07', '4', place))
    given(await book('2026-03-13', '5'))
    const { api } = await enrol('marie@exemple.test')
    const days = ['2026-03-13', '2026-03-20', '2026-03-21', '2026-03-27', '2026-03-28', '2026-04-03']
    for (const jour of days) given(await book(jour, '4', api))
    expect(await saidOf(book('2026-04-04', '1', api), 'jour')).toContain('6 jours à venir')
    given(await admin().createBooking({ body: { calendar: 'visites', day: '2026-04-04', places: 10 } }))
    expect(await taken()).toBe(49)
    const kept = async () => {
      const rows = await site.read.selectFrom('bookings').select('from_block').where('from_block', '!=', '').execute()
      return rows.map(({ from_block }) => from_block)
    }
    expect([new Set(await kept()).size, (await kept()).join().includes(at)]).toEqual([3, false])
    // A day that is over makes room for another, and where it was booked from is forgotten.
    pass(6 * day)
    given(await book('2026-03-20', '1', as(undefined, { address: at })))
    expect(await kept()).toHaveLength(11)
    await run(keepTerms)
    expect(await kept()).toHaveLength(10)
  })

  test('threat 45: a form that asks for three days of one calendar books none', async () => {
    const { admin, as, taken } = await openCalendars(await open())
    const jours = ['jour', 'retour', 'encore'].map((id) => ({ id, label: id, type: 'DATE' as const, calendar: 'visites' }))
    given(await admin().changeForm({ params: { id: 'reserver' }, body: { fields: jours } }))
    const answers = { jour: '2026-03-07', retour: '2026-03-13', encore: '2026-03-20' }
    expect(await faultsOf(as().submitForm({ params: { id: 'reserver' }, body: { answers } }))).toEqual(['encore'])
    expect(await taken()).toBe(0)
    given(await as().submitForm({ params: { id: 'reserver' }, body: { answers: { ...answers, encore: '2026-03-07' } } }))
    expect(await taken()).toBe(3)
  })

  test.each(['2026-03-02', '2026-03-08', '2026-03-14', '2026-05-01', '2026-05-08', '2027-03-05', '2026-02-30'])(
    'the day %s cannot be booked, whatever the page offered',
    async (wanted) => {
      const { book, taken } = await openCalendars(await open())
      expect(await faultsOf(book(wanted))).toEqual(['jour'])
      expect(await taken()).toBe(0)
    },
  )

  test('[P-12] places that were taken go a year after their day, with the notes on them', async () => {
    const { admin, taken, pass, run } = await openCalendars(await open())
    given(await admin().createBooking({ body: { calendar: 'visites', day: '2026-03-06', places: 2, note: 'Mme Vuillemin' } }))
    pass(369 * day)
    await run(keepTerms)
    expect(await taken()).toBe(2)
    pass(2 * day)
    await run(keepTerms)
    expect(await taken()).toBe(0)
  })

  test('an owner notes bookings on any day but never too many, gives places back, and an erased answer frees its own', async () => {
    const { admin, book, taken } = await openCalendars(await open())
    const noted = given(
      await admin().createBooking({ body: { calendar: 'visites', day: '2026-03-02', places: 8, note: 'Téléphone' } }),
    )
    const more = { calendar: 'visites', day: '2026-03-02', places: 3 }
    expect(await saidOf(admin().createBooking({ body: more }), 'places')).toBe('Il ne reste que 2 places ce jour-là.')
    expect(await faultsOf(admin().createBooking({ body: { ...more, calendar: 'autre' } }))).toEqual(['calendar'])
    const { id } = given(await book('2026-03-06', '2'))
    const { bookings } = given(await admin().listBookings({ query: { calendar: 'visites' } }))
    expect(bookings.map((row) => [row.day, row.places, row.answer])).toEqual([
      ['2026-03-02', 8, null],
      ['2026-03-06', 2, id],
    ])
    expect(await codeOf(admin().removeCalendar({ params }))).toBe('conflict')
    given(await admin().removeFormAnswer({ params: { id } }))
    given(await admin().removeBooking({ params: { id: noted.id } }))
    expect(await taken()).toBe(0)
    expect(given(await admin().listAdminCalendars({ query: {} })).calendars[0]?.closedDays).toEqual(['2026-03-14'])
    given(await admin().removeCalendar({ params }))
    expect(await codeOf(admin().getAdminCalendar({ params }))).toBe('not_found')
  })
})
