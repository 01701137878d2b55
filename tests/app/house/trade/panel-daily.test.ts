import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
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

const openStaff = () => openStaffBrowser(shop)

type Line = { idDeclination: string; idProduct: string; name: string; stock: number }

async function findWine(): Promise<Line> {
  const { lines } = (await shop.call('GET', '/admin/stock?nbItem=100')) as unknown as { lines: Line[] }
  const wine = lines.find(({ stock }) => stock > 40)
  if (!wine) throw new Error('nothing is in stock')
  return wine
}

test('[E-12] the panel begins with the shop and the site, or with one of them, as its owner chose', async () => {
  const staff = await openStaff()
  const seen = async (dashboardType: string) => {
    await shop.call('PUT', '/admin/site', { dashboardType })
    const { headings } = await staff.open('/admin')
    return ['Ventes, trente jours', 'Visites, trente jours'].map((title) => headings(title).length === 1)
  }
  expect(await seen('shop')).toEqual([true, false])
  expect(await seen('site')).toEqual([false, true])
  expect(await seen('default')).toEqual([true, true])
})

test('a message is read in French, line by line, and one press begins its answer', async () => {
  const sent = {
    desk: 'COMPANY' as const,
    firstname: 'Jeanne',
    lastname: 'Roy',
    email: 'jeanne@exemple.fr',
    phone: '',
    subject: 'Visite & dégustation',
  }
  await bindToSite(shop.db, '1').inTransaction((tx) =>
    tx
      .insertInto('messages')
      .values({
        id: 'lu',
        ...sent,
        message: 'Bonjour,\nmerci.',
        user_id: null,
        created_at: '2026-03-01T10:00:00.000Z',
        is_read: 0,
      })
      .execute(),
  )
  const message = await (await openStaff()).open('/admin/messages/lu')
  const labels = message.all('dt').map(({ text }) => text)
  expect(labels).toEqual(['Adressé à', 'Prénom', 'Nom', 'Adresse e-mail', 'Écrit depuis son compte'])
  expect(message.title).toContain('Jeanne Roy')
  const [written] = message.all('.thread li').map(({ text }) => plain(text))
  expect(written).toMatch(/^Écrit le dimanche 1er mars 2026 Visite & dégustation Bonjour, merci\.$/)
  expect(message.definition('Adressé à')).toBe('La maison')
  expect(message.hrefs).toContainEqual(
    expect.stringContaining('mailto:jeanne@exemple.fr?subject=Votre%20message%C2%A0%3A%20Visite%20%26%20d%C3%A9gustation'),
  )
})

test('a link to a message only reads; its button counts it as read, and the form puts it back', async () => {
  const isRead = async () => (await shop.call('GET', '/admin/message/lu')).isRead
  const staff = await openStaff()
  const lines = async () =>
    (await staff.open('/admin/journal?sorte=message')).hrefs.filter((href) => /^\/admin\/journal\/[\w-]+$/.test(href))
  await shop.call('PUT', '/admin/message/lu', { isRead: false })
  const before = await lines()
  const opened = await staff.open('/admin/messages/lu')
  expect([opened.html.includes('jeanne@exemple.fr'), await isRead()]).toEqual([true, false])
  const marked = await staff.send(opened, '/admin/messages/lu/lu')
  expect([marked.url, await isRead()]).toEqual(['/admin/messages/lu', true])
  expect(marked.all('[action="/admin/messages/lu/lu"]')).toHaveLength(0)
  expect(await lines()).toEqual(before)
  const unticked = { ...marked, html: marked.html.replace(/(name="isRead"[^>]*) checked=""/, '$1') }
  expect(unticked.html).not.toBe(marked.html)
  const back = await staff.send(unticked, '/admin/messages/lu')
  expect([back.url, await isRead()]).toEqual(['/admin/messages', false])
  expect((await staff.open('/admin/produits/lu/lu')).status).toBe(404)
})

