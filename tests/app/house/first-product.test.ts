import { afterEach, beforeEach, expect, test } from 'vitest'
import { goodsFields, type OtherTrade } from '#app/models/house/panel/first-goods.ts'
import { type NewSite, openNewSite } from '../support/new-site.ts'

let site: NewSite

beforeEach(async () => {
  site = await openNewSite()
})
afterEach(() => site.close())

type Case = { typed: Record<string, string>; vatRate: number; says: string[]; law: boolean }

const cases: Record<OtherTrade, Case> = {
  BEER: {
    typed: {
      name: 'La Blonde',
      denomination: 'Bière blonde',
      capacity: '33',
      alcohol: '5,5',
      price: '3,20',
      stock: '120',
      bottler: 'Brasserie de l’Écluse, Le Puy, France',
      ingredients: 'Eau, malt d’orge, houblon',
    },
    vatRate: 2000,
    says: ['3,20', '5,5', 'Bière blonde', 'malt d’orge', 'En stock à la brasserie', 'L’abus d’alcool'],
    law: true,
  },
  CHEESE: {
    typed: {
      name: 'Le Carré',
      denomination: 'Fromage au lait cru de vache',
      grapes: 'Vache, lait cru',
      capacity: '500',
      price: '8,50',
      stock: '20',
      bottler: 'Fromagerie des Combes, Salers, France',
      ingredients: 'Lait cru de vache, sel, présure',
    },
    vatRate: 550,
    says: [
      '8,50',
      '500 g',
      '17,00 €/kg',
      'Vache, lait cru',
      'Fromage au lait cru de vache',
      'présure',
      'En stock à la fromagerie',
    ],
    law: false,
  },
  BOOKS: {
    typed: {
      name: 'L’Été des geais',
      grapes: 'Anne Perrot',
      price: '19,90',
      stock: '14',
      maker: 'Éditions du Lavoir',
      makerContact: '2, rue du Lavoir, 69001 Lyon',
      model: '978-2-00-000000-2',
    },
    vatRate: 550,
    says: ['19,90', 'Anne Perrot', 'Éditions du Lavoir', '978-2-00-000000-2', 'En stock à la librairie'],
    law: false,
  },
}

test.each(Object.keys(cases) as OtherTrade[])(
  'the first product asks what its trade sells, and is on sale: %s',
  async (trade) => {
    const { typed, vatRate, says, law } = cases[trade]
    await site.post('/admin/bienvenue/pages', [
      ['COMPANY_NAME', 'Maison'],
      ['TRADE', trade],
    ])
    await site.call('PUT', '/admin/parameter/legal_company_name', { value: 'SARL Essai' })
    await site.call('PUT', '/admin/parameter/head_office', { value: '3, rue du Puits, 39600 Montorge' })
    const step = await site.open('/admin/bienvenue/vin')
    for (const name of goodsFields[trade]) expect(step.fieldNamed(name).name, name).toMatch(/./)
    // Who makes it has said so on the way.
    if (goodsFields[trade].includes('bottler')) expect(step.fieldNamed('bottler').value).toBe('SARL Essai, Montorge, France')
    expect(step.main.text).not.toMatch(/\bvins?\b|cépage|millésime/i)
    const empty = await site.post('/admin/bienvenue/vin', [['name', 'Sans rien']])
    expect(empty.status).toBe(422)
    for (const name of goodsFields[trade].slice(1)) expect(empty.page.fieldNamed(name).fault, name).toMatch(/./)

    const made = await site.post('/admin/bienvenue/vin', Object.entries(typed))
    expect([made.status, made.location]).toEqual([303, '/admin/bienvenue/vente'])
    await site.call('PUT', '/admin/site', { isBuilding: false })
    const { products } = (await site.call('GET', '/admin/product')) as unknown as { products: { vatRate: number }[] }
    expect(products).toMatchObject([{ vatRate }])
    const list = await site.visit('/boutique')
    const href = list.page.main.one('a[href^="/boutique/"]').attribute('href') ?? ''
    const { status, page } = await site.visit(href)
    expect(status).toBe(200)
    for (const said of says) expect(page.text.replaceAll('\u00a0', ' '), said).toContain(said)
    const strong = page.main.all('.label-facts strong').map(({ text }) => text.toLowerCase())
    expect(strong).toEqual(trade === 'CHEESE' ? ['lait'] : [])
    expect(page.text.includes('L’abus d’alcool')).toBe(law)
    if (!law) expect(page.main.text).not.toMatch(/bouteille|domaine/i)
    // The page of the law asks nothing more of what is sold.
    const conformity = await site.open('/admin/conformite')
    expect(conformity.main.text).not.toContain(typed.name)
  },
)
