import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter } from '../../support/account.ts'
import { fieldsOf, openBrowser } from '../../support/browser.ts'
import {
  buyer,
  firstSlot,
  newBuyer,
  openPart,
  openSellingShop,
  order,
  readOrders,
  sendStep,
  withCart,
} from '../support/checkout.ts'
import type { OwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

const contact = '/commande/coordonnees'

describe('what a buyer types of themselves', () => {
  test('a postal code of another town is told beside the town, kept, and taken from whoever insists', async () => {
    const browser = await withCart(shop)
    const page = await browser.open(contact)
    const typed = { ...newBuyer(), postalCode: '69003', city: 'Brest' }
    const doubted = await browser.post(page, contact, typed)
    expect(doubted.status).toBe(422)
    expect(doubted.field('Ville').fault).toContain('69003 n’est pas le code postal de Brest (29200).')
    expect(fieldsOf(doubted, contact)).toMatchObject(typed)
    const corrected = await browser.post(doubted, contact, { city: 'Dole' })
    expect(corrected.field('Ville').fault).toContain('69003 n’est pas le code postal de Dole')
    expect(openPart(await browser.send(doubted, contact))).toBe('livraison')
  })

  test('towns that the post writes otherwise, hamlets and codes of companies are nobody’s fault', async () => {
    const browser = await withCart(shop)
    const places = [
      ['69003', 'Lyon 3e'],
      ['42000', 'ST ETIENNE'],
      ['25042', 'Besançon Cedex'],
      ['39600', 'Hameau des Tilleuls'],
      ['97400', 'Saint-Denis'],
    ]
    for (const [postalCode = '', city = ''] of places) {
      const went = await sendStep(browser, 'coordonnees', { ...newBuyer(), postalCode, city })
      expect([city, openPart(went)]).toEqual([city, 'livraison'])
    }
  })

  test('codes that no place of France has, and names made of pictures, are refused in words', async () => {
    const browser = await withCart(shop)
    for (const postalCode of ['abc', '99999', '98300', '97000']) {
      const refused = await sendStep(browser, 'coordonnees', { ...newBuyer(), postalCode })
      expect(refused.field('Code postal').fault).toContain('cinq chiffres')
    }
    const pictures = await sendStep(browser, 'coordonnees', { ...newBuyer(), firstname: '🍷', city: 'Arbois 🍇' })
    expect([pictures.field('Prénom').fault, pictures.field('Ville').fault]).toEqual([
      'Un nom s’écrit avec des lettres, sans émojis.',
      'Une ville s’écrit avec des lettres, sans émojis.',
    ])
    const cart = await browser.open('/panier')
    const estimate = await browser.post(cart, '/panier/estimer', { cp: '99999' })
    expect(estimate.html).toContain('Un code postal français compte cinq chiffres')
  })

  test('a member’s own addresses are read with the same eyes', async () => {
    const browser = await enter(shop, 'membre@shop.test')
    const path = '/mon-compte/adresses'
    const { email: _, phone: __, ...home } = buyer
    const doubted = await browser.send(await browser.open(path), path, { ...home, postalCode: '75001', city: 'Lyon' })
    expect(doubted.field('Ville').fault).toContain('75001 n’est pas le code postal de Lyon')
    const wrong = await browser.send(doubted, path, { postalCode: '3960' })
    expect(wrong.field('Code postal').fault).toContain('cinq chiffres')
    expect((await browser.send(doubted, path)).html).toContain('75001 Lyon')
  })
})

test('an e-mail address is judged by one rule, wherever it is typed', async () => {
  const browser = await withCart(shop)
  const bought = async (email: string) => (await sendStep(browser, 'coordonnees', { ...newBuyer(), email })).html
  const wrote = async (email: string) => {
    const visitor = openBrowser(shop)
    return (await visitor.send(await visitor.open('/contact'), '/contact', { who: 'Marie', email, text: 'Bonjour' })).html
  }
  const subscribed = async (email: string) => {
    const visitor = openBrowser(shop)
    return (await visitor.send(await visitor.open('/'), '/newsletter', { email })).html
  }
  const opened = async (email: string) => {
    const visitor = openBrowser(shop)
    return (await visitor.send(await visitor.open('/auth'), '/auth/inscription', { email })).html
  }
  for (const ask of [bought, wrote, subscribed, opened]) {
    for (const email of ['éloïse@exemple.test', 'léa+vin@exemple.test'])
      expect(await ask(email)).toContain('Une adresse e-mail s’écrit sans accents')
    expect(await ask('lea..vin@exemple.test')).toContain('Cette adresse e-mail est incomplète')
    expect(await ask('lea+vin@exemple.test')).not.toMatch(/sans accents|est incomplète/)
  }
})

describe('a telephone number', () => {
  test('is asked of nobody who fetches their bottles at the house', async () => {
    const browser = await withCart(shop)
    expect(openPart(await sendStep(browser, 'coordonnees', { ...newBuyer(), phone: '' }))).toBe('livraison')
    const page = await browser.open('/commande/livraison')
    await sendStep(browser, 'livraison', { mode: 'collect', slot: firstSlot(page) })
    await sendStep(browser, 'paiement', { paiement: 'ON_COLLECTION' })
    expect((await order(browser)).url).toContain('/suivi/')
    expect((await readOrders(shop)).at(-1)).toMatchObject({ phone: '', delivery_type: 'CLICK_AND_COLLECT' })
  })

  test('is asked where a carrier needs it, beside the way, and goes with the order', async () => {
    const browser = await withCart(shop)
    await sendStep(browser, 'coordonnees', { ...newBuyer(), phone: '' })
    const path = '/commande/livraison'
    const page = await browser.open(path)
    const missed = await browser.post(page, path, { mode: 'c-domicile', message: 'Un mot' })
    expect(missed.one('[name="telephone"]').fault).toContain('le transporteur en a besoin')
    expect(fieldsOf(missed, path)).toMatchObject({ message: 'Un mot' })
    const wrong = await browser.post(missed, path, { telephone: 'appelez-moi' })
    expect(wrong.one('[name="telephone"]').fault).toContain('Ce numéro est incomplet')
    expect(openPart(await browser.open('/commande/paiement'))).toBe('livraison')
    expect(openPart(await browser.send(wrong, path, { telephone: '06 39 98 12 34' }))).toBe('recapitulatif')
    await sendStep(browser, 'paiement', { paiement: 'TRANSFER' })
    expect((await order(browser)).url).toContain('/suivi/')
    expect((await readOrders(shop)).at(-1)).toMatchObject({ phone: '06 39 98 12 34', delivery_type: 'DELIVERY' })
  })
})
