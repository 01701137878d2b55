import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../support/browser.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

const path = '/admin/parametres?partie=hours'
const save = async (fields: Record<string, string>) => staff.send(await staff.open(path), path, fields)
/** The day that is today says so. */
const contact = async () => {
  const { text } = (await staff.open('/contact')).main
  return text.replaceAll(/[\s\u00a0]+/g, ' ').replace(', aujourd’hui', '')
}

test('hours are typed as times, a day is like the one before it or shut, and visitors read the week', async () => {
  const saved = await save({
    'OPENING_HOURS_MONDAY.opens': '09:15',
    'OPENING_HOURS_MONDAY.closes': '11:45',
    'OPENING_HOURS_MONDAY.opensAgain': '14:00',
    'OPENING_HOURS_MONDAY.closesAgain': '18:30',
    'OPENING_HOURS_MONDAY.words': '',
    'OPENING_HOURS_TUESDAY.like': 'veille',
    'OPENING_HOURS_WEDNESDAY.like': 'ferme',
    'OPENING_HOURS_THURSDAY.opens': '',
    'OPENING_HOURS_THURSDAY.closes': '',
    'OPENING_HOURS_THURSDAY.opensAgain': '',
    'OPENING_HOURS_THURSDAY.closesAgain': '',
    'OPENING_HOURS_THURSDAY.words': 'sur rendez-vous',
    'OPENING_HOURS_FRIDAY.like': 'lundi',
  })
  expect(saved.status).toBe(200)
  const said = await contact()
  expect(said).toMatch(/Lundi, mardi ?9 h 15 – 11 h 45, 14 h – 18 h 30/)
  expect(said).toMatch(/Mercredi ?fermé/)
  expect(said).toMatch(/Jeudi ?sur rendez-vous/)
  expect(said).toMatch(/Vendredi ?9 h 15/)
  expect(saved.fieldNamed('OPENING_HOURS_TUESDAY.closesAgain').value).toBe('18:30')
})

test.each([
  ['closes', { opens: '18:00', closes: '00:00' }, /23:59/],
  ['closes', { opens: '18:00', closes: '09:00' }, /avant celle du début/],
  ['opensAgain', { opens: '09:00', closes: '14:00', opensAgain: '13:00', closesAgain: '18:00' }, /avant la fin/],
  ['closes', { opens: '09:00', closes: '' }, /Il manque/],
])('what no day can be is told beside its field: %s of %o', async (at, typed, says) => {
  const before = await contact()
  const none = { opens: '', closes: '', opensAgain: '', closesAgain: '', words: '' }
  const fields = Object.entries({ ...none, ...typed }).map(([field, text]) => [`OPENING_HOURS_SUNDAY.${field}`, text])
  const refused = await save(Object.fromEntries(fields))
  expect(refused.status).toBe(422)
  expect(refused.fieldNamed(`OPENING_HOURS_SUNDAY.${at}`).fault).toMatch(says)
  expect(refused.fieldNamed('OPENING_HOURS_SUNDAY.opens').value).toBe(typed.opens)
  expect(await contact()).toBe(before)
})

test('the hours of what is fetched are asked for in the same way', async () => {
  const day = 'CLICK_AND_COLLECT_HOURS_SATURDAY'
  const saved = await save({ [`${day}.opens`]: '10:00', [`${day}.closes`]: '12:00' })
  expect(saved.fieldNamed(`${day}.closes`).value).toBe('12:00')
})
