import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { addMonths } from '#app/models/content/bookings/calendar.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { enrol, logIn } from '../../support/account.ts'
import { openBrowser } from '../../support/browser.ts'
import { origin, shopForAll } from '../../support/site.ts'

const shop = shopForAll()
const month = () => parisDay(new Date()).slice(0, 7)
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const freeLinks = (html: string) =>
  [...html.matchAll(/href="\/formulaires\/visite\?jour=(\d{4}-\d{2}-\d{2})"/g)].map(([, day]) => day ?? '')

test('the months of the calendar are a table with links, forth and back without a script, within its bounds', async () => {
  const browser = openBrowser(shop())
  const first = await browser.open(`/agenda?mois=${month()}`)
  expect(first.headers.get('cache-control')).toContain('no-store')
  expect(first.html).toMatch(/<table class="month"><caption>/)
  expect(first.html).not.toContain('rel="prev"')
  const next = addMonths(month(), 1)
  expect(first.html).toContain(`href="/agenda?calendrier=visites&amp;mois=${next}"`)
  const second = await browser.open(`/agenda?calendrier=visites&mois=${next}`)
  expect(second.html).toContain(`mois=${month()}"`)
  const days = freeLinks(second.html)
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
  const [day = ''] = freeLinks(page.html)
  expect(day >= addDays(parisDay(new Date()), 70)).toBe(true)
  expect(page.html).toContain('rel="prev"')
  await wait(200)
  const full = await browser.open('/agenda')
  expect(freeLinks(full.html)).toEqual([])
  expect(full.html).not.toContain('rel="prev"')
  await wait(3)
})

test('a free day leads to its form with the day chosen; a day that fills up is offered no more', async () => {
  const browser = openBrowser(shop())
  const next = addMonths(month(), 1)
  const [day = ''] = freeLinks((await browser.open(`/agenda?mois=${next}`)).html)
  const form = await browser.open(`/formulaires/visite?jour=${day}`)
  expect(form.html).toMatch(new RegExp(`<option(?=[^>]* selected="")[^>]* value="${day}"|<option value="${day}" selected`))
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
  expect((await browser.open(`/formulaires/visite?jour=${day}`)).html).not.toContain(`value="${day}"`)
  expect(freeLinks((await browser.open(`/agenda?mois=${next}`)).html)).not.toContain(day)
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
  const html = await (await shop().get('/visites')).text()
  expect(html).toContain('Nous vous recevons le jeudi, le vendredi et le samedi.')
  expect(html).toContain('href="/agenda?calendrier=visites"')
  expect(html).toContain('href="/formulaires/visite"')
})

test('who has booked a day takes it into their calendar from the page of thanks; no other day and no unknown calendar', async () => {
  const next = addMonths(month(), 2)
  const [day = ''] = freeLinks((await openBrowser(shop()).open(`/agenda?calendrier=visites&mois=${next}`)).html)
  const thanks = await (await shop().get(`/formulaires/visite?envoye=oui&agenda=visites.${day}&agenda=autre.${day}`)).text()
  const [href = '', ...others] = [...thanks.matchAll(/href="(\/agenda\/reservation\.ics[^"]*)"/g)].map(([, to = '']) => to)
  expect(others).toEqual([])
  const file = await shop().get(href.replaceAll('&amp;', '&'))
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
  const [day = ''] = freeLinks((await browser.open(`/agenda?calendrier=visites&mois=${next}`)).html)
  const sent = await bookDay(day, 'ines@exemple.test')
  expect(sent.status).toBe(303)
  const thanks = (await browser.open(sent.headers.get('location') ?? '')).html
  expect(thanks).toMatch(
    /Confirmez par le lien du message que nous vous envoyons, avant le [^<]+ vos places vous sont gardées jusque-là/,
  )
  expect(thanks).not.toContain('Un courriel vous le confirme')
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
  expect([page.status, main(page.html).match(/<button/g)?.length, await state()]).toEqual([200, 1, 'WAITING'])
  for (const turn of ['once', 'twice']) {
    const confirmed = await browser.send(page, '/inscription/reservation/confirmer')
    expect([confirmed.url, await state()], turn).toEqual(['/agenda', 'CONFIRMED'])
    expect(confirmed.html, turn).toContain('vos places sont confirmées')
  }
  const [, back = ''] = /href="(\/inscription\/reservation\/annuler\/[\w-]+)"/.exec(page.html) ?? []
  const given = await browser.send(await browser.open(back), '/inscription/reservation/annuler')
  expect([given.url, await state()]).toEqual(['/agenda', undefined])
  const late = await browser.send(page, '/inscription/reservation/confirmer')
  expect([late.status, late.html]).toEqual([422, expect.stringContaining('Ce lien n’est plus valable')])
})

test('the owner sees which places are to be confirmed, and until when; a form that asks for no address says what that costs', async () => {
  const next = addMonths(month(), 2)
  const [, day = ''] = freeLinks((await openBrowser(shop()).open(`/agenda?calendrier=visites&mois=${next}`)).html)
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
