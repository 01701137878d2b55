import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '#app/models/platform/text/csv-read.ts'
import { readPage } from '../../../support/page/page.ts'
import { plain } from '../../../support/page/page-words.ts'
import { origin } from '../../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

async function placePaid(mailbox: string): Promise<string> {
  const address = { firstname: 'Marie', lastname: 'Perrin', address: '3, rue Haute', postalCode: '39600', city: 'Arbois' }
  const { id, reference } = (await shop.call('POST', '/order', {
    products: [{ id: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '03 84 00 00 01', email: mailbox, isAdult: true },
    address: { billing: { ...address, country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
    payment: 'TRANSFER',
  })) as unknown as { id: string; reference: string }
  await shop.call('POST', `/admin/order/${id}/payment`, {})
  return reference
}

test('an owner takes the parcels of the round to the carrier’s program, and its numbers send them all off', async () => {
  const placed = [await placePaid('marie@exemple.test'), await placePaid('paul@exemple.test')]
  const staff = await openStaffBrowser(shop)
  const round = await staff.open('/admin/commandes/preparation')
  const form = round.one('form#etiquettes')
  const choices = round.all('select[name="logiciel"] option').map(({ element }) => element.getAttribute('value'))
  expect(choices.at(-1), 'the plain table is among the files').toBe('')
  const file = await staff.open(`${form.attribute('action')}?logiciel=`)
  const [head, ...rows] = readCsv(file.html)?.map(({ cells }) => cells) ?? []
  const waiting = rows.map((row) => row[head?.indexOf('Commande') ?? -1] ?? '')
  expect(waiting).toEqual(placed)
  for (const reference of waiting) expect(round.main.text).toContain(reference)

  const tables = await staff.open(round.link('Faire entrer les numéros').href ?? '')
  expect(tables.field('Il contient').value).toBe('departures')
  const labels = [['Référence client', 'N° de colis'], ...waiting.map((reference, at) => [reference, `6A${at}`])]
  const sent = labels.map((cells) => cells.join(';')).join('\n')
  const body = new FormData()
  body.append('quoi', 'departures')
  body.append('fichier', new File([sent], 'etiquettes.csv', { type: 'text/csv' }))
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { cookie, host: new URL(origin).host, origin }
  const answer = await shop.shop.fetch(new Request(`${origin}/admin/tableaux`, { method: 'POST', body, headers }))
  const trial = { html: await answer.text(), url: '/admin/tableaux' }
  expect(
    readPage(trial.html)
      .items(waiting[0])
      .map(({ text }) => plain(text)),
  ).toEqual([`${waiting[0]} : part sous le numéro 6A0`])
  await staff.send(trial, '/admin/tableaux', { acte: 'entrer' })
  const after = await staff.open('/admin/commandes/preparation')
  for (const reference of waiting) expect(after.main.text).not.toContain(reference)
  const sentOnes = await staff.open(`/admin/commandes?recherche=${waiting[0]}`)
  expect(sentOnes.main.text).toContain('Expédiée')
})
