import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkFields } from '#api/content/forms/form.ts'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import type { Database } from '#api/platform/database/database.ts'
import { openMailFolder } from '#api/platform/outside/mail-folder.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/accounts.ts'
import { openForms } from '../support/forms.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const who = { firstname: 'Agathe', lastname: 'Perrenot', email: 'agathe@exemple.test' }

/** A shop whose mails become files, read as a mail program reads them. */
async function openMailed(db: Database) {
  const shop = await openForms(db)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-rendez-vous-'))
  folders.push(folder)
  const readMails = async () => {
    await sendDueMails({ db: shop.stage.db, port: openMailFolder(folder), now: shop.stage.dependencies.now })
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    return names.map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
  }
  const mailsTo = async (to: string) => (await readMails()).filter((mail) => mail.to === to)
  return { ...shop, mailsTo }
}

function readMail(raw: string) {
  const [, calendar = ''] = /Content-Type: text\/calendar[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? []
  const bytes = raw.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => `%${hex}`)
  const words = bytes.replaceAll(/(?:%[0-9A-F]{2})+/g, (run) => decodeURIComponent(run)).replaceAll(/\s+/g, ' ')
  const ics = Buffer.from(calendar, 'base64').toString().replaceAll('\r\n ', '')
  const field = (name: string) => new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(ics)?.[1]
  return { to: /^To: (.*)\r$/m.exec(raw)?.[1], words, ics, field }
}

eachDatabase('appointments by mail', (open) => {
  test('who registers has the meeting in their calendar; another hour moves it there, and the end of it takes it out', async () => {
    const { admin, as, mailsTo, pass } = await openMailed(await open())
    const collection = given(await admin().createCollection({ body: { title: 'Soirées', route: 'soirees', isValid: true } }))
    const evening = { title: 'Comté, jaune; noix', date: '2026-03-20T18:00:00.000Z', places: 10, isValid: true }
    const { id } = given(await admin().createElement({ body: { ...evening, idCollection: collection.id } }))
    given(await as().registerForElement({ params: { route: 'soirees', id }, body: { ...who, places: 1 } }))

    const [first] = await mailsTo(who.email)
    expect(first?.words).toContain('Une place vous est gardée')
    expect(first?.words).toContain('Rendez-vous le vendredi 20 mars 2026 à 19 h')
    expect(first?.ics).toContain('SUMMARY:Comté\\, jaune\\; noix\r\n')
    expect([first?.field('METHOD'), first?.field('DTSTART')]).toEqual(['PUBLISH', '20260320T180000Z'])
    expect(first?.field('ORGANIZER')).toContain('mailto:bonjour@coteaux.test')

    pass(60)
    given(await admin().changeElement({ params: { id }, body: { summary: 'Un mot de plus' } }))
    expect(await mailsTo(who.email)).toHaveLength(1)
    given(await admin().changeElement({ params: { id }, body: { date: '2026-04-02T18:30:00.000Z' } }))
    const moved = (await mailsTo(who.email)).find(({ words }) => words.includes('a changé'))
    expect(moved?.words).toContain('jeudi 2 avril 2026 à 20 h 30')
    expect(moved?.words).toContain('votre place reste gardée')
    expect(moved?.field('DTSTART')).toBe('20260402T183000Z')

    pass(60)
    given(await admin().removeElement({ params: { id } }))
    const gone = (await mailsTo(who.email)).find(({ words }) => words.includes('pas lieu'))
    expect([gone?.field('METHOD'), gone?.field('STATUS')]).toEqual(['CANCEL', 'CANCELLED'])
    const told = [first, moved, gone]
    expect(new Set(told.map((mail) => mail?.field('UID'))).size).toBe(1)
    const order = told.map((mail) => Number(mail?.field('SEQUENCE')))
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
  })

  test('a registration that the house ends is told, and leaves the calendar unless another of the same mailbox stays', async () => {
    const { admin, as, mailsTo, pass } = await openMailed(await open())
    const collection = given(await admin().createCollection({ body: { title: 'Soirées', route: 'soirees', isValid: true } }))
    const evening = { title: 'Comté', date: '2026-03-20T18:00:00.000Z', places: 10, isValid: true }
    const { id } = given(await admin().createElement({ body: { ...evening, idCollection: collection.id } }))
    for (const places of [1, 2])
      given(await as().registerForElement({ params: { route: 'soirees', id }, body: { ...who, places } }))
    const { registrations } = given(await admin().listRegistrations({ query: { orderBy: 'createdAt' } }))
    pass(60)
    given(await admin().removeRegistration({ params: { id: registrations[0]?.id ?? '' } }))
    const ended = async () => (await mailsTo(who.email)).filter(({ words }) => words.includes('est annulée'))
    expect((await ended()).map(({ ics }) => ics)).toEqual([''])
    pass(60)
    given(await admin().removeRegistration({ params: { id: registrations[1]?.id ?? '' } }))
    expect((await ended()).map(({ field }) => field('METHOD')).sort()).toEqual(['CANCEL', undefined])
  })

  test('who books a day by a form is told what, when, how many and whom to write to; the house’s no takes it back', async () => {
    const { admin, as, site, mailsTo, outbox, pass } = await openMailed(await open())
    const rules = { weekdays: [5, 6], leadDays: 2, horizonDays: 90, capacity: 90 }
    given(await admin().createCalendar({ body: { ...rules, id: 'visites', title: 'Visite de la cave', form: 'reserver' } }))
    const fields = checkFields([
      { id: 'courriel', label: 'Adresse', type: 'EMAIL' },
      { id: 'jour', label: 'Jour', type: 'DATE', isRequired: true, calendar: 'visites' },
      { id: 'nombre', label: 'Combien', type: 'NUMBER', min: 1, calendar: 'visites' },
    ])
    const words = { title: 'Réserver', intro: '', thanks: '', recipient: '', updated_at: '2026-03-01T09:00:00.000Z' }
    const row = { id: 'reserver', ...words, is_valid: 1 as const, fields: JSON.stringify(fields.ok ? fields.value : []) }
    await site.inTransaction((tx) => tx.insertInto('forms').values(row).execute())
    const book = async (answers: Record<string, string>) =>
      given(await as().submitForm({ params: { id: 'reserver' }, body: { answers } }))

    await book({ jour: '2026-03-20' })
    expect(await outbox('booking_confirmed')).toEqual([])
    await book({ jour: '2026-03-20', nombre: '3', courriel: who.email })
    const [kept] = await mailsTo(who.email)
    expect(kept?.words).toContain('3 places vous sont gardées')
    expect(kept?.words).toContain('Visite de la cave')
    expect(kept?.words).toContain('Rendez-vous le vendredi 20 mars 2026')
    expect(kept?.words).toContain('Répondez à ce courriel')
    expect(kept?.ics).toContain('DTSTART;VALUE=DATE:20260320\r\n')

    pass(60)
    const { bookings } = given(await admin().listBookings({ query: { places: '3' } }))
    given(await admin().removeBooking({ params: { id: bookings[0]?.id ?? '' } }))
    const gone = (await mailsTo(who.email)).find(({ words }) => words.includes('est annulée'))
    expect([gone?.field('METHOD'), gone?.field('UID')]).toEqual(['CANCEL', kept?.field('UID')])
    expect(Number(gone?.field('SEQUENCE'))).toBeGreaterThan(Number(kept?.field('SEQUENCE')))

    for (let turn = 0; turn < 8; turn += 1) await book({ jour: '2026-03-21', courriel: 'voisin@exemple.test' })
    expect(await outbox('booking_confirmed')).toHaveLength(6)
  })
})
