import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { deskPlans } from '#app/services/house/plans/desk-plans.server.ts'
import { enrol, enter, logIn } from '../../support/account.ts'
import { type Browser, fieldsOf, openBrowser } from '../../support/browser.ts'
import { readPage } from '../../support/page/page.ts'
import { origin, shopForAll } from '../../support/site.ts'

const shop = shopForAll()

let guests = 0

/** Somebody of this role, logged in. */
async function enterAs(role: 'ADMIN' | 'SUPER_ADMIN'): Promise<Browser> {
  guests += 1
  const email = `panel${guests}@shop.test`
  const browser = await enrol(shop(), email)
  await bindToSite(shop().db, '1').inTransaction((tx) =>
    tx.updateTable('users').set({ role }).where('email', '=', email).execute(),
  )
  await logIn(browser, email)
  return browser
}

const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const screens = [
  '/admin',
  '/admin/site',
  '/admin/reglages',
  '/admin/chercher',
  '/admin/parametres',
  '/admin/ici',
  '/admin/images/nouveau',
  '/admin/inventaire',
  '/admin/tableaux',
  '/admin/conformite',
  '/admin/commandes/nouveau',
  // A desk of the operator is its super-administrators' alone: suspended-site.test.ts.
  ...deskPlans.filter(({ isOperators }) => !isOperators).map(({ slug }) => `/admin/${slug}`),
]

test('[R-22] staff get a panel on top of the public site; for a member it is not there, and a visitor is asked to log in', async () => {
  const [visitor, member] = [openBrowser(shop()), await enter(shop(), 'membre@shop.test')]
  for (const path of screens) {
    expect((await visitor.open(path)).url, path).toMatch(/^\/auth\?retour=%2Fadmin/)
    expect((await member.open(path)).status, path).toBe(404)
  }
  for (const role of ['ADMIN', 'SUPER_ADMIN'] as const) {
    const staff = await enterAs(role)
    const home = await staff.open('/')
    expect(home.one('.staff-bar').hrefs).toContain('/admin')
    for (const path of screens) expect((await staff.open(path)).status, path).toBe(200)
  }
  for (const nobody of [visitor, member]) expect((await nobody.open('/')).html).not.toMatch(/staff-bar|\/admin/)
})

test('[R-22] what a member sends to the panel is not there either, and changes nothing', async () => {
  const [member, staff] = [await enter(shop(), 'curieux@shop.test'), await enterAs('ADMIN')]
  const acts: [path: string, fields: Record<string, string>][] = [
    ['/admin/categories/nouveau', { label: 'Volée' }],
    ['/admin/parametres?partie=company', { COMPANY_NAME: 'Volé' }],
  ]
  for (const [path, fields] of acts) expect((await member.post(await staff.open(path), path, fields)).status, path).toBe(404)
  expect((await staff.open('/admin/categories')).html).not.toContain('Volée')
  expect((await staff.open('/admin/parametres?partie=company')).html).not.toContain('Volé')
})

test('an owner adds a category, finds it, changes it and takes it out, without script', async () => {
  const staff = await enterAs('ADMIN')
  const made = await staff.send(await staff.open('/admin/categories/nouveau'), '/admin/categories/nouveau', {
    label: 'Vins de garde & d’été',
  })
  expect(made.url).toMatch(/^\/admin\/categories\/[A-Za-z0-9_-]+$/)
  expect(made.html).toContain('C’est enregistré.')
  expect((await staff.open('/admin/categories?q=garde')).links('Vins de garde & d’été')).toHaveLength(1)
  const changed = await staff.send(made, made.url, { label: 'À garder longtemps' })
  expect(changed.one('h1').text).toBe('À garder longtemps')
  const gone = await staff.send(await staff.open(`${made.url}/supprimer`), `${made.url}/supprimer`)
  expect(gone.url).toMatch(/^\/admin\/categories\?annuler=/)
  expect(gone.html).not.toContain('À garder longtemps')
  expect((await staff.open(made.url)).status).toBe(404)
})

test('an owner hears how many registrations go with an evening before it goes', async () => {
  const [visitor, staff] = [openBrowser(shop()), await enterAs('ADMIN')]
  const path = '/elements/soirees/trois-ages-du-comte'
  const { id } = await bindToSite(shop().db, '1')
    .read.selectFrom('elements')
    .select('id')
    .where('slug', '=', 'trois-ages-du-comte')
    .executeTakeFirstOrThrow()
  const removal = async () => (await staff.open(`/admin/elements/${id}/supprimer`)).html
  expect(await removal()).not.toContain('effacée')
  for (const name of ['agathe', 'zoe']) {
    const guest = { firstname: name, lastname: 'Perrenot', email: `${name}@exemple.test`, places: '1' }
    const kept = await visitor.send(await visitor.open(path), path, guest)
    expect(kept.url).toContain('inscrit=une')
  }
  expect(await removal()).toContain('2 inscriptions seront effacées')
  const gone = await staff.send(await staff.open(`/admin/elements/${id}/supprimer`), `/admin/elements/${id}/supprimer`)
  // Who was told that nothing will take place cannot be untold.
  expect([gone.status, gone.url]).toEqual([200, '/admin/elements'])
})

