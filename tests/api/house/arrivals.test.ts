import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { findFaults } from '../support/audit.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'

eachDatabase('what a carrier says of its parcels', (open) => {
  const raise = async () => {
    const db = await open()
    const shop = await openOrderStage(db, transports['in process'], 60)
    shop.at('2026-11-26T10:00:00.000Z')
    const owner = await shop.ownerNow()
    const send = async (...numbers: string[]) => {
      const order = given(await shop.place(shop.wanted(numbers.length)))
      const params = { id: order.id }
      given(await owner.recordPayment({ params, body: {} }))
      given(await owner.moveOrder({ params, body: { fulfilment: 'preparing' } }))
      for (const [at, number] of numbers.entries()) {
        const goods = [{ place: 0, quantity: 1 }]
        const fulfilment = at === numbers.length - 1 ? 'shipped' : 'partly_shipped'
        given(await owner.moveOrder({ params, body: { fulfilment, tracking: { number }, goods } }))
      }
      return order
    }
    const bring = async (lines: string[], isTrial = false) =>
      owner.importTable({ params: { what: 'arrivals' }, body: { csv: lines.join('\n'), isTrial } })
    const stateOf = async ({ id }: { id: string }) => given(await owner.getAdminOrder({ params: { id } })).fulfilment
    const told = async ({ reference }: { reference: string }) => {
      const mails = await bindToSite(db, '1')
        .read.selectFrom('outbox')
        .select('params')
        .where('kind', '=', 'order_delivered')
        .execute()
      return mails.filter(({ params }) => params.includes(reference)).length
    }
    return { ...shop, db, send, bring, stateOf, told }
  }

  test('completes what has come, tells its buyer once, and leaves alone what has not or is another’s', async () => {
    const shop = await raise()
    const [come, going, back] = [await shop.send('XY 123 456'), await shop.send('XY777'), await shop.send('XY888')]
    const file = [
      'N° de colis;Statut;Date de livraison',
      'XY123456;Livré au destinataire;25/11/2026 14:32',
      'XY777;En cours de livraison;',
      'XY888;Colis remis à l’expéditeur;25/11/2026',
      'ZZ999;Livré;25/11/2026',
    ]
    const trial = given(await shop.bring(file, true))
    expect(trial).toMatchObject({ rows: 4, changed: 1, faults: [], isDone: false })
    expect(trial.changes).toEqual([expect.stringContaining(`${come.reference} : arrivée le 25 novembre 2026`)])
    expect(await shop.stateOf(come)).toBe('shipped')
    expect(given(await shop.bring(file))).toMatchObject({ changed: 1, isDone: true })
    expect([await shop.stateOf(come), await shop.stateOf(going), await shop.stateOf(back)]).toEqual([
      'completed',
      'shipped',
      'shipped',
    ])
    expect(given(await shop.bring(file))).toMatchObject({ changed: 0 })
    expect([await shop.told(come), await shop.told(going), await shop.told(back)]).toEqual([1, 0, 0])
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('an order of two parcels has come when both have, whichever file says so', async () => {
    const shop = await raise()
    const order = await shop.send('AA1', 'AA2')
    given(await shop.bring(['Numéro de suivi;Livré le', 'AA1;24/11/2026', 'AA2;']))
    expect([await shop.stateOf(order), await shop.told(order)]).toEqual(['shipped', 0])
    given(await shop.bring(['Numéro de suivi;Livré le', 'AA2;26/11/2026']))
    expect([await shop.stateOf(order), await shop.told(order)]).toEqual(['completed', 1])
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('a file without numbers, or with a day that is not past, is refused by its line, and nothing is written', async () => {
    const shop = await raise()
    const order = await shop.send('BB1')
    const faultsOf = async (...lines: string[]) =>
      given(await shop.bring(lines, true)).faults.map(({ line, column }) => [line, column])
    expect(await faultsOf('Colis;Statut', 'BB1;Livré')).toEqual([[1, '']])
    const late = ['Numéro de suivi;Statut;Date', 'BB1;Livré;27/11/2026']
    expect(await faultsOf(...late)).toEqual([[2, 'Date']])
    expect((await shop.bring(late)).ok).toBe(false)
    expect(await shop.stateOf(order)).toBe('shipped')
  })
})
