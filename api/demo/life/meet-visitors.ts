import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteDatabase } from '../../platform/database/database.ts'
import type { DemoContext } from './demo-context.ts'
import { given } from './demo-shop.ts'

const helene = { firstname: 'Hélène', lastname: 'Daubigney', email: 'helene.daubigney@exemple.test' }
const marc = { firstname: 'Marc', lastname: 'Tisserand', email: 'marc.tisserand@exemple.test' }
const nour = { firstname: 'Nour', lastname: 'Haddad', email: 'nour.haddad@exemple.test' }

/** Lets people write to the demo estate, book its days and register for its evenings. */
export async function meetVisitors(ctx: DemoContext, site: SiteDatabase): Promise<void> {
  const { visitor } = ctx
  await sendMessages(ctx)
  await bookDays(ctx, site)
  const soiree = { route: 'soirees', id: 'trois-ages-du-comte' }
  given(await visitor(6).registerForElement({ params: soiree, body: { ...helene, places: 2 } }))
  given(await visitor(6).confirmPlaces({ body: await readMailedToken(site, helene.email) }))
  given(
    await visitor(2).registerForElement({
      params: soiree,
      body: { ...nour, places: 4, message: 'Un enfant de neuf ans vient aussi.' },
    }),
  )
  given(await visitor(2).confirmPlaces({ body: await readMailedToken(site, nour.email) }))
}

/** What the mail says that asks them to confirm their places, as they would have read it. */
async function readMailedToken({ read }: SiteDatabase, email: string): Promise<{ token: string }> {
  const mails = read.selectFrom('outbox').select('params').where('recipient', '=', email)
  const { params } = await mails.where('kind', 'in', ['registration_confirmed', 'booking_confirmed']).executeTakeFirstOrThrow()
  const { path = '' } = JSON.parse(params) as { path?: string }
  return { token: path.split('/').at(-1) ?? '' }
}

async function sendMessages({ owner, visitor }: DemoContext): Promise<void> {
  const first = 'Bonjour, le chemin de la cave est-il possible en poussette ? Nous serions quatre, un samedi matin.'
  const second =
    'Bonjour, je cherche un magnum du Clos de l’Abbesse 2019 pour un anniversaire. Vous en reste-t-il au fond de la cave ?'
  given(await visitor(9).sendMessage({ body: { ...nour, subject: 'Venir en poussette', message: first } }))
  given(await visitor(1).sendMessage({ body: { ...marc, subject: 'Un magnum de 2019', message: second } }))
  const api = await owner(8)
  const { messages } = given(await api.listMessages({ query: {} }))
  const [read] = messages
  if (read) given(await api.changeMessage({ params: { id: read.id }, body: { isRead: true } }))
}

/** One group asks by the form, another rang up. */
async function bookDays({ now, owner, visitor }: DemoContext, site: SiteDatabase): Promise<void> {
  const guest = visitor(2)
  const [year = 0, month = 0] = parisDay(now).split('-').map(Number)
  const next = month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year }
  const days = given(await guest.listAllowedDates({ params: { id: 'visites', ...next } }))
  const answers = {
    nom: 'Inès Bourdais',
    courriel: 'ines.bourdais@exemple.test',
    date: days[1] ?? '',
    nombre: '8',
    qui: 'Des amis ou la famille',
    envies: ['La cave à la lampe', 'Comté et pain du village'],
    majeurs: true,
    message: 'Nous fêtons un départ à la retraite ; l’une de nous vient en fauteuil.',
  }
  given(await guest.submitForm({ params: { id: 'visite' }, body: { answers } }))
  given(await guest.confirmBooking({ body: await readMailedToken(site, answers.courriel) }))
  const body = { calendar: 'visites', day: days[3] ?? '', places: 8, note: 'Les anciens de la chorale, par téléphone' }
  given(await (await owner(1)).createBooking({ body }))
}
