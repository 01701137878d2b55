import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../support/browser.ts'
import { plain } from '../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

async function placeOrder(email: string) {
  const listed = await shop.call('GET', '/admin/declination?nbItem=1&product=geai')
  const [declination] = (listed as unknown as { declinations: { id: string }[] }).declinations
  const { carriers } = (await shop.call('GET', '/admin/carrier')) as unknown as { carriers: { id: string }[] }
  const person = { firstname: 'Odette', lastname: 'Épinat', address: '3, rue Haute', postalCode: '29000', city: 'Quimper' }
  return shop.call('POST', '/order', {
    products: [{ id: 'geai', idDeclination: declination?.id, quantity: 6 }],
    user: { phone: '03 84 00 00 01', email, isAdult: true },
    address: { billing: { ...person, country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: carriers[0]?.id },
    payment: 'TRANSFER',
  })
}

const write = (email: string, subject: string) =>
  shop.call('POST', '/message', { lastname: 'Épinat', email, subject, message: 'Bonjour, est-ce ouvert ?' })

test('one card tells what somebody without an account ordered, likes and wrote, and leads there', async () => {
  const order = await placeOrder('Odette@exemple.test')
  await write('odette@exemple.test', 'Horaires')
  const list = await staff.open('/admin/clients?q=epinat')
  expect(list.rows('Odette Épinat')).toHaveLength(1)
  const card = await staff.open(`/admin/clients/${order.id}`)
  expect(card.hrefs).toContain(`/admin/commandes/${order.id}`)
  expect(plain(card.definition('Ce que cette personne aime'))).toMatch(/Couleurs .+ : 6 bouteilles \(100 %\)/)
  expect(card.definition('Messages')).toContain('Horaires')
  const message = card.hrefs.find((href) => href.startsWith('/admin/messages/')) ?? ''
  expect((await staff.open(message)).hrefs).toContain(message.replace('messages', 'clients'))
  expect((await staff.open(`/admin/commandes/${order.id}`)).hrefs).toContain(`/admin/clients/${order.id}`)
  expect((await staff.open('/admin/chercher?q=odette')).region('Clients').hrefs).toHaveLength(1)
  expect((await staff.open(`/admin/acheteurs/${order.id}`)).url).toBe(`/admin/clients/${order.id}`)
  const nobody = await staff.open('/admin/acheteurs/%F0%9F%8D%87')
  expect([nobody.status, nobody.url]).toEqual([400, '/admin/clients/%F0%9F%8D%87'])
  expect((await staff.open('/admin')).hrefs).toContain('/admin/clients')
})

test('note and tags are kept without script, narrow the list, and what is refused stays as it was typed', async () => {
  const order = await placeOrder('paul@exemple.test')
  const [path, act] = [`/admin/clients/${order.id}`, `/admin/clients/${order.id}/note`]
  const card = await staff.open(path)
  const kept = await staff.send(card, act, { nouvelles: 'Caviste, aime le jaune', note: 'Rappeler à Noël.' })
  expect(kept.url).toBe(path)
  expect(kept.fieldNamed('note').value).toBe('Rappeler à Noël.')
  expect(kept.all('input[name="etiquette"][checked]').map((tick) => tick.attribute('value'))).toEqual(
    ['aime le jaune', 'Caviste'].sort(),
  )

  const tagged = await staff.open('/admin/clients?etiquette=Caviste')
  expect(tagged.main.hrefs.filter((href) => href === path)).toHaveLength(1)
  expect(tagged.rows('Odette Épinat')).toHaveLength(1)
  expect((await staff.open('/admin/clients?etiquette=Caviste&q=personne')).html).not.toContain(path)
  expect((await staff.open('/admin/clients?etiquette=Rien')).html).not.toContain(path)

  const long = 'x'.repeat(41)
  const refused = await staff.post(kept, act, { nouvelles: `bref, ${long}`, note: 'Autre chose.' })
  expect([refused.status, refused.fieldNamed('nouvelles').value]).toEqual([422, `bref, ${long}`])
  expect(refused.fieldNamed('nouvelles').fault).not.toBe('')
  expect(refused.fieldNamed('note').value).toBe('Autre chose.')
  expect((await staff.open(path)).fieldNamed('note').value).toBe('Rappeler à Noël.')

  // All ticks taken away: the last tag goes with them.
  const bare = { ...kept, html: kept.html.replaceAll(/(name="etiquette"[^>]*) checked=""/g, '$1') }
  await staff.send(bare, act, { nouvelles: '' })
  expect((await staff.open('/admin/clients')).html).not.toContain('etiquette=Caviste')
})

test('a person is forgotten in one act, and their order stays', async () => {
  const order = await placeOrder('zoe@exemple.test')
  await write('zoe@exemple.test', 'Adieu')
  const path = `/admin/clients/${order.id}`
  const ask = await staff.open(`${path}/supprimer`)
  expect(plain(ask.main.text)).toContain('Commandes et factures restent')
  const gone = await staff.send(ask, `${path}/supprimer`)
  expect(gone.url).toBe('/admin/clients')
  const card = await staff.open(path)
  expect(card.definition('Messages')).toBe('N’a encore rien écrit.')
  expect(card.hrefs).toContain(`/admin/commandes/${order.id}`)
})

test('nobody but the staff reads a card', async () => {
  const order = await placeOrder('marc@exemple.test')
  const visitor = await openBrowser(shop)
  expect((await visitor.open(`/admin/clients/${order.id}`)).html).not.toContain('marc@exemple.test')
})

test('a message is answered with a ready reply in three presses from the day, without script', async () => {
  await write('claire@exemple.test', 'Ouvert lundi ?')
  const day = await staff.open('/admin')
  const path = day.link('Ouvert lundi ?').href ?? ''
  const message = await staff.open(path)
  const act = `${path}/reponse`
  const ready = message.button('Horaires et venue au caveau')
  const put = await staff.post(message, ready.attribute('formaction') ?? '', { reponse: 'Bonjour Claire,' })
  expect(put.status).toBe(200)
  expect(put.fieldNamed('reponse').value).toMatch(/^Bonjour Claire,\n\n[\s\S]*au caveau/)
  const sent = await staff.send(put, act)
  expect(sent.url).toBe(path)
  expect(plain(sent.one('.thread').text)).toMatch(/Répondu par courriel le .+ Courriel en attente de départ .*Bonjour Claire,/)
  expect(plain(sent.main.text)).toContain('arrive dans la boîte de la maison')
  expect(sent.main.text).not.toContain('undefined')

  // Written meanwhile by somebody who had not read that answer: kept as typed, beside what was sent.
  const late = await staff.send(put, act, { reponse: 'Trop tard.' })
  expect([late.status, late.fieldNamed('reponse').value]).toEqual([409, 'Trop tard.'])
  expect(late.one('.thread').text).toContain('Bonjour Claire,')
  expect(late.fieldNamed('reponse').fault).toMatch(/Dernier enregistrement\s: frame@shop\.test, le \d\d\/\d\d\/\d{4}/)
  const both = await staff.send(late, act)
  expect(both.all('.thread li').map(({ text }) => /Écrit le|Répondu/.exec(text)?.[0])).toEqual(['Écrit le', 'Répondu', 'Répondu'])
})

test('the owner keeps a list of ready replies of their own', async () => {
  const desk = await staff.open('/admin/reponses-pretes')
  expect(desk.main.hrefs.filter((href) => /^\/admin\/reponses-pretes\/(horaires|envoi|epuise|reponse)$/.test(href))).toHaveLength(
    4,
  )
  const made = await staff.send(await staff.open('/admin/reponses-pretes/nouveau'), '/admin/reponses-pretes/nouveau', {
    title: 'Parking',
    text: 'Deux places devant la cave.',
  })
  expect(made.html).toContain('Parking')
  await write('paula@exemple.test', 'Où se garer ?')
  const path = (await staff.open('/admin')).link('Où se garer ?').href ?? ''
  expect((await staff.open(path)).button('Parking').attribute('data-insert')).toBe('Deux places devant la cave.')
})
