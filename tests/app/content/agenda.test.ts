import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { addMonths } from '#app/models/content/bookings/calendar.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { enrol, logIn } from '../../support/account.ts'
import { fieldsOf, openBrowser } from '../../support/browser.ts'
import type { Page } from '../../support/page/page.ts'
import { origin, shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const month = () => parisDay(new Date()).slice(0, 7)
const booking = '/formulaires/visite?jour='
const freeDays = (page: Page) =>
  page
    .links()
    .filter(({ href }) => href?.startsWith(booking))
    .map(({ href = '' }) => href.slice(booking.length))

test('the months of the calendar are a table with links, forth and back without a script, within its bounds', async () => {
  const browser = openBrowser(shop())
  const first = await browser.open(`/agenda?mois=${month()}`)
  expect(first.headers.get('cache-control')).toContain('no-store')
  expect(first.all('table > caption')).toHaveLength(1)
  expect(first.links(/^Mois précédent/)).toHaveLength(0)
  const next = addMonths(month(), 1)
  expect(first.link(/^Mois suivant/).href).toBe(`/agenda?calendrier=visites&mois=${next}`)
  const second = await browser.open(`/agenda?calendrier=visites&mois=${next}`)
  expect(second.link(/^Mois précédent/).href).toContain(`mois=${month()}`)
  const days = freeDays(second)
  expect(days.length).toBeGreaterThan(5)
  for (const day of days) expect([4, 5, 6]).toContain(new Date(`${day}T00:00:00Z`).getUTCDay())
  for (const bad of ['2026-13', '1999-01', 'x', addMonths(month(), -1), addMonths(month(), 30)]) {
    expect((await shop().get(`/agenda?mois=${bad}`)).status, bad).toBe(404)
  }
  expect((await shop().get('/agenda?calendrier=inconnu')).status).toBe(404)
})

test('the calendar opens on its first month with a free day, however far that is', async () => {
  const browser = openBrowser(shop())
  const calendars = bindToSite(shop().db, '1')
  const wait = (days: number) =>
    calendars.inTransaction((tx) => tx.updateTable('calendars').set({ lead_days: days }).where('id', '=', 'visites').execute())
  await wait(70)
  const page = await browser.open('/agenda')
  const [day = ''] = freeDays(page)
  expect(day >= addDays(parisDay(new Date()), 70)).toBe(true)
  expect(page.links(/^Mois précédent/)).toHaveLength(1)
  await wait(200)
  const full = await browser.open('/agenda')
  expect(freeDays(full)).toEqual([])
  expect(full.links(/^Mois précédent/)).toHaveLength(0)
  await wait(3)
})

test('a free day leads to its form with the day chosen; a day that fills up is offered no more', async () => {
  const browser = openBrowser(shop())
  const next = addMonths(month(), 1)
  const [day = ''] = freeDays(await browser.open(`/agenda?mois=${next}`))
  const form = await browser.open(`/formulaires/visite?jour=${day}`)
  expect(fieldsOf(form, '/formulaires/visite')).toMatchObject({ 'q-date': day })
  await bindToSite(shop().db, '1').inTransaction((tx) =>
    tx
      .insertInto('bookings')
      .values({
        id: 'plein',
        calendar_id: 'visites',
        day,
        places: 24,
        answer_id: null,
        note: '',
        created_at: new Date().toISOString(),
      })
      .execute(),
  )
  expect((await browser.open(`/formulaires/visite?jour=${day}`)).all(`[value="${day}"]`)).toHaveLength(0)
  expect(freeDays(await browser.open(`/agenda?mois=${next}`))).not.toContain(day)
})

test('calendar programs can follow the free days', async () => {
  const answer = await shop().get('/agenda.ics?calendrier=visites')
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  const events = text.match(/^BEGIN:VEVENT/gm) ?? []
  expect(events.length).toBeGreaterThan(20)
  expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(events.length)
})

test('a page with the calendar’s block says when it is open and leads to the free days', async () => {
  const { main } = await shop().page('/visites')
  expect(main.text).toContain('Nous vous recevons le jeudi, le vendredi et le samedi.')
  const ways = main.links().map(({ href }) => href)
  for (const way of ['/agenda?calendrier=visites', '/formulaires/visite']) expect(ways).toContain(way)
})

test('who has booked a day takes it into their calendar from the page of thanks; no other day and no unknown calendar', async () => {
  const next = addMonths(month(), 2)
  const [day = ''] = freeDays(await shop().page(`/agenda?calendrier=visites&mois=${next}`))
  const thanks = await shop().page(`/formulaires/visite?envoye=oui&agenda=visites.${day}&agenda=autre.${day}`)
  const files = thanks.all('a[href^="/agenda/reservation.ics"]')
  expect(files).toHaveLength(1)
  const file = await shop().get(files[0]?.href ?? '')
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await file.text()
  expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`)
  expect(text).toContain(`UID:reservation-visites-${day}@localhost:3000\r\n`)
  expect((await shop().get(`/agenda/reservation.ics?calendrier=visites&jour=demain`)).status).toBe(404)
  expect((await shop().get(`/agenda/reservation.ics?calendrier=autre&jour=${day}`)).status).toBe(404)
})

/** Books a day by the form, as a browser without scripts does. */
async function bookDay(day: string, email: string) {
  const answers = { nom: 'Inès', courriel: email, date: day, nombre: '3', qui: 'Des amis ou la famille', majeurs: 'oui' }
  const body = new FormData()
  for (const [name, value] of Object.entries(answers)) body.append(`q-${name}`, value)
  return shop().shop.fetch(new Request(`${origin}/formulaires/visite`, { method: 'POST', body, headers: { origin } }))
}

test('a booked day is confirmed by the one button of the page that its mail leads to, or given back, and the page of thanks says so', async () => {
  const browser = openBrowser(shop())
  const { read } = bindToSite(shop().db, '1')
  const next = addMonths(month(), 2)
  const [day = ''] = freeDays(await browser.open(`/agenda?calendrier=visites&mois=${next}`))
  const sent = await bookDay(day, 'ines@exemple.test')
  expect(sent.status).toBe(303)
  const thanks = await browser.open(sent.headers.get('location') ?? '')
  expect(thanks.text).toMatch(
    /Confirmez par le lien du message que nous vous envoyons, avant le .+ vos places vous sont gardées jusque-là/,
  )
  expect(thanks.html).not.toContain('Un courriel vous le confirme')
  const { params } = await read
    .selectFrom('outbox')
    .select('params')
    .where('recipient', '=', 'ines@exemple.test')
    .executeTakeFirstOrThrow()
  const state = async () => {
    const rows = await read.selectFrom('bookings').select(['day', 'state']).where('token_hash', '!=', '').execute()
    return rows.find((row) => row.day === day)?.state
  }
  const page = await browser.open((JSON.parse(params) as { path: string }).path)
  expect([page.status, page.main.buttons().length, await state()]).toEqual([200, 1, 'WAITING'])
  for (const turn of ['once', 'twice']) {
    const confirmed = await browser.send(page, '/inscription/reservation/confirmer')
    expect([confirmed.url, await state()], turn).toEqual(['/agenda', 'CONFIRMED'])
    expect(confirmed.html, turn).toContain('vos places sont confirmées')
  }
  const { href: back = '' } = page.one('a[href^="/inscription/reservation/annuler/"]')
  const given = await browser.send(await browser.open(back), '/inscription/reservation/annuler')
  expect([given.url, await state()]).toEqual(['/agenda', undefined])
  const late = await browser.send(page, '/inscription/reservation/confirmer')
  expect([late.status, late.html]).toEqual([422, expect.stringContaining('Ce lien n’est plus valable')])
})

test('the owner sees which places are to be confirmed, and until when; a form that asks for no address says what that costs', async () => {
  const next = addMonths(month(), 2)
  const [, day = ''] = freeDays(await shop().page(`/agenda?calendrier=visites&mois=${next}`))
  expect((await bookDay(day, 'marc@exemple.test')).status).toBe(303)
  const email = 'cave@shop.test'
  const owner = await enrol(shop(), email)
  await bindToSite(shop().db, '1').inTransaction((tx) =>
    tx.updateTable('users').set({ role: 'ADMIN' }).where('email', '=', email).execute(),
  )
  await logIn(owner, email)
  const list = (await owner.open('/admin/reservations?vue=a-confirmer')).html
  expect(list).toContain('À confirmer par courriel')
  expect(list).toContain('À confirmer avant')
  const advice = 'réserve des jours sans demander à chacun son adresse'
  expect((await owner.open('/admin/formulaires/visite')).html).not.toContain(advice)
  await bindToSite(shop().db, '1').inTransaction((tx) =>
    tx
      .updateTable('forms')
      .set({ fields: JSON.stringify([{ id: 'date', label: 'Jour', type: 'DATE', calendar: 'visites' }]) })
      .execute(),
  )
  expect((await owner.open('/admin/formulaires/visite')).html).toContain(advice)
})