test('a faulty form says what is wrong beside the field, keeps what was typed and stores nothing', async () => {
  const staff = await enterAs('ADMIN')
  const typed = { name: 'Cuvée <b>neuve</b>', price: 'douze', sellByMultipleOf: '0' }
  const refused = await staff.send(await staff.open('/admin/produits/nouveau'), '/admin/produits/nouveau', typed)
  expect(refused.status).toBe(422)
  expect(fieldsOf(refused, '/admin/produits/nouveau')).toMatchObject(typed)
  for (const name of ['price', 'sellByMultipleOf']) expect(refused.fieldNamed(name).fault, name).toMatch(/./)
  expect((await staff.open('/admin/produits?q=Cuv%C3%A9e')).html).not.toContain('neuve')
})

test('[P-01] a parameter is set in the panel, and one of the wrong kind is refused beside its field with none of the others set', async () => {
  const staff = await enterAs('ADMIN')
  const set = await staff.send(await staff.open('/admin/parametres?partie=shop'), '/admin/parametres?partie=shop', {
    STOCK_DISPLAY_LIMIT: '7',
  })
  expect(set.status).toBe(200)
  const shown = await staff.open('/admin/parametres?q=STOCK_DISPLAY_LIMIT')
  expect(shown.fieldNamed('STOCK_DISPLAY_LIMIT').value).toBe('7')
  const refused = await staff.send(await staff.open('/admin/parametres?partie=shop'), '/admin/parametres?partie=shop', {
    SHIPPING_MESSAGE: 'Livré en deux jours',
    STOCK_DISPLAY_LIMIT: 'beaucoup',
  })
  expect(refused.status).toBe(422)
  const limit = refused.fieldNamed('STOCK_DISPLAY_LIMIT')
  expect([limit.value, limit.fault]).toEqual(['beaucoup', expect.stringMatching(/./)])
  expect((await staff.open('/admin/parametres?q=SHIPPING_MESSAGE')).html).not.toContain('Livré en deux jours')
})

test('from a page of the site an owner goes to where it is written', async () => {
  const staff = await enterAs('ADMIN')
  const cookie = cookieOf(staff)
  const lead = async (from: string) => (await shop().get('/admin/ici', { cookie, referer: from })).headers.get('location')
  expect(await lead(`${origin}/le-domaine`)).toBe('/admin/pages/le-domaine')
  expect(await lead(`${origin}/`)).toBe('/admin/pages/accueil')
  expect(await lead('https://ailleurs.example/le-domaine')).toBe('/admin')
  expect(await lead(`${origin}/rien-de-tel`)).toBe('/admin')
  expect(await lead(`${origin}/%E0%A4%A`)).toBe('/admin')
})

test('a page is written block by block, without script, and what it says is on the site once it is published', async () => {
  const staff = await enterAs('ADMIN')
  const made = await staff.send(await staff.open('/admin/pages/nouveau'), '/admin/pages/nouveau', {
    title: 'Le chai',
    url: 'le-chai',
  })
  // One lands where one writes on.
  const [body, path] = [made.url, made.url.replace(/\/blocs$/, '')]
  await staff.send(await staff.open(path), path, { isValid: 'on' })
  const blank = await staff.open(`${body}/nouveau?sorte=text`)
  const written = await staff.send(blank, `${body}/nouveau?sorte=text`, {
    title: 'Sous terre',
    body: '## La fraîcheur\n\nUn chai **enterré**.',
  })
  expect(written.url).toBe(`${body}#bloc-1`)
  await staff.send(await staff.open(`${body}/nouveau?sorte=quote`), `${body}/nouveau?sorte=quote`, {
    text: 'On y voit mal.',
    author: 'Léon',
  })
  const publier = `${path}/brouillon/publier`
  await staff.send(await staff.open(body), publier)
  const page = await openBrowser(shop()).open('/le-chai')
  expect(page.headings('La fraîcheur')).toHaveLength(1)
  expect(page.main.all('strong').map(({ text }) => text)).toContain('enterré')
  expect(page.main.text).toMatch(/Sous terre.*On y voit mal\./)
  const up = await staff.open(body)
  const vu = up.one('[name="vu"]').value
  const moved = await shop().post(body, { place: '1', acte: 'monter', vu }, { origin, cookie: cookieOf(staff) })
  expect(moved.status).toBe(303)
  await staff.send(await staff.open(body), publier)
  const turned = await openBrowser(shop()).open('/le-chai')
  expect(turned.main.text).toMatch(/On y voit mal\..*Sous terre/)
})