test('an owner sells two bottles at the cellar, without script, and finds the sale done and its invoice made', async () => {
  const staff = await openStaff()
  const wine = await findWine()
  const form = await staff.open('/admin/commandes/nouveau')
  const found = await staff.post(form, '/admin/commandes/nouveau', {
    acte: 'chercher',
    q: wine.name,
    [`nombre-${wine.idDeclination}`]: '2',
  })
  expect(found.fieldNamed(`nombre-${wine.idDeclination}`).value).toBe('2')
  expect(form.focused).toBeUndefined()
  expect(found.all('[autofocus]').map(({ attribute }) => attribute('name'))).toEqual([expect.stringMatching(/^nombre-/)])
  const fields = { acte: 'vendre', livraison: 'NO_DELIVERY', paiement: 'ON_COLLECTION', paye: 'oui', recu: 'CASH' }
  const chosen = { [`produit-${wine.idDeclination}`]: wine.idProduct, [`nombre-${wine.idDeclination}`]: '2', ...fields }
  const refused = await staff.post(found, '/admin/commandes/nouveau', chosen)
  expect(refused.status).toBe(422)
  const sold = await staff.send(found, '/admin/commandes/nouveau', { ...chosen, majeur: 'on' })
  expect(sold.url).toMatch(/^\/admin\/commandes\/[0-9a-f-]{36}$/)
  expect(sold.html).toContain('Terminée')
  expect(sold.html).toContain('Client de passage')
  expect(sold.text).toMatch(/Facture F\d{4}-\d+/)
  expect(await findWine()).toMatchObject({ idDeclination: wine.idDeclination, stock: wine.stock - 2 })
})

test('a sale by hand that is refused keeps all that was typed, with each fault beside its field', async () => {
  const staff = await openStaff()
  const wine = await findWine()
  const [path, count] = ['/admin/commandes/nouveau', `nombre-${wine.idDeclination}`]
  const form = await staff.open(path)
  const chosen = {
    acte: 'vendre',
    [`produit-${wine.idDeclination}`]: wine.idProduct,
    livraison: 'NO_DELIVERY',
    majeur: 'on',
    paye: 'non',
  }
  const refuse = async (fields: Record<string, string>) => {
    const page = await staff.post(form, path, { ...chosen, q: 'rien de tel', paiement: 'TRANSFER', ...fields })
    expect(page.status).toBe(422)
    const typed = (name: string) => page.fieldNamed(name).value
    // Every fault that is told belongs to a field that says so.
    const faulty = page.all('input, select').filter(({ fault }) => fault !== undefined)
    expect(page.all('.field-fault')).toHaveLength(faulty.length)
    return { text: page.text, typed, faults: faulty.map(({ attribute }) => attribute('name')) }
  }
  for (const number of ['deux', '1,5', '-2', '10001']) {
    const { typed, faults } = await refuse({ [count]: number, lastname: 'Perrin' })
    expect([typed(count), typed('lastname'), faults]).toEqual([number, 'Perrin', [count]])
  }
  const astray = await refuse({ [count]: '2', email: 'sans arobase', postalCode: '39600 et puis encore' })
  expect([astray.typed('email'), astray.typed('postalCode')]).toEqual(['sans arobase', '39600 et puis encore'])
  expect(astray.faults).toEqual(['postalCode'])
  expect((await refuse({ [count]: '2', email: 'sans arobase' })).faults).toEqual(['email'])
  expect((await refuse({ [count]: '2', company: 'Bar des Halles' })).faults).toEqual(['address', 'postalCode', 'city'])
  const young = await refuse({ [count]: '2', majeur: '' })
  expect([young.typed(count), young.faults]).toEqual(['2', ['majeur']])
  expect(young.text).toContain('cochez cette case une fois l’âge du client vérifié')
  expect((await refuse({ [count]: '2', postalCode: '396' })).faults).toEqual(['postalCode'])
  expect(form.all('[name="paye"]').map(({ isChecked }) => isChecked)).toEqual([false, false])
})

