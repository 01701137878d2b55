import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deletePlannedAccounts } from '#api/house/members/delete-planned-accounts.ts'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { day, home, openMembers } from '../support/members.ts'
import { fillOrders } from '../support/rows/fill-orders.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'

type ClientsBy = `${'' | '-'}${'count' | 'spent' | 'lastAt' | 'email'}`

eachDatabase('clients', (open) => {
  test('a guest who ordered twice is one client, found by name, town and number, with all that the house knows', async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    const { stage } = shop
    const elodie = (email: string, more = {}) =>
      shop.wanted(2, {
        address: { billing: { ...shop.address, firstname: 'Élodie', lastname: 'Lefèvre', city: 'Poligny', ...more } },
        user: { phone: '03 84 00 00 02', email, isAdult: true },
      })
    const first = given(await shop.place(elodie('elo@exemple.test')))
    stage.dependencies.now = () => new Date(Date.parse('2026-03-05T10:00:00Z'))
    const api = await shop.ownerNow()
    const second = given(await shop.place(elodie('Elo@Exemple.test', { city: 'Arbois' })))
    given(await shop.place())
    given(await api.recordPayment({ params: { id: first.id }, body: {} }))
    given(await api.noteOrder({ params: { id: second.id }, body: { note: 'Rappeler avant midi.' } }))
    const message = { lastname: 'Lefèvre', email: 'elo@exemple.test', subject: 'Les cartons', message: 'Sont-ils solides ?' }
    given(await shop.buyer().sendMessage({ body: message }))

    const find = async (text: string) => given(await api.listClients({ query: { search: `lk:${text}` } })).clients
    for (const text of ['lefevre', 'elo@', 'POLIGNY', second.reference]) {
      expect(await find(text), text).toMatchObject([{ name: 'Élodie Lefèvre', count: 2, spent: first.total }])
    }
    expect(await find('personne')).toEqual([])
    const all = given(await api.listClients({ query: {} }))
    // The two who ordered, and the one who has an account and did not.
    expect(all.clients.map(({ count }) => count).sort()).toEqual([0, 1, 2])
    expect([all.total, given(await api.listClients({ query: { count: '2' } })).total]).toEqual([3, 1])

    for (const id of [first.id, second.id]) {
      const client = given(await api.getClient({ params: { id } }))
      expect(client).toMatchObject({ email: 'Elo@Exemple.test', phone: '03 84 00 00 02', idMember: null })
      expect(client.orders.map(({ reference, note }) => [reference, note])).toEqual([
        [second.reference, 'Rappeler avant midi.'],
        [first.reference, ''],
      ])
      expect(client.goods).toMatchObject([{ name: 'Savagnin 2020', details: '75\u00a0cl', quantity: 4 }])
      expect(client.addresses).toHaveLength(2)
      expect(client.messages).toMatchObject([{ subject: 'Les cartons', isAnswered: false }])
    }
    expect(await codeOf(api.getClient({ params: { id: 'personne' } }))).toBe('not_found')
  })

  test('who has an account or only wrote is a client as well, and one person under one address', async () => {
    const shop = await openMembers(await open())
    const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
    const marie = await shop.enrol('marie@exemple.test')
    given(await marie.api.changeUser({ body: { firstname: 'Élodie', lastname: 'Lefèvre', phone: '03 84 00 00 01' } }))
    given(await marie.api.addOwnAddress({ body: { ...home, city: 'Besançon' } }))
    const written = { lastname: 'Lefèvre', subject: 'Visite', message: 'Peut-on venir ?' }
    given(await marie.api.sendMessage({ body: { ...written, email: 'Marie@Exemple.test' } }))
    given(await shop.as().sendMessage({ body: { ...written, lastname: 'Ponçot', email: 'poncot@exemple.test' } }))

    const find = async (query: object) => given(await owner.listClients({ query })).clients
    for (const text of ['elodie lefevre', 'MARIE@', 'besancon']) {
      expect(await find({ search: `lk:${text}` }), text).toMatchObject([{ email: 'marie@exemple.test', count: 0, spent: 0 }])
    }
    const [guest] = await find({ search: 'lk:poncot' })
    expect(guest).toMatchObject({ name: 'Ponçot', email: 'poncot@exemple.test' })
    const [message] = given(await owner.listMessages({ query: { lastname: 'Lefèvre' } })).messages
    const byMessage = given(await owner.getClient({ params: { id: message?.id ?? '' } }))
    const byAccount = given(await owner.getClient({ params: { id: byMessage.idMember ?? '' } }))
    expect(byMessage).toMatchObject({ name: 'Élodie Lefèvre', messages: [{ subject: 'Visite' }], orders: [], likes: [] })
    expect({ ...byMessage, id: '' }).toEqual({ ...byAccount, id: '' })
  })

  test('a note and tags are kept of a person, found by, taken along and forgotten with them', async () => {
    const shop = await openMembers(await open())
    const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
    const marie = await shop.enrol('marie@exemple.test')
    const idMember = given(await owner.listClients({ query: { search: 'lk:marie' } })).clients[0]?.id ?? ''
    given(await shop.as().sendMessage({ body: { lastname: 'Roux', email: 'Roux@exemple.test', message: 'Bonjour' } }))
    const idGuest = given(await owner.listClients({ query: { search: 'lk:roux' } })).clients[0]?.id ?? ''

    const keep = (id: string, body: object) => owner.changeClient({ params: { id }, body })
    expect(given(await keep(idMember, { note: 'Aime le jaune.', tags: ['Fidèle', ' Jura  club '] })).tags).toEqual([
      'Fidèle',
      'Jura club',
    ])
    expect(given(await keep(idGuest, { tags: ['fidele', 'FIDÈLE'] })).tags).toEqual(['Fidèle'])
    expect(given(await keep(idMember, { tags: ['Fidèle'] }))).toMatchObject({ note: 'Aime le jaune.', tags: ['Fidèle'] })
    expect(given(await owner.listClientTags())).toEqual({ tags: [{ tag: 'Fidèle', count: 2 }] })
    const tagged = given(await owner.listClients({ query: { tag: 'Fidèle', search: 'lk:roux' } })).clients
    expect(tagged).toMatchObject([{ id: idGuest, tags: ['Fidèle'] }])
    expect(await codeOf(keep(idMember, { tags: [''] }))).toBe('invalid')
    expect(await codeOf(keep('personne', { note: 'Rien' }))).toBe('not_found')

    expect(given(await marie.api.exportOwnData()).card).toEqual({ note: 'Aime le jaune.', tags: ['Fidèle'] })
    const said = JSON.stringify(given(await owner.listAuditLog({ query: { nbItem: 100 } })))
    for (const word of ['jaune', 'Fidèle', 'roux@']) expect(said).not.toContain(word)

    given(await shop.as(shop.stage.tokens['1']?.ADMIN).removeClient({ params: { id: idGuest } }))
    expect(await codeOf(owner.getClient({ params: { id: idGuest } }))).toBe('not_found')
    expect(given(await owner.listMessages({ query: {} })).total).toBe(0)
    given(await shop.as(shop.stage.tokens['1']?.ADMIN).removeClient({ params: { id: idMember } }))
    expect(given(await owner.getAdminMember({ params: { id: idMember } })).deletionPlannedOn).not.toBeNull()
    shop.pass(8 * day)
    await shop.run(deletePlannedAccounts)
    expect(await shop.site.read.selectFrom('client_tags').select('tag').execute()).toEqual([])
    expect(await shop.site.read.selectFrom('client_cards').select('email_key').execute()).toEqual([])
  })

  test('a granted erasure forgets whoever has no account, and leaves others alone', async () => {
    const shop = await openMembers(await open())
    const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
    for (const email of ['roux@exemple.test', 'bon@exemple.test']) {
      given(await shop.as().sendMessage({ body: { lastname: 'Roux', email, message: 'Bonjour' } }))
      const [client] = given(await owner.listClients({ query: { search: `lk:${email}` } })).clients
      given(await owner.changeClient({ params: { id: client?.id ?? '' }, body: { note: email } }))
    }
    const asked = { firstname: 'A', lastname: 'Roux', email: 'Roux@exemple.test', message: '', kind: 'ERASURE' as const }
    given(await shop.as().askRights({ body: asked }))
    const [request] = given(await owner.listRightsRequests({ query: {} })).requests
    given(await owner.answerRightsRequest({ params: { id: request?.id ?? '' }, body: { state: 'GRANTED', answer: 'Fait.' } }))
    expect(await shop.site.read.selectFrom('client_cards').select('note').execute()).toEqual([{ note: 'bon@exemple.test' }])
    expect(given(await owner.listMessages({ query: {} })).messages).toMatchObject([{ email: 'bon@exemple.test' }])
    const mails = await shop.site.read.selectFrom('outbox').select('kind').where('recipient', '=', 'Roux@exemple.test').execute()
    expect(mails.map(({ kind }) => kind)).toContain('rights_answered')
  })

  test('page for page all clients stand in the order that was asked for, each once and with the same sums', async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    shop.at('2026-07-20T10:00:00.000Z')
    const owner = await shop.ownerNow()
    await fillOrders(shop, 400, 300)
    // Some ordered once and some often; what they paid and when follows no order of their names.
    const place = sql<number>`cast(substr(id, 2) as integer)`
    const key = sql<string>`'c' || ((${place} * 37) % 90) || '@exemple.test'`
    await bindToSite(shop.db, '1').inTransaction((tx) =>
      tx
        .updateTable('orders')
        .set({ email_key: key, email: key, refunded: sql<number>`(${place} * 13) % 50` })
        .where('fulfilment_state', '=', 'shipped')
        .execute(),
    )
    for (const email of ['c7@exemple.test', 'a@exemple.test', 'z@exemple.test'])
      given(await shop.visitor.sendMessage({ body: { lastname: 'Roux', email, message: 'Bonjour' } }))

    const listAll = async (query: { orderBy?: ClientsBy; count?: string }) => {
      const pages = [1, 2, 3, 4, 5, 6].map((page) => owner.listClients({ query: { ...query, page, nbItem: 20 } }))
      const told = (await Promise.all(pages)).map(given)
      expect(new Set(told.map(({ total }) => total)).size).toBe(1)
      return { total: told[0]?.total, clients: told.flatMap(({ clients }) => clients) }
    }
    const known = await listAll({ count: 'gte:0' })
    expect(known.clients).toHaveLength(known.total ?? 0)
    expect(known.clients.length).toBeGreaterThan(92)
    const byEmail = new Map(known.clients.map((client) => [client.email, client]))
    for (const field of ['count', 'spent', 'lastAt', 'email'] as const)
      for (const sign of ['', '-'] as const) {
        const { clients, total } = await listAll({ orderBy: `${sign}${field}` })
        expect(total).toBe(known.total)
        expect(new Map(clients.map((client) => [client.email, client])), `${sign}${field}`).toEqual(byEmail)
        const values = clients.map((client) => (field === 'email' ? client.email.toLowerCase() : client[field]))
        const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
        expect(values, `${sign}${field}`).toEqual(sign ? sorted.reverse() : sorted)
      }
  })

  test('a card goes three years after the last that was heard of somebody', async () => {
    const shop = await openMembers(await open())
    const marie = await shop.enrol('marie@exemple.test')
    await marie.api.getUser()
    for (const [email_key, note] of [
      ['marie@exemple.test', 'a un compte'],
      ['parti@exemple.test', 'n’est plus là'],
    ] as const) {
      const updated_at = new Date(Date.parse('2022-01-01T10:00:00Z')).toISOString()
      await shop.site.inTransaction((tx) => tx.insertInto('client_cards').values({ email_key, note, updated_at }).execute())
    }
    await shop.run(keepTerms)
    expect(await shop.site.read.selectFrom('client_cards').select('note').execute()).toEqual([{ note: 'a un compte' }])
  })
})
