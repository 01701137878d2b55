import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'

eachDatabase('those who bought', (open) => {
  test('a guest who ordered twice is one buyer, found by name, town and number, with all that the house knows', async () => {
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

    const find = async (text: string) => given(await api.listBuyers({ query: { search: `lk:${text}` } })).buyers
    for (const text of ['lefevre', 'elo@', 'POLIGNY', second.reference]) {
      expect(await find(text), text).toMatchObject([{ name: 'Élodie Lefèvre', count: 2, spent: first.total }])
    }
    expect(await find('personne')).toEqual([])
    const all = given(await api.listBuyers({ query: {} }))
    expect([all.total, given(await api.listBuyers({ query: { count: '2' } })).total]).toEqual([2, 1])

    for (const id of [first.id, second.id]) {
      const buyer = given(await api.getBuyer({ params: { id } }))
      expect(buyer).toMatchObject({ email: 'Elo@Exemple.test', phone: '03 84 00 00 02', idMember: null })
      expect(buyer.orders.map(({ reference, note }) => [reference, note])).toEqual([
        [second.reference, 'Rappeler avant midi.'],
        [first.reference, ''],
      ])
      expect(buyer.goods).toMatchObject([{ name: 'Savagnin 2020', details: '75\u00a0cl', quantity: 4 }])
      expect(buyer.addresses).toHaveLength(2)
      expect(buyer.messages).toMatchObject([{ subject: 'Les cartons', isAnswered: false }])
    }
    expect(await codeOf(api.getBuyer({ params: { id: 'personne' } }))).toBe('not_found')
  })
})
