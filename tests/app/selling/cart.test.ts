import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldsOf, sentBy } from '../../support/browser.ts'
import { type Page, readPage } from '../../support/page/page.ts'
import { origin } from '../../support/site.ts'
import { cookieOf } from '../support/cart-cookie.ts'
import { fillCart, keptCart, linesOf as lines, product, quantitiesOf as quantities, wine } from '../support/fill-cart.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const fill = (...wishes: [string, number][]) => fillCart(shop, ...wishes)

describe('a cart without a script', () => {
  test('[T-05] is begun by the plain form of a product, which comes back and says so; no cookie before that', async () => {
    const before = await shop.get(product)
    expect(before.headers.get('set-cookie')).toBeNull()
    const form = fieldsOf({ html: await before.text() }, '/panier/ajouter')
    expect(form).toEqual({ declinaison: wine, quantite: '1' })
    const answer = await shop.post('/panier/ajouter', { ...form, quantite: '2' }, { origin, referer: origin + product })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/panier/garde?vers=${encodeURIComponent(product)}`])
    const set = answer.headers.getSetCookie().find((line) => line.startsWith('cart=')) ?? ''
    expect(set).toMatch(/^cart=[^;]+\.[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const kept = await shop.get(answer.headers.get('location') ?? '', { cookie })
    expect([kept.status, kept.headers.get('location')]).toEqual([303, product])
    const back = await shop.page(product, { cookie })
    const note = back.note('C’est dans votre panier. Voir le panier')
    expect(note.link('Voir le panier').href).toBe('/panier')
    expect(back.links('Panier 2 articles').length).toBeGreaterThan(0)
  })

  test('[V-01] takes a negative number for one, when something is added and when a line is changed', async () => {
    const { post, page } = await fill([wine, -3])
    expect(quantities(await page())).toEqual([1])
    expect((await post('/panier/ligne', { ligne: '0', op: 'set', quantite: '4' })).status).toBe(303)
    expect(quantities(await page())).toEqual([4])
    expect((await post('/panier/ligne', { ligne: '0', op: 'set', quantite: '-2' })).status).toBe(303)
    expect(quantities(await page())).toEqual([1])
  })

  test('changes by plus, minus, a number and the bin, and says what it comes to', async () => {
    const { post, page } = await fill([wine, 2], ['cremant-75', 1])
    expect(quantities(await page())).toEqual([2, 1])
    const act = async (fields: Record<string, string>) => (await post('/panier/ligne', fields)).status
    expect(await act({ ligne: '0', op: 'more', quantite: '2' })).toBe(303)
    expect(await act({ ligne: '1', op: 'set', quantite: '6' })).toBe(303)
    expect(quantities(await page())).toEqual([3, 6])
    expect((await page()).text).toContain('159,00\u00a0€')
    await act({ ligne: '0', op: 'less', quantite: '3' })
    await act({ ligne: '1', op: 'remove', quantite: '6' })
    const cart = await page()
    expect([lines(cart), quantities(cart)]).toEqual([['Clos de l’Abbesse'], [2]])
    const refused = await post('/panier/ligne', { ligne: '0', op: 'set', quantite: 'deux' })
    expect(refused.status).toBe(422)
    const again = readPage(await refused.text())
    const quantity = again.field('Quantité de Clos de l’Abbesse')
    expect([quantity.value, quantity.fault]).toEqual(['deux', 'Indiquez un nombre entier.'])
    expect(again.focused?.name).toBe(quantity.name)
    await act({ ligne: '0', op: 'set', quantite: '0' })
    expect((await page()).text).toContain('Votre panier est encore vide')
  })

  test('[T-04] [T-02] estimates its shipping, lets a carrier be chosen, and forgets both for a collection', async () => {
    const { post, page } = await fill([wine, 4])
    expect((await post('/panier/estimer', { cp: '', pays: 'FR' })).status).toBe(422)
    expect((await post('/panier/estimer', { cp: '39600', pays: 'FR' })).status).toBe(303)
    const offered = await page()
    expect(offered.definition('Livraison, 39600')).toBe('dès 11,90\u00a0€')
    await post('/panier/transporteur', { transporteur: '0' })
    const chosen = await page()
    expect(chosen.definition('Total')).toBe('110,90\u00a0€')
    const pressed = (cart: Page) => cart.buttons().filter(({ attribute }) => attribute('aria-pressed') === 'true')
    expect(pressed(chosen).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^Livraison à domicile/))
    await post('/panier/ligne', { ligne: '0', op: 'set', quantite: '24' })
    expect((await page()).text).toContain('La livraison vous est offerte.')
    const refused = await post('/panier/estimer', { cp: '1000', pays: 'US' })
    expect([refused.status, (await refused.text()).includes('Nous n’expédions pas vers ce pays')]).toEqual([422, true])
    expect(pressed(await page()).map(({ name }) => name)).toEqual(['Livraison'])
    await post('/panier/mode', { mode: 'clickAndCollect' })
    const collected = await page()
    expect(collected.definition('Retrait au caveau')).not.toBe('')
    expect(collected.html).not.toContain('39600"')
  })

  test('a link that fills a cart shows what it holds, and does nothing before its form is sent', async () => {
    const link = '/panier/ajouter?vins=abbesse-2021-75:2,nowhere:3,jaune-2017-62'
    const answer = await shop.get(link)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const shown = readPage(await answer.text())
    expect(lines(shown)).toEqual(['Clos de l’Abbesse', 'Vin jaune'])
    expect(shown.text).toContain('Une partie de ce lien ne peut pas être ajoutée au panier\u00a0: «\u00a0nowhere\u00a0».')
    const form = fieldsOf(shown, '/panier/ajouter')
    expect(form).toEqual({ vins: 'abbesse-2021-75:2,jaune-2017-62:1', acte: expect.any(String), retour: '/panier' })
    const { post, page } = await fill()
    const sent = await post('/panier/ajouter', form, link)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/panier/garde?vers=%2Fpanier'])
    expect(quantities(await page())).toEqual([2, 1])
    expect((await shop.page('/panier/ajouter?vins=nowhere')).text).toContain('rien que nous vendions encore')
  })

  test('a link tells each wish that it cannot meet, be it unknown, beyond measure or no name at all', async () => {
    const vins = ['abbesse-2021-75:2', 'nowhere:3', 'jaune-2017-62:99999', '<b>', '', 'gone']
    const shown = await shop.page(`/panier/ajouter?vins=${encodeURIComponent(vins.join(','))}`)
    expect(lines(shown)).toEqual(['Clos de l’Abbesse'])
    const [, told = ''] = /ne peut pas être ajoutée au panier\u00a0: (.*?»)\. /.exec(shown.text) ?? []
    expect(told.match(/[\w<>:-]+(?=\u00a0»)/g)).toEqual(['nowhere', 'gone', 'jaune-2017-62:99999', '<b>'])
  })

  test('what changed since it was filled is told until the buyer says to have seen it', async () => {
    const { post, page } = await fill([wine, 1], ['ceps-2020-75', 1])
    const before = await page()
    expect(before.html).not.toContain('Depuis votre dernière visite')
    await shop.call('PUT', `/admin/declination/${wine}`, { price: 2600 })
    const told = await page()
    expect(told.text).toContain('Le prix a changé\u00a0: 24,00\u00a0€ avant, 26,00\u00a0€ maintenant.')
    const [seen] = sentBy(told, '/panier/vu')
    expect(seen).toEqual(['vu', '0:2600'])
    await post('/panier/vu', { vu: '0:2600' })
    expect((await page()).html).not.toContain('Le prix a changé')
    await shop.call('PUT', `/admin/declination/${wine}`, { price: 2400 })
  })

  test('a cookie that was tampered with is as good as none', async () => {
    const { cookie } = await fill([wine, 2])
    const whole = /cart=([^;]*)/.exec(cookie())?.[1] ?? ''
    const [body = '', signature = ''] = decodeURIComponent(whole).split('.')
    const forged = btoa(JSON.stringify({ cart: 'another', code: '' }))
    for (const value of [`${forged}.${signature}`, `${body}.x`, body, 'x']) {
      const html = await shop.html('/panier', { cookie: `cart=${encodeURIComponent(value)}` })
      expect([value.length > 0, html.includes('Votre panier est encore vide')]).toEqual([true, true])
    }
    expect(quantities(await shop.page('/panier', { cookie: cookie() }))).toEqual([2])
  })

  test('nobody without a cart can do anything to one, and no other act is known', async () => {
    expect((await shop.post('/panier/vider', {})).status).toBe(303)
    expect((await shop.post('/panier/voler', {})).status).toBe(404)
    for (const act of ['ligne', 'vider', 'annuler', 'vu', 'mode', 'estimer', 'transporteur', 'code']) {
      const read = await shop.get(`/panier/${act}`)
      expect([act, read.status, read.headers.get('location')]).toEqual([act, 303, '/panier'])
    }
    expect((await shop.post('/panier/ajouter', { declinaison: 'nowhere', quantite: '1' })).status).toBe(422)
    expect((await shop.post('/panier/ajouter', { declinaison: wine, quantite: 'x' })).status).toBe(422)
  })

  test('threat 35: the page of a cart is nobody else’s, and a shared page never tells of one', async () => {
    const { cookie } = await fill([wine, 5])
    const answer = await shop.get('/panier', { cookie: cookie() })
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const own = await shop.get('/', { cookie: cookie() })
    expect(own.headers.get('cache-control')).toContain('no-store')
    expect(await own.text()).toContain('5 articles')
    expect(await shop.html('/')).not.toContain('5 articles')
    expect(keptCart(await shop.page('/'))).toBe('')
  })
})

test('[T-05] a browser that has lost its cookie gets its cart back from ids and numbers; what is sold no more is left out', async () => {
  const vins = 'abbesse-2021-75:2,nowhere:9,jaune-2017-62:1'
  const answer = await shop.post('/panier/restaurer', { vins })
  const cookie = cookieOf(answer) ?? ''
  expect(quantities(await shop.page('/panier', { cookie }))).toEqual([2, 1])
  const flash = answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('flash='))
    ?.split(';')[0]
  expect(await shop.html('/', { cookie: `${cookie}; ${flash}` })).toContain('ce qui n’est plus vendu n’y est plus')
  expect(keptCart(await shop.page('/panier', { cookie }))).toBe('abbesse-2021-75:2,jaune-2017-62:1')
  const twice = await shop.post('/panier/restaurer', { vins }, { origin, cookie })
  expect(twice.headers.getSetCookie()).toEqual([])
  expect((await shop.post('/panier/restaurer', { vins: 'nowhere:1' })).headers.getSetCookie()).toEqual([])
  const cleared = await shop.post('/panier/vider', {}, { origin, cookie })
  expect(cleared.status).toBe(303)
  expect(keptCart(await shop.page('/panier', { cookie }))).toBe('-')
})

test('[R-18] SEE_CART_ON_HOVER opens the list of the cart from the bar, for whoever has one', async () => {
  const { page } = await fill([wine, 2])
  expect((await page('/')).html).not.toContain('cart-preview')
  await shop.set('SEE_CART_ON_HOVER', 'true')
  expect((await page('/')).one('.cart-preview').text).toContain('2 × Clos de l’Abbesse')
  expect(await shop.html('/')).not.toContain('cart-preview')
  await shop.set('SEE_CART_ON_HOVER', '')
})

test('a site that sells nothing, or at no price it tells, has no cart', async () => {
  const { cookie } = await fill([wine, 2])
  const paths = ['/panier', '/panier/ajouter?vins=abbesse-2021-75']
  await shop.set('HIDE_PRICES', 'true')
  for (const path of paths) expect([path, (await shop.get(path, { cookie: cookie() })).status]).toEqual([path, 404])
  expect((await shop.page('/', { cookie: cookie() })).all('[href="/panier"]')).toHaveLength(0)
  await shop.set('HIDE_PRICES', '')
  await shop.call('PUT', '/admin/site', { isECommerce: false })
  for (const path of paths) expect([path, (await shop.get(path, { cookie: cookie() })).status]).toEqual([path, 404])
})