test('whether a sale by hand is paid, and how, is never guessed: unsaid it is refused in French, said it is so', async () => {
  const staff = await openStaff()
  const wine = await findWine()
  const path = '/admin/commandes/nouveau'
  await shop.set('PAY_BY_CHEQUE', 'true')
  const form = await staff.open(path)
  const goods = { [`produit-${wine.idDeclination}`]: wine.idProduct, [`nombre-${wine.idDeclination}`]: '1' }
  const chosen = { acte: 'vendre', ...goods, livraison: 'NO_DELIVERY', majeur: 'on', lastname: 'Perrin' }
  expect(form.all('[name="paye"][checked], [name="paiement"][checked]')).toHaveLength(0)
  const unsaid = await staff.post(form, path, chosen)
  expect(unsaid.status).toBe(422)
  expect(unsaid.fieldNamed('paye').fault).toBe('Dites si c’est payé, ou à payer plus tard.')
  expect(unsaid.fieldNamed('paiement').fault).toBe('Dites comment le client paie.')
  expect(unsaid.fieldNamed('lastname').value).toBe('Perrin')
  expect(await findWine()).toMatchObject({ idDeclination: wine.idDeclination, stock: wine.stock })
  const half = await staff.post(form, path, { ...chosen, paye: 'oui' })
  expect(half.fieldNamed('paye').fault).toBeUndefined()
  expect(half.one('[name="paye"][value="oui"]').isChecked).toBe(true)
  const stateOf = async (paye: string) => {
    const checkout = crypto.randomUUID()
    const sold = await staff.send(form, path, { ...chosen, checkout, paye, paiement: 'CHEQUE' })
    return sold.definition('État')
  }
  expect([await stateOf('oui'), await stateOf('non')]).toEqual(['Reçu', 'Attendu'])
  await shop.set('PAY_BY_CHEQUE', '')
})

test('an owner corrects the stock of a wine among all the others, without script; nothing else moves', async () => {
  const staff = await openStaff()
  const wine = await findWine()
  const path = `/admin/inventaire?${new URLSearchParams({ q: wine.name })}`
  const sheet = await staff.open(path)
  const id = wine.idDeclination
  const given = {
    [`vu-${id}`]: String(wine.stock),
    [`avant-${id}`]: '',
    [`stock-${id}`]: String(wine.stock + 6),
    [`seuil-${id}`]: '24',
  }
  const saved = await staff.post(sheet, path, { ...given, sorte: 'INVENTORY', motif: 'inventaire du printemps' })
  expect(saved.status).toBe(303)
  const after = await staff.open(path)
  expect(after.fieldNamed(`stock-${id}`).value).toBe(String(wine.stock + 6))
  expect(after.fieldNamed(`seuil-${id}`).value).toBe('24')
  expect((await staff.open('/admin/stock')).html).toContain('inventaire du printemps')
  const wrong = await staff.post(after, path, { ...given, [`vu-${id}`]: String(wine.stock + 6), [`stock-${id}`]: '-3' })
  expect(wrong.status).toBe(422)
  expect(wrong.fieldNamed(`stock-${id}`).value).toBe('-3')
})

test('an owner sends a first parcel, sees what is still here, and keeps a note', async () => {
  const staff = await openStaff()
  const wine = await findWine()
  const carriers = (await shop.call('GET', '/admin/carrier')) as unknown as { carriers: { id: string }[] }
  const { id } = await shop.call('POST', '/admin/order', {
    products: [{ id: wine.idProduct, idDeclination: wine.idDeclination, quantity: 6 }],
    buyer: { firstname: 'Jean', lastname: 'Roux', address: '2, rue Basse', postalCode: '39600', city: 'Arbois' },
    delivery: { type: 'DELIVERY', idCarrier: carriers.carriers[0]?.id },
    payment: 'TRANSFER',
    isPaid: true,
    isAdult: true,
  })
  const path = `/admin/commandes/${id}`
  const preparing = await staff.send(await staff.open(path), `${path}/etat`, { etat: 'preparing' })
  const part = { etat: 'partly_shipped', 'colis-0': '4', numero: 'FR4' }
  const tooMany = await staff.post(preparing, `${path}/etat`, { ...part, 'colis-0': '9' })
  expect(tooMany.status).toBe(422)
  expect(tooMany.fieldNamed('colis-0').value).toBe('9')
  await staff.post(preparing, `${path}/etat`, part)
  const sent = await staff.open(path)
  expect(sent.html).toContain('Reste à envoyer')
  expect(sent.html).toContain(`2 × ${wine.name}`.replaceAll('’', '’'))
  expect((await staff.open(`${path}/bon/packing?colis=1`)).status).toBe(200)
  expect((await staff.open('/admin/commandes?vue=a-expedier')).html).toContain('Jean Roux')
  const noted = await staff.send(sent, `${path}/note`, { note: 'Rappeler <b>lundi</b>' })
  expect(noted.fieldNamed('note').value).toBe('Rappeler <b>lundi</b>')
})

