import { lapseBookings } from '#api/content/calendars/lapse-bookings.ts'
import { checkFields } from '#api/content/forms/form.ts'
import { lapseRegistrations } from '#api/content/registrations/lapse-registrations.ts'
import type { ShopApi } from '#api/contract/index.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import type { Database } from '#api/platform/database/database.ts'
import { given } from '../accounts.ts'
import { openForms } from '../forms.ts'

export const who = { firstname: 'Agathe', lastname: 'Perrenot', email: 'agathe@exemple.test' }
export const evening = { route: 'soirees', id: 'comte' }
export const hour = 3600

const fields = checkFields([
  { id: 'courriel', label: 'Adresse', type: 'EMAIL' },
  { id: 'jour', label: 'Jour', type: 'DATE', isRequired: true, calendar: 'visites' },
  { id: 'nombre', label: 'Combien', type: 'NUMBER', min: 1, calendar: 'visites' },
])

/** A site with an evening of 24 places, and a calendar of Fridays and Saturdays with as many a day; the clock stands at a Sunday. */
export async function openPlaces(db: Database) {
  const shop = await openForms(db)
  /** The house, as somebody of it has just logged in. */
  const openOwner = async () => {
    const whose = { email: 'cave@coteaux.test', role: 'ADMIN' as const, now: shop.stage.dependencies.now() }
    return shop.as(await shop.site.inTransaction((tx) => makeToken(tx, whose)))
  }
  const owner = await openOwner()
  const { id: idCollection } = given(
    await owner.createCollection({ body: { title: 'Soirées', route: evening.route, isValid: true } }),
  )
  const element = { title: 'Trois âges du comté', slug: evening.id, date: '2026-03-20T18:00:00.000Z', places: 24, isValid: true }
  const { id } = given(await owner.createElement({ body: { ...element, idCollection } }))
  const rules = { weekdays: [5, 6], leadDays: 2, horizonDays: 200, capacity: 24 }
  given(await owner.createCalendar({ body: { ...rules, id: 'visites', title: 'Visites', form: 'reserver' } }))
  const words = { title: 'Réserver', intro: '', thanks: '', recipient: '', updated_at: '2026-03-01T09:00:00.000Z' }
  const form = { id: 'reserver', ...words, is_valid: 1 as const, fields: JSON.stringify(fields.ok ? fields.value : []) }
  await shop.site.inTransaction((tx) => tx.insertInto('forms').values(form).execute())

  const from = (address: string) => shop.as(undefined, { address })
  const register = (by: ShopApi, places: number, email = who.email) =>
    by.registerForElement({ params: evening, body: { ...who, email, places } })
  const book = (by: ShopApi, jour: string, nombre: number, courriel = who.email) =>
    by.submitForm({ params: { id: 'reserver' }, body: { answers: { jour, nombre: String(nombre), courriel } } })
  /** What is still free of the evening, and of a day. */
  const left = async () => given(await shop.as().getElement({ params: evening })).placesLeft
  const leftOn = async (day: string) => {
    const { bookings } = given(await (await openOwner()).listBookings({ query: { day, nbItem: 100 } }))
    return 24 - bookings.reduce((sum, { places }) => sum + places, 0)
  }
  /** Lets what nobody confirmed in time go, as it does every thirty seconds. */
  const lapse = async () => {
    await shop.run(lapseRegistrations)
    await shop.run(lapseBookings)
  }
  const tokens = async (kind: string) => (await shop.mails(kind)).map(({ token }) => token)
  return { ...shop, openOwner, elementId: id, from, register, book, left, leftOn, lapse, tokens }
}
