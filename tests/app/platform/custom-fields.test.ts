import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter } from '../../support/account.ts'
import { fieldsOf } from '../../support/browser.ts'
import { eachPlace } from '../../support/database/databases.ts'
import { plain } from '../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

type Custom = { custom: Record<string, unknown> }

eachPlace('fields of the house’s own', (open, dialect) => {
  test('one made at noon is in panel, page, card, API, CSV and search of the same process, and goes in two steps', async () => {
    const shop = await openOwnedShop(dialect === 'sqlite' ? {} : { env: (await open()).env })
    try {
      const staff = await openStaffBrowser(shop)
      const path = '/boutique/clos-de-l-abbesse'
      const csv = async () => (await shop.html('/admin/tableaux/products', { cookie: cookieOf(staff.cookies) })).split('\r\n')
      const sought = async (query: string) =>
        ((await shop.call('GET', `/search?q=${query}`)).results as unknown as { slug: string }[]).map(({ slug }) => slug)
      expect((await shop.page(path)).html).not.toContain('Profondeur du sol')
      expect(await sought('zorglubite')).toEqual([])

      const blank = '/admin/champs/nouveau'
      const twice = await staff.send(await staff.open(blank), blank, { label: 'Sol', kind: 'CHOICE' })
      expect([twice.status, twice.fieldNamed('choices').fault]).toEqual([422, 'Ce champ est obligatoire.'])
      const definitions: Record<string, string>[] = [
        { label: 'Profondeur du sol', kind: 'LINE', spots: 'PRODUCT_PAGE', isSearched: 'on' },
        { label: 'Temps de garde', kind: 'NUMBER', spots: 'PRODUCT_CARD' },
        { label: 'Numéro de cuve', kind: 'LINE', help: 'Lu par l’équipe seule.' },
      ]
      for (const definition of definitions)
        expect((await staff.send(await staff.open(blank), blank, definition)).status).toBe(200)
      expect((await staff.send(await staff.open(blank), blank, { label: 'Temps de garde', kind: 'LINE' })).status).toBe(422)

      const { id } = await shop.call('GET', '/product/clos-de-l-abbesse')
      const saving = `/admin/produits/${id}`
      const screen = await staff.open(saving)
      const wrong = await staff.send(screen, saving, { 'custom.temps_de_garde': 'huit' })
      expect([wrong.status, wrong.fieldNamed('custom.temps_de_garde').fault]).toEqual([
        422,
        'Indiquez un nombre, par exemple 12,5.',
      ])
      expect(wrong.fieldNamed('custom.temps_de_garde').value).toBe('huit')
      const said = {
        'custom.profondeur_du_sol': 'Quarante pouces de zorglubite',
        'custom.temps_de_garde': '12,5',
        'custom.numero_de_cuve': 'C-7',
      }
      expect((await staff.send(await staff.open(saving), saving, said)).status).toBe(200)
      expect(fieldsOf(await staff.open(saving), saving)).toMatchObject(said)

      const page = await shop.page(path)
      expect(plain(page.region('En détail').text)).toContain('Quarante pouces de zorglubite')
      expect(page.html).not.toContain('C-7')
      expect(plain((await shop.page('/boutique')).text)).toContain('Temps de garde : 12,5')
      const kept = (await shop.call('GET', `/admin/product/${id}`)) as unknown as Custom
      expect(kept.custom).toEqual({
        profondeur_du_sol: 'Quarante pouces de zorglubite',
        temps_de_garde: 12.5,
        numero_de_cuve: 'C-7',
      })
      const told = (await shop.call('GET', `/product/${id}`)) as unknown as Custom
      expect(Object.keys(told.custom)).toEqual(['profondeur_du_sol', 'temps_de_garde'])
      await expect(shop.call('PUT', `/admin/product/${id}`, { custom: { autre: 'x' } })).rejects.toThrow('"custom.autre"')
      const [head = '', ...rows] = await csv()
      expect(head).toMatch(/;"Profondeur du sol";"Temps de garde";"Numéro de cuve"$/)
      expect(rows.filter((row) => row.endsWith(';"Quarante pouces de zorglubite";"12,5";"C-7"')).length).toBeGreaterThan(0)
      expect(await sought('zorglubite')).toEqual(['clos-de-l-abbesse'])
      expect((await staff.open('/admin/produits?q=zorglubite')).html).toContain(saving)

      const fields = (await shop.call('GET', '/admin/custom-field?label=Profondeur du sol')).fields as unknown as { id: string }[]
      const own = `/admin/custom-field/${fields[0]?.id}`
      await shop.call('DELETE', own)
      expect((await shop.page(path)).html).not.toContain('Quarante pouces')
      expect((await staff.open('/admin/produits?q=zorglubite')).html).not.toContain(saving)
      expect(await shop.call('GET', own)).toMatchObject({ isUsed: false, values: 1 })
      await shop.call('PUT', own, { isUsed: true })
      expect((await shop.page(path)).html).toContain('Quarante pouces')
      await shop.call('DELETE', own)
      await shop.call('DELETE', own)
      await expect(shop.call('GET', own)).rejects.toThrow('not_found')
      expect(((await shop.call('GET', `/admin/product/${id}`)) as unknown as Custom).custom).toEqual({
        temps_de_garde: 12.5,
        numero_de_cuve: 'C-7',
      })
    } finally {
      await shop.close()
    }
  })
})