test('whoever writes on an older body is told, and what they wrote is before them still', async () => {
  const [one, other] = [await enterAs('ADMIN'), await enterAs('ADMIN')]
  const path = '/admin/pages/le-domaine/blocs'
  const { href: first = '' } = (await one.open(path)).link(/^Texte/)
  expect(first).toMatch(/blocs\/\d+$/)
  const [mine, theirs] = [await one.open(first), await other.open(first)]
  const saved = await one.send(mine, first, { title: 'Le premier titre' })
  expect([saved.status, saved.url]).toEqual([200, `${path}#bloc-${first.split('/').at(-1)}`])
  const publier = '/admin/pages/le-domaine/brouillon/publier'
  const refused = await other.send(theirs, first, { title: 'L’autre titre' })
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('Quelqu’un a changé cette page entre-temps')
  expect(refused.fieldNamed('title').value).toBe('L’autre titre')
  expect(refused.text).toContain('Ce bloc, tel qu’il est à présent')
  expect(refused.all('p').map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Le premier titre /))
  expect((await openBrowser(shop()).open('/le-domaine')).html).not.toContain('Le premier titre')
  const again = await other.send(refused, first, { title: 'L’autre titre' })
  expect(again.status).toBe(200)
  await other.send(again, publier)
  expect((await openBrowser(shop()).open('/le-domaine')).html).toContain('L’autre titre')
})

test('pictures come in several at once; what is none of them is named, and the others are kept', async () => {
  const staff = await enterAs('ADMIN')
  const send = (files: [name: string, bytes: Buffer][], alt = 'Le chai & ses fûts') => {
    const form = new FormData()
    form.set('alt', alt)
    form.set('folder', 'Chai')
    for (const [name, bytes] of files) form.append('images', new File([new Uint8Array(bytes)], name))
    const headers = { host: new URL(origin).host, origin, cookie: cookieOf(staff) }
    return shop().shop.fetch(new Request(`${origin}/admin/images/nouveau`, { method: 'POST', body: form, headers }))
  }
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#761527' } })
    .png()
    .toBuffer()
  const mixed = await send([
    ['fut-un.png', picture],
    ['virus.png', Buffer.from('<script>alert(1)</script>')],
  ])
  expect(mixed.status).toBe(422)
  const told = readPage(await mixed.text())
  expect(told.alert().text).toContain('virus.png')
  expect(told.fieldNamed('alt').value).toBe('Le chai & ses fûts')
  const mute = await send([['fut-muet.png', picture]], '')
  expect(mute.status).toBe(422)
  const asked = readPage(await mute.text())
  expect(asked.fieldNamed('alt').isInvalid).toBe(true)
  expect(asked.fieldNamed('folder').value).toBe('Chai')
  expect(asked.text).toContain('Choisissez à nouveau vos fichiers')
  expect((await staff.open('/admin/images?q=fut-muet')).html).toContain('Rien ne répond à cette recherche.')
  const library = await staff.open('/admin/images?q=fut-un')
  expect(library.html).toContain('fut-un')
  expect((await staff.open('/admin/images?q=virus')).html).toContain('Rien ne répond à cette recherche.')
  expect((await send([['fut-deux.png', picture]])).status).toBe(303)
  const path = library.one('.shots-all').hrefs.find((href) => href.startsWith('/admin/images/')) ?? ''
  const changed = await staff.send(await staff.open(path), path, { focalX: '10', alt: 'Un fût' })
  expect(changed.fieldNamed('alt').value).toBe('Un fût')
})

test('the site opens its shop and goes under construction from its own form', async () => {
  const staff = await enterAs('ADMIN')
  const form = await staff.open('/admin/site')
  const saved = await staff.send(form, '/admin/site', {
    isECommerce: 'on',
    'banner.text': 'Portes ouvertes',
    'banner.isValid': 'on',
    'banner.url': '',
  })
  expect(saved.status).toBe(200)
  expect((await openBrowser(shop()).open('/boutique')).status).toBe(200)
})

test('a screen of the panel is kept nowhere, runs two scripts of its own and is found by no search engine', async () => {
  const staff = await enterAs('ADMIN')
  const { headers, all } = await staff.open('/admin/produits')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(all('script').map(({ attribute }) => attribute('src'))).toEqual([
    expect.stringMatching(/^\/assets\/keep-work-[\w-]+\.js$/),
    expect.stringMatching(/^\/assets\/find-[\w-]+\.js$/),
  ])
})
