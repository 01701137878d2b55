import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { readCsv } from '#app/models/platform/text/csv-read.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { findFaults } from '../support/audit.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'

const many = 10_000

eachDatabase('tables that leave the shop and come in', (open) => {
  const raise = async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 12)
    given(await shop.owner.changeDeclination({ params: { id: shop.wine.first.id }, body: { reference: 'SAV-20' } }))
    const bring = (what: 'products' | 'stock' | 'members', csv: string, isTrial = false) =>
      shop.owner.importTable({ params: { what }, body: { csv, isTrial } })
    const take = async (what: 'orders' | 'products' | 'stock' | 'members' | 'messages') => {
      const file = given(await shop.owner.exportTable({ params: { what }, query: {} }))
      return { ...file, rows: readCsv(Buffer.from(file.content, 'base64').toString('utf8'))?.map(({ cells }) => cells) ?? [] }
    }
    const users = () => bindToSite(shop.db, '1').read.selectFrom('users').selectAll().orderBy('email').execute()
    return { ...shop, bring, take, users }
  }

  test('messages are told by days of France, as orders are', async () => {
    const shop = await raise()
    const at = (created_at: string) => ({
      id: created_at,
      desk: 'COMPANY' as const,
      firstname: '',
      lastname: '',
      email: '',
      phone: '',
      subject: created_at,
      message: '',
      user_id: null,
      created_at,
      is_read: 0 as const,
    })
    const moments = [
      '2026-07-13T21:59:00.000Z',
      '2026-07-13T22:01:00.000Z',
      '2026-07-14T21:59:00.000Z',
      '2026-07-14T22:01:00.000Z',
    ]
    await bindToSite(shop.db, '1').inTransaction((tx) => tx.insertInto('messages').values(moments.map(at)).execute())
    const query = { from: '2026-07-14', to: '2026-07-14' }
    const file = given(await shop.owner.exportTable({ params: { what: 'messages' }, query }))
    const rows = readCsv(Buffer.from(file.content, 'base64').toString('utf8')) ?? []
    expect(rows.slice(1).map(({ cells }) => cells[5])).toEqual(moments.slice(1, 3))
  })

  test('threat 39: each table leaves as a French spreadsheet opens it, and what would be a formula in it is none', async () => {
    const shop = await raise()
    const billing = { ...shop.address, lastname: '=cmd|calc' }
    given(await shop.place(shop.wanted(2, { address: { billing } })))
    const orders = await shop.take('orders')
    const bytes = Buffer.from(orders.content, 'base64').toString('utf8')
    expect(bytes.startsWith('\ufeff"Commande";"Date"')).toBe(true)
    expect(orders.rows[1]).toEqual(expect.arrayContaining(['Marie =cmd|calc', '30,00', '9,00', '39,00', 'attendu']))
    expect((await shop.take('products')).rows[1]?.slice(0, 7)).toEqual([
      'SAV-20',
      'Savagnin',
      '2020',
      '75',
      'cl',
      'autre',
      '15,00',
    ])
    expect((await shop.take('stock')).rows[1]).toEqual(['SAV-20', 'Savagnin', '2020', '10', ''])
    expect((await shop.take('messages')).rows).toHaveLength(1)
    expect((await shop.take('members')).rows.length).toBeGreaterThan(1)
    for (const caller of [shop.visitor, shop.as('MEMBER')])
      expect(['unauthenticated', 'forbidden']).toContain(
        await codeOf(caller.exportTable({ params: { what: 'members' }, query: {} })),
      )
  })

  test('a trial names every faulty row with its line and its reason, and writes nothing; nor does an import with one fault', async () => {
    const shop = await raise()
    const before = await shop.users()
    const rows = Array.from({ length: 300 }, (_, at) => (at % 3 === 0 ? `pas-une-adresse-${at};X` : `m${at}@exemple.test;Éva`))
    const csv = ['Courriel;Prénom', ...rows].join('\r\n')
    const trial = given(await shop.bring('members', csv, true))
    expect(trial).toMatchObject({ rows: 300, isDone: false, faultTotal: 100 })
    expect(trial.faults.map(({ line }) => line)).toEqual(Array.from({ length: 100 }, (_, at) => at * 3 + 2))
    expect(trial.faults[0]).toEqual({ line: 2, column: 'Courriel', message: 'ce n’est pas une adresse e-mail' })
    expect(await codeOf(shop.bring('members', csv))).toBe('invalid')
    expect(await shop.users()).toEqual(before)
  })

  test('members come in without a mail, a password or a consent; who is known keeps what is not said, and staff are not touched', async () => {
    const shop = await raise()
    const known = (await shop.users()).find(({ role }) => role === 'MEMBER')
    const csv = `Courriel,Prénom,Nom,Naissance\nNeuve@Exemple.test,Éva,"Roux, fille",24/12/1980\n${known?.email},Nouveau,,\n`
    expect(given(await shop.bring('members', csv))).toMatchObject({ created: 1, changed: 1, isDone: true })
    const users = await shop.users()
    expect(users.find(({ email }) => email === 'neuve@exemple.test')).toMatchObject({
      email_shown: 'Neuve@Exemple.test',
      firstname: 'Éva',
      lastname: 'Roux, fille',
      birthdate: '1980-12-24',
      role: 'MEMBER',
      password_hash: null,
      terms_accepted_at: null,
      terms_version: null,
      newsletter_wanted: 0,
    })
    expect(users.find(({ id }) => id === known?.id)).toMatchObject({ firstname: 'Nouveau', lastname: known?.lastname })
    expect(await shop.mails()).toEqual([])
    const staff = users.find(({ role }) => role === 'ADMIN')
    expect(given(await shop.bring('members', `Courriel\n${staff?.email}`, true)).faultTotal).toBe(1)
    // Who has no password enters by the link for a forgotten one, and by nothing else.
    given(await shop.visitor.askPasswordReset({ body: { email: 'neuve@exemple.test' } }))
    expect((await shop.mails()).map(({ kind }) => kind)).toEqual(['reset_password'])
  })

  test('a counted stock becomes movements, and the table that left can come back in and changes nothing', async () => {
    const shop = await raise()
    const { content } = await shop.take('stock')
    expect(given(await shop.bring('stock', Buffer.from(content, 'base64').toString('utf8')))).toMatchObject({ changed: 0 })
    const csv = 'Référence;Stock;Seuil\nsav-20;30;6\n'
    expect(given(await shop.bring('stock', csv, true)).changes).toEqual(['Savagnin 2020 : 12 → 30'])
    expect(await shop.left()).toBe(12)
    given(await shop.bring('stock', csv))
    expect(await shop.left()).toBe(30)
    const { movements } = given(await shop.owner.listStockMovements({ query: { nbItem: 100 } }))
    expect(movements.filter(({ reason }) => reason === 'import')).toMatchObject([{ kind: 'INVENTORY', change: 18, stock: 30 }])
    const faulty = given(await shop.bring('stock', 'Référence;Stock\nrien;1\nSAV-20;-1\nSAV-20;2\n', true))
    expect(faulty.faults.map(({ line, column }) => `${line} ${column}`)).toEqual(['2 Référence', '3 Stock', '4 Référence'])
  })

  test('what the house says of wines in its own fields goes out and comes back in, refused beside its line as in a form', async () => {
    const shop = await raise()
    const define = async (label: string, more = {}) =>
      given(await shop.owner.createCustomField({ body: { subject: 'PRODUCT', kind: 'LINE', label, ...more } }))
    await define('Cuve')
    await define('Temps de garde', { kind: 'NUMBER' })
    await define('En fût', { kind: 'FLAG' })
    await define('Mis le', { kind: 'DAY' })
    // Called as every wine's own column, it is never meant by it.
    await define('Nom')
    const head = 'Référence;Nom;Prix;Cuve;Temps de garde;En fût;Mis le\n'
    const wrong = 'SAV-20;Savagnin;20;C-7;huit;peut-être;31/02/2026\nPOU-23;Poulsard;9;;;;\n'
    expect(given(await shop.bring('products', head + wrong, true)).faults).toMatchObject([
      { line: 2, column: 'Temps de garde', message: 'Indiquez un nombre, par exemple 12,5.' },
      { line: 2, column: 'En fût' },
      { line: 2, column: 'Mis le' },
    ])
    const right = 'SAV-20;Savagnin;20;C-7;12,5;Oui;02/03/2026\nPOU-23;Poulsard;9;C-8;;Non;\n'
    expect(given(await shop.bring('products', head + right)).faults).toEqual([])
    const { products } = given(await shop.owner.listAdminProducts({ query: {} }))
    expect(products.find(({ name }) => name === 'Savagnin')?.custom).toEqual({
      cuve: 'C-7',
      temps_de_garde: 12.5,
      en_fut: true,
      mis_le: '2026-03-02',
    })
    expect(products.find(({ name }) => name === 'Poulsard')?.custom).toEqual({ cuve: 'C-8', en_fut: false })
    // As it went out it changes nothing, and an empty cell takes nothing away.
    const { content } = await shop.take('products')
    const own = Buffer.from(content, 'base64').toString('utf8')
    expect(given(await shop.bring('products', own, true))).toMatchObject({ created: 0, changed: 0, faults: [] })
    const again = given(await shop.bring('products', `${head}SAV-20;Savagnin;20;C-9;;;\n`))
    expect(again).toMatchObject({ changed: 1, changes: ['Savagnin : champs maison'] })
  })

  test('what the house says of members in its own fields goes out and comes back in, and is found, refused beside its line as in a form', async () => {
    const shop = await raise()
    const define = async (label: string, more = {}) =>
      given(await shop.owner.createCustomField({ body: { subject: 'MEMBER', kind: 'LINE', label, ...more } }))
    await define('Passion', { isSearched: true })
    await define('Carte', { kind: 'NUMBER' })
    // Called as every member's own column, it is never meant by it.
    await define('Nom')
    const known = (await shop.users()).find(({ role }) => role === 'MEMBER')
    const head = 'Courriel;Nom;Passion;Carte\n'
    expect(given(await shop.bring('members', `${head}neuve@exemple.test;Roux;Orgue;douze\n`, true)).faults).toEqual([
      { line: 2, column: 'Carte', message: 'Indiquez un nombre, par exemple 12,5.' },
    ])
    const right = given(await shop.bring('members', `${head}neuve@exemple.test;Roux;Orgue;12,5\n${known?.email};;Zythologie;\n`))
    expect(right).toMatchObject({ created: 1, changed: 1, faults: [] })
    expect(right.changes).toContain(`${known?.email} : champs maison`)
    const customOf = async (of: string | undefined) =>
      JSON.parse((await shop.users()).find(({ email }) => email === of)?.custom ?? '')
    expect(await customOf('neuve@exemple.test')).toEqual({ passion: 'Orgue', carte: 12.5 })
    const found = async (text: string) =>
      given(await shop.owner.listMembers({ query: { search: `lk:${text}` } })).members.map(({ email }) => email)
    expect([await found('orgue'), await found('zytho')]).toEqual([['neuve@exemple.test'], [known?.email]])
    // As it went out it changes nothing, and an empty cell takes nothing away.
    const { content } = await shop.take('members')
    const own = Buffer.from(content, 'base64').toString('utf8')
    expect(given(await shop.bring('members', own, true))).toMatchObject({ created: 0, changed: 0, faults: [] })
    given(await shop.bring('members', `${head}neuve@exemple.test;;;7\n`))
    expect(await customOf('neuve@exemple.test')).toEqual({ passion: 'Orgue', carte: 7 })
    expect(await found('orgue')).toEqual(['neuve@exemple.test'])
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('wines come in as products with their forms; a known one takes its new price, with its entry in the ledger', async () => {
    const shop = await raise()
    const csv = [
      'Référence;Nom;Prix;Millésime;Contenance;Unité;Couleur;TVA;En vente',
      'SAV-20;Savagnin;16,50;;;;;;',
      'POU-21;Poulsard;12;2021;75;cl;Rouge;20;oui',
      'POU-22;Poulsard;12,50;2022;1,5;L;rouge;20;oui',
    ].join('\n')
    const trial = given(await shop.bring('products', csv, true))
    expect(trial).toMatchObject({ created: 2, changed: 1, faultTotal: 0 })
    expect(trial.changes).toEqual(['Poulsard : nouveau', 'Poulsard : nouveau', 'Savagnin : prix'])
    given(await shop.bring('products', csv))
    const { products } = given(await shop.owner.listAdminProducts({ query: { name: 'lk:poulsard' } }))
    expect(products).toMatchObject([{ name: 'Poulsard', kind: 'rouge', vatRate: 2000, isValid: true }])
    const { declinations } = given(await shop.owner.listAdminDeclinations({ query: { product: products[0]?.id ?? '' } }))
    expect(declinations.map(({ reference, price, capacity }) => [reference, price, capacity])).toEqual([
      ['POU-21', 1200, 75],
      ['POU-22', 1250, 1.5],
    ])
    expect(given(await shop.owner.getAdminDeclination({ params: { id: shop.wine.first.id } })).price).toBe(1650)
    expect(given(await shop.bring('products', csv))).toMatchObject({ created: 0, changed: 0 })
    expect(given(await shop.bring('products', 'Référence;Nom;Prix\nX;;douze\n', true)).faults).toHaveLength(2)
    expect(given(await shop.bring('products', 'Nom;Prix\nX;1\n', true)).faults[0]).toMatchObject({ line: 1 })
    expect(await findFaults(shop.db)).toEqual([])
  })

  describe(`of ${many} members`, () => {
    test('come in within seconds, and others get their turn meanwhile', { timeout: 120_000 }, async () => {
      const shop = await raise()
      const csv = [
        'Courriel;Prénom;Nom',
        ...Array.from({ length: many }, (_, at) => `membre${at}@exemple.test;Éva;Roux${at}`),
      ].join('\n')
      let turns = 0
      const others = setInterval(() => {
        turns += 1
      }, 1)
      const before = performance.now()
      expect(given(await shop.bring('members', csv))).toMatchObject({ created: many, isDone: true })
      clearInterval(others)
      if (process.env.LONG)
        console.log(`${many} members in ${Math.round(performance.now() - before)} ms, ${turns} turns of others`)
      expect(turns).toBeGreaterThan(10)
      expect(await shop.users()).toHaveLength(many + (await shop.users()).filter(({ email }) => !/^membre\d/.test(email)).length)
    })
  })
})