test('an owner brings members in: sees what is wrong, mends it, confirms; without script, and once', async () => {
  const staff = await openStaff()
  const screen = await staff.open('/admin/tableaux')
  const faulty = await staff.post(screen, '/admin/tableaux', { quoi: 'members' })
  expect(faulty.status).toBe(422)
  const trial = await sendTable(staff, 'Courriel;Prénom\nadele@exemple.test;Adèle\nrien;Bob\n')
  expect(trial).toContain('Ligne 3')
  expect(trial).toContain('ce n’est pas une adresse e-mail')
  expect(trial).not.toContain('Faire entrer ces lignes')
  const sound = await sendTable(staff, 'Courriel;Prénom\nadele@exemple.test;<b>Adèle</b>\n')
  expect(sound).toContain('1 à ajouter')
  expect(sound).toContain('&lt;b&gt;Adèle&lt;/b&gt;')
  const done = await sendTable(staff, 'Courriel;Prénom\nadele@exemple.test;Adèle\n', { acte: 'entrer' })
  expect(done).toBe('')
  const file = await staff.open('/admin/tableaux/members')
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.html).toContain('"adele@exemple.test";"Adèle"')
  expect((await staff.open('/admin/tableaux/secrets')).status).toBe(404)
})

/** Sends a table as a browser does that has chosen a file; a page that leads elsewhere says nothing. */
async function sendTable(staff: Awaited<ReturnType<typeof openStaff>>, csv: string, more: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ quoi: 'members', ...more })) body.append(name, value)
  body.append('fichier', new File([csv], 'membres.csv', { type: 'text/csv' }))
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.shop.fetch(
    new Request(`${origin}/admin/tableaux`, { method: 'POST', body, headers: { cookie, host: new URL(origin).host, origin } }),
  )
  return answer.status === 303 ? '' : answer.text()
}

test('a sale by hand offers only the means of payment that the shop has switched on', async () => {
  const staff = await openStaff()
  const offered = async () => {
    const form = await staff.open('/admin/commandes/nouveau')
    return form.all('[name="paiement"]').map(({ value }) => value)
  }
  await shop.set('PAY_ON_COLLECTION', 'true')
  await shop.set('PAY_BY_CHEQUE', 'false')
  expect(await offered()).toEqual(['ON_COLLECTION', 'TRANSFER'])
  await shop.set('PAY_ON_COLLECTION', 'false')
  await shop.set('PAY_BY_CHEQUE', 'true')
  expect(await offered()).toEqual(['TRANSFER', 'CHEQUE'])
  await shop.set('PAY_ON_COLLECTION', 'true')
})

test('a file too large is told on the screen that it was sent from', async () => {
  const staff = await openStaff()
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ')
  for (const [path, title] of [
    ['/admin/tableaux', 'Tableaux'],
    ['/admin/bienvenue/couleurs', 'couleurs'],
  ] as const) {
    const body = new FormData()
    body.append('quoi', 'members')
    body.append('fichier', new File([new Uint8Array(11 * 1024 * 1024)], 'membres.csv', { type: 'text/csv' }))
    const headers = { cookie, host: new URL(origin).host, origin }
    const refused = await shop.shop.fetch(new Request(origin + path, { method: 'POST', body, headers }))
    const page = readPage(await refused.text())
    expect([path, refused.status]).toEqual([path, 413])
    expect(page.all('h1'), path).toHaveLength(1)
    for (const told of [title, 'L’envoi est trop volumineux.']) expect(page.text, path).toContain(told)
  }
})