describe('fields of people', () => {
  let shop: OwnedShop
  beforeAll(async () => {
    shop = await openOwnedShop()
  })
  afterAll(() => shop?.close())

  test('a member’s are filled in on their screen, with what is wrong beside its field, and read in their space where it is said so', async () => {
    const staff = await openStaffBrowser(shop)
    const blank = '/admin/champs/nouveau'
    const form = await staff.open(blank)
    expect(plain(form.text)).toContain('Appartient à')
    const definitions: Record<string, string>[] = [
      { subject: 'MEMBER', label: 'Carte de fidélité', kind: 'NUMBER', spots: 'MEMBER_SPACE' },
      { subject: 'MEMBER', label: 'Préfère', kind: 'LINE', isSearched: 'on' },
    ]
    for (const definition of definitions) expect((await staff.send(form, blank, definition)).status).toBe(200)
    const elsewhere = await staff.send(form, blank, { subject: 'MEMBER', label: 'Âge', kind: 'LINE', spots: 'PRODUCT_PAGE' })
    expect([elsewhere.status, plain(elsewhere.text).includes('Choisissez une des valeurs proposées.')]).toEqual([422, true])

    const member = await enter(shop, 'champs@shop.test')
    const { members } = await shop.call('GET', '/admin/member?email=champs@shop.test')
    const saving = `/admin/membres/${(members as { id: string }[])[0]?.id}`
    const wrong = await staff.send(await staff.open(saving), saving, { 'custom.carte_de_fidelite': 'douze' })
    expect([wrong.status, wrong.fieldNamed('custom.carte_de_fidelite').fault]).toEqual([
      422,
      'Indiquez un nombre, par exemple 12,5.',
    ])
    const said = { 'custom.carte_de_fidelite': '1204', 'custom.prefere': 'les quintessences' }
    expect((await staff.send(wrong, saving, said)).status).toBe(200)
    expect(fieldsOf(await staff.open(saving), saving)).toMatchObject(said)
    expect((await staff.open('/admin/membres?q=Quintessence')).html).toContain(saving)
    const space = plain((await member.open('/mon-compte')).text)
    expect(space).toContain('Carte de fidélité 1 204')
    expect(space).not.toContain('quintessences')
  })

  test('a page’s are filled in on its form and stand under its opening or at its foot at once', async () => {
    const staff = await openStaffBrowser(shop)
    expect((await shop.page('/le-domaine')).html).not.toContain('Sous-Béchet')
    const definitions = [
      { subject: 'PAGE', kind: 'LINE', label: 'Lieu-dit', spots: ['PAGE_HEAD'], isSearched: true },
      { subject: 'PAGE', kind: 'LINK', label: 'Le cahier des charges', spots: ['PAGE_FOOT'] },
      { subject: 'PAGE', kind: 'LINE', label: 'Relue par' },
    ]
    for (const definition of definitions) await shop.call('POST', '/admin/custom-field', definition)
    const { pages } = await shop.call('GET', '/admin/page?url=le-domaine')
    const saving = `/admin/pages/${(pages as { id: string }[])[0]?.id}`
    const wrong = await staff.send(await staff.open(saving), saving, { 'custom.le_cahier_des_charges': 'javascript:alert(1)' })
    expect([wrong.status, wrong.fieldNamed('custom.le_cahier_des_charges').fault]).toEqual([
      422,
      expect.stringMatching(/^[A-Z].*\.$/),
    ])
    const said = {
      'custom.lieu_dit': 'Sous-Béchet',
      'custom.le_cahier_des_charges': 'https://www.exemple.fr/cahier',
      'custom.relue_par': 'Zénobie',
    }
    expect((await staff.send(wrong, saving, said)).status).toBe(200)
    expect(fieldsOf(await staff.open(saving), saving)).toMatchObject(said)
    const page = await shop.page('/le-domaine')
    expect(page.html).not.toContain('Zénobie')
    const [, whole = ''] = page.html.split('<main')
    const places = ['<h1', 'Sous-Béchet', '<h2', 'www.exemple.fr/cahier'].map((said) => whole.indexOf(said))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(-1)
    expect((await staff.open('/admin/chercher?q=bechet')).html).toContain(saving)
    expect(await shop.html('/recherche?q=sous-bechet')).toContain('/le-domaine')
  })

  test.each([
    ['boutique', '/boutique'],
    ['blog', '/blog'],
    ['actualites', '/actualites'],
    ['contact', '/contact'],
    ['contact-redacteur', '/contact-redacteur'],
  ])('a page’s stand below the title and at the foot of the screen that the program has at %s', async (url, path) => {
    const define = (label: string, spots: string[] = []) =>
      shop.call('POST', '/admin/custom-field', { subject: 'PAGE', kind: 'LINE', label: `${label} ${url}`, spots })
    await define('Ouverte', ['PAGE_HEAD'])
    await define('Au pied', ['PAGE_FOOT'])
    await define('Interne')
    const { pages } = await shop.call('GET', `/admin/page?url=${url}`)
    const key = url.replaceAll('-', '_')
    const custom = { [`ouverte_${key}`]: 'toute l’année', [`au_pied_${key}`]: 'sous le tilleul', [`interne_${key}`]: 'à revoir' }
    await shop.call('PUT', `/admin/page/${(pages as { id: string }[])[0]?.id}`, { custom })
    const [, whole = ''] = (await shop.page(path)).html.split('<main')
    const [main = ''] = whole.split('</main>')
    expect(main).not.toContain('à revoir')
    const places = ['<h1', `Ouverte ${url}`, 'toute l’année', `Au pied ${url}`, 'sous le tilleul'].map((said) =>
      main.indexOf(said),
    )
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(-1)
    expect(main.slice(places[4])).not.toMatch(/<(h2|form|article)/)
  })

  test('an order’s are filled in on its screen, and what is refused stays as it was typed', async () => {
    const staff = await openStaffBrowser(shop)
    const { lines } = (await shop.call('GET', '/admin/stock?nbItem=100')) as unknown as {
      lines: { idProduct: string; idDeclination: string; stock: number }[]
    }
    const wine = lines.find(({ stock }) => stock > 40)
    const { id, reference } = await shop.call('POST', '/admin/order', {
      products: [{ id: wine?.idProduct, idDeclination: wine?.idDeclination, quantity: 1 }],
      buyer: {},
      delivery: { type: 'NO_DELIVERY' },
      payment: 'ON_COLLECTION',
      isPaid: true,
      isAdult: true,
    })
    const at = `/admin/commandes/${id}`
    expect(plain((await staff.open(at)).text)).not.toContain('Champs maison')
    const definitions = [
      { subject: 'ORDER', kind: 'LINE', label: 'Agent', isSearched: true },
      { subject: 'ORDER', kind: 'DAY', label: 'Rappeler le', isRequired: true },
      { subject: 'ORDER', kind: 'FLAG', label: 'Palette' },
    ]
    for (const definition of definitions) await shop.call('POST', '/admin/custom-field', definition)
    const wrong = await staff.send(await staff.open(at), `${at}/champs`, { 'custom.agent': 'Wenceslas', 'custom.palette': 'on' })
    expect([wrong.status, wrong.fieldNamed('custom.rappeler_le').fault]).toEqual([422, 'Ce champ est obligatoire.'])
    expect(fieldsOf(wrong, `${at}/champs`)).toMatchObject({ 'custom.agent': 'Wenceslas', 'custom.palette': 'on' })
    expect((await staff.send(wrong, `${at}/champs`, { 'custom.rappeler_le': '2026-12-01' })).status).toBe(200)
    const said = { 'custom.agent': 'Wenceslas', 'custom.rappeler_le': '2026-12-01', 'custom.palette': 'on' }
    expect(fieldsOf(await staff.open(at), `${at}/champs`)).toMatchObject(said)
    expect(plain((await staff.open('/admin/chercher?q=wenceslas')).text)).toContain(reference)
    expect(plain((await staff.open(`/admin/journal?sorte=order&chose=${id}`)).text)).toContain('Champs maison')
  })
})

function cookieOf(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
