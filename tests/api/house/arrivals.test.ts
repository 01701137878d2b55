import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { readCsv } from '#app/models/platform/text/csv-read.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { findFaults } from '../support/audit.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'

eachDatabase('what goes to carriers and comes back from them', (open) => {
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
    const bring = async (lines: string[], isTrial = false, what: 'arrivals' | 'departures' = 'arrivals') =>
      owner.importTable({ params: { what }, body: { csv: lines.join('\n'), isTrial } })
    const depart = (lines: string[], isTrial = false) => bring(lines, isTrial, 'departures')
    const readParcelFile = async () => {
      const file = given(await owner.exportTable({ params: { what: 'parcels' }, query: {} }))
      return (readCsv(Buffer.from(file.content, 'base64').toString('utf8')) ?? []).map(({ cells }) => cells)
    }
    const placePaid = async (quantity = 1, more: Parameters<typeof shop.wanted>[1] = {}) => {
      const order = given(await shop.place(shop.wanted(quantity, more)))
      given(await owner.recordPayment({ params: { id: order.id }, body: {} }))
      return order
    }
    const stateOf = async ({ id }: { id: string }) => given(await owner.getAdminOrder({ params: { id } })).fulfilment
    const told = async ({ reference }: { reference: string }) => {
      const mails = await bindToSite(db, '1')
        .read.selectFrom('outbox')
        .select('params')
        .where('kind', '=', 'order_delivered')
        .execute()
      return mails.filter(({ params }) => params.includes(reference)).length
    }
    return { ...shop, db, owner, send, bring, depart, readParcelFile, placePaid, stateOf, told }
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

  test('the parcels to be sent go out as label programs read them, and come back with their numbers', async () => {
    const shop = await raise()
    const gift = {
      firstname: 'Ida',
      lastname: 'Roux',
      address: '2, rue du Port',
      postalCode: '69003',
      city: 'Lyon',
      country: 'FR',
    }
    const one = await shop.placePaid(2)
    shop.at('2026-11-26T10:00:01.000Z')
    const other = await shop.placePaid(3, {
      address: { billing: shop.address, delivery: { ...gift, phone: '+33 6 39 98 00 11' } },
    })
    const unpaid = given(await shop.place())
    const [head, ...rows] = await shop.readParcelFile()
    const cell = (row: string[] | undefined, name: string) => row?.[head?.indexOf(name) ?? -1]
    expect(rows.map((row) => cell(row, 'Commande'))).toEqual([one.reference, other.reference])
    const names = ['Transporteur', 'Prénom', 'Adresse', 'Code postal', 'Ville', 'Pays', 'Articles', 'Poids en grammes']
    expect(names.map((name) => cell(rows[1], name))).toEqual([
      'Par la route',
      'Ida',
      '2, rue du Port',
      '69003',
      'Lyon',
      'FR',
      '3',
      '4200',
    ])
    expect(cell(rows[1], 'Téléphone')).toMatch(/6 ?39 ?98 ?00 ?11$/)

    const file = [
      'Référence client;N° de colis',
      `${one.reference.toLowerCase()};6A001`,
      `${other.reference};6A002`,
      `${other.reference};6A003`,
      'VENTE-AU-SALON;6A004',
      `${unpaid.reference};`,
    ]
    const trial = given(await shop.depart(file, true))
    expect(trial).toMatchObject({ rows: 5, changed: 2, faults: [], isDone: false })
    expect(trial.changes).toEqual([expect.stringContaining('6A001'), expect.stringContaining('6A002, 6A003')])
    expect(await shop.stateOf(one), 'a trial writes nothing').toBe('new')
    expect(given(await shop.depart(file))).toMatchObject({ changed: 2, isDone: true })
    const numbersOf = async ({ id }: { id: string }) =>
      given(await shop.owner.getAdminOrder({ params: { id } })).tracking.map(({ number }) => number)
    expect([await shop.stateOf(one), await numbersOf(one)]).toEqual(['shipped', ['6A001']])
    expect([await shop.stateOf(other), (await numbersOf(other)).toSorted()]).toEqual(['shipped', ['6A002', '6A003']])
    expect(given(await shop.depart(file)), 'brought in twice').toMatchObject({ changed: 0 })
    const mails = await bindToSite(shop.db, '1')
      .read.selectFrom('outbox')
      .select('params')
      .where('kind', '=', 'order_shipped')
      .execute()
    expect(mails.map(({ params }) => params.includes('6A00'))).toEqual([true, true])
    expect((await shop.readParcelFile()).slice(1)).toEqual([])

    given(await shop.bring(['Numéro de suivi;Livré le', '6A002;26/11/2026']))
    expect(await shop.stateOf(other), 'one of two is there').toBe('shipped')
    given(await shop.bring(['Numéro de suivi;Livré le', '6A003;26/11/2026']))
    expect(await shop.stateOf(other)).toBe('completed')
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('what may not leave is named by its line, and then nothing leaves', async () => {
    const shop = await raise()
    const [fine, gone] = [await shop.placePaid(), await shop.send('CC1')]
    const unpaid = given(await shop.place())
    const faultsOf = async (...lines: string[]) =>
      given(await shop.depart(lines, true)).faults.map(({ line, message }) => [line, message])
    const head = 'Commande;Numéro de suivi'
    expect(await faultsOf('Commande;Colis', `${fine.reference};DD1`)).toEqual([[1, expect.stringContaining('Numéro de suivi')]])
    const file = [head, `${fine.reference};DD1`, `${unpaid.reference};DD2`, `${gone.reference};DD3`, `${gone.reference};CC1`]
    expect(await faultsOf(...file)).toEqual([
      [3, expect.stringContaining('n’est pas payée')],
      [4, expect.stringContaining('n’est plus à envoyer')],
    ])
    expect((await shop.depart(file)).ok).toBe(false)
    expect([await shop.stateOf(fine), await shop.stateOf(unpaid)]).toEqual(['new', 'new'])
    expect(await faultsOf(head, `${fine.reference};${'9'.repeat(101)}`)).toEqual([[2, expect.stringContaining('trop long')]])
    expect(await findFaults(shop.db)).toEqual([])
  })
})
