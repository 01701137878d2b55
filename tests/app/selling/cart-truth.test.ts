import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldsOf } from '../../support/browser.ts'
import { origin } from '../../support/site.ts'
import { fillCart, linesOf as lines, product, quantitiesOf as quantities, wine } from '../support/fill-cart.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const fill = (...wishes: [string, number][]) => fillCart(shop, ...wishes)

describe('a cart tells at once what is so', () => {
  test('a browser that refuses cookies is told why nothing lies in its cart, and how to go on', async () => {
    const added = await shop.post('/panier/ajouter', { declinaison: wine, quantite: '1' }, { origin, referer: origin + product })
    const told = await shop.page(added.headers.get('location') ?? '')
    expect(told.text).toContain('Votre navigateur refuse les cookies de ce site')
    expect(told.main.links().map(({ href }) => href)).toContain(product)
    // Nobody is led out of the site by this way.
    const astray = await shop.html('/panier/garde?vers=https://evil.test/')
    expect(astray).not.toContain('evil.test')
  })

  test('what there is not is not added: the cart takes what is left and says so at once', async () => {
    const { post, page } = await fill([wine, 1])
    const told = await post('/panier/ajouter', { declinaison: 'melon-2023-75', quantite: '9' }, '/boutique/le-geai-blanc')
    expect(told.headers.get('location')).toBe('/boutique/le-geai-blanc')
    const flash = told.headers.getSetCookie().find((line) => line.startsWith('flash='))
    const cookie = flash?.split(';')[0] ?? ''
    expect(await shop.html('/boutique/le-geai-blanc', { cookie })).toContain(
      'Il n’en reste pas autant\u00a0: votre panier en contient 7, tout ce qui peut être commandé.',
    )
    expect(quantities(await page())).toEqual([1, 7])
    const again = await post('/panier/ajouter', { declinaison: 'melon-2023-75', quantite: '1' })
    expect([again.status, await again.text()]).toEqual([
      422,
      expect.stringContaining('Il n’en reste que 7\u00a0: vous les avez.'),
    ])
    // The field and the plus of the cart go no further either.
    const more = await post('/panier/ligne', { ligne: '1', op: 'more', quantite: '7' })
    expect([more.status, await more.text()]).toEqual([422, expect.stringContaining('Il n’en reste que 7\u00a0: vous les avez.')])
    await post('/panier/ligne', { ligne: '1', op: 'set', quantite: '3' })
    expect((await post('/panier/ligne', { ligne: '1', op: 'set', quantite: '12' })).status).toBe(303)
    expect(quantities(await page())).toEqual([1, 7])
  })

  test('a wish beyond a stock that nobody is told of is refused without telling it, and the limit of the display is no limit', async () => {
    const { post, page } = await fill(['murgers-2022-75', 96])
    expect((await page()).html).not.toContain('reste')
    for (const quantite of ['246', '9999']) {
      const refused = await post('/panier/ligne', { ligne: '0', op: 'set', quantite })
      const html = await refused.text()
      expect([refused.status, quantite, html.includes('écrivez-nous pour une grande commande')]).toEqual([422, quantite, true])
      expect(html).not.toMatch(/\b(?:12|150) ou moins|reste que/)
      expect(quantities(await page())).toEqual([96])
    }
    const added = await post('/panier/ajouter', { declinaison: 'murgers-2022-75', quantite: '100' })
    const html = await added.text()
    expect([added.status, html.includes('Nous n’avons pas autant de «\u00a0Les Murgers\u00a0»')]).toEqual([422, true])
    expect(quantities(await page())).toEqual([96])
  })

  test('a cart with a quantity that cannot be had goes no further than itself, and says why', async () => {
    const { cookie, page } = await fill(['melon-2023-75', 7])
    const inventory = (quantity: number) =>
      shop.call('POST', '/admin/stock-movement', { idDeclination: 'melon-2023-75', kind: 'INVENTORY', quantity })
    await inventory(2)
    const cart = await page()
    expect(cart.text).toContain('réduisez la quantité à 2 ou moins')
    expect(cart.text).toContain('Une quantité est à revoir avant de commander.')
    expect(cart.all('[href^="/commande"]')).toHaveLength(0)
    for (const path of ['/commande', '/commande?partie=coordonnees']) {
      const held = await shop.get(path, { cookie: cookie() })
      expect([held.status, held.headers.get('location')]).toEqual([303, '/panier'])
      expect(held.headers.getSetCookie().join()).toContain('flash=')
    }
    await inventory(7)
    expect((await page()).link('Passer commande').href).toBe('/commande')
  })

  test('what is taken out is put back just as it was: a line by the bin, by a zero, and all of the cart', async () => {
    const { post, page } = await fill([wine, 2], ['cremant-75', 3], ['jaune-2017-62', 1])
    await post('/panier/estimer', { cp: '39600', pays: 'FR' })
    await post('/panier/transporteur', { transporteur: '0' })
    const before = await page()
    const undo = async () => {
      const form = fieldsOf(await page(), '/panier/annuler')
      return (await post('/panier/annuler', form)).status
    }
    await post('/panier/ligne', { ligne: '1', op: 'remove', quantite: '3' })
    const without = await page()
    expect([lines(without), quantities(without)]).toEqual([
      ['Clos de l’Abbesse', 'Vin jaune'],
      [2, 1],
    ])
    expect(without.text).toContain('3 × Nuit claire')
    expect(await undo()).toBe(303)
    expect([lines(await page()), quantities(await page())]).toEqual([lines(before), [2, 3, 1]])
    await post('/panier/ligne', { ligne: '0', op: 'set', quantite: '0' })
    expect(await undo()).toBe(303)
    expect(quantities(await page())).toEqual([2, 3, 1])
    await post('/panier/transporteur', { transporteur: '0' })
    await post('/panier/vider', {})
    expect((await page()).text).toContain('Votre panier\u00a0: 6 articles')
    expect(await undo()).toBe(303)
    const back = await page()
    expect([lines(back), quantities(back)]).toEqual([lines(before), [2, 3, 1]])
    expect(back.definition('Livraison, 39600')).not.toBe('')
    expect(back.html).not.toContain('Retiré de votre panier')
  })

  test.each([
    [2, 'Encore une bouteille de Clos de l’Abbesse', 'et le carton est plein\u00a0: la livraison reste à 9,90\u00a0€.'],
    [4, 'Encore 2 bouteilles de Clos de l’Abbesse', 'et le carton est plein\u00a0: la livraison reste à 11,90\u00a0€.'],
    [6, 'Votre panier', ''],
  ])('%i bottles: the estimate says how many more travel in the carton that is paid for', async (count, more, says) => {
    const { post, page } = await fill([wine, count])
    await post('/panier/estimer', { cp: '39600', pays: 'FR' })
    const { text, html } = await page()
    expect(text).toContain(more)
    expect(text).toContain(says)
    expect(html.includes('le carton est plein')).toBe(says !== '')
  })

  test('an estimate asks for a postal code that is one, and its total is with the delivery it tells', async () => {
    const { post, page } = await fill([wine, 4])
    const refused = await post('/panier/estimer', { cp: 'abc', pays: 'FR' })
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Un code postal français compte cinq chiffres'),
    ])
    await post('/panier/estimer', { cp: '39600', pays: 'FR' })
    const cart = await page()
    expect(cart.text).toContain('dès 11,90\u00a0€')
    expect(cart.definition('Total avec livraison, dès')).toBe('107,90\u00a0€')
    expect(cart.html).not.toContain('hors livraison')
    await post('/panier/ligne', { ligne: '0', op: 'set', quantite: '51' })
    expect((await (await fill([wine, 51])).page()).definition('Livraison')).toBe('offerte')
  })
})
