import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { lawfulFacts, setParameter } from '../../support/trade/shop.ts'

type Portal = 'COMMON' | 'DECLARVINS'

eachDatabase('lines for a portal of a trade body', (open) => {
  test('say what left in a month by movement, with the land it went to and the month in which what came back had left', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 100)
    const { owner } = shop
    shop.at('2026-02-20T10:00:00.000Z')
    const cartons = [{ places: 6, price: 1200, mostGrams: null }]
    const rates = [
      { countries: ['FR'], postalPrefixes: [], cartons },
      { countries: ['CH'], postalPrefixes: [], cartons },
    ]
    const carrier = given(await owner.createCarrier({ body: { name: 'Au loin', serviceCode: 'L1', rates } }))
    const settings = {
      ONLY_SELL_IN_FRANCE: 'false',
      SELLS_WORLDWIDE: 'true',
      EORI_NUMBER: 'FR1',
      SIRET_NUMBER: '732 829 320 00074',
    }
    for (const [type, value] of Object.entries(settings)) await setParameter(owner, type, value)
    const params = { id: shop.wine.product.id }
    const facts = { ...lawfulFacts, appellation: 'Arbois' }
    const told = { name: 'Savagnin (vieilles vignes)', kind: 'blanc' as const, facts }
    given(await owner.changeProduct({ params, body: told }))
    const send = async (quantity: number, country: string, postalCode: string) => {
      const placed = given(
        await shop.place({
          ...shop.wanted(quantity),
          address: { billing: { ...shop.address, country, postalCode } },
          delivery: { type: 'DELIVERY', idCarrier: carrier.id },
        }),
      )
      const desk = await shop.ownerNow()
      given(await desk.recordPayment({ params: { id: placed.id }, body: {} }))
      for (const fulfilment of ['preparing', 'shipped'] as const)
        given(await desk.moveOrder({ params: { id: placed.id }, body: { fulfilment } }))
      return placed
    }
    const withdrawn = await send(3, 'FR', '39600')
    shop.at('2026-03-05T10:00:00.000Z')
    await send(6, 'FR', '39600')
    await send(2, 'CH', '1000')
    const desk = await shop.ownerNow()
    const move = (kind: 'SAMPLE' | 'LOSS', quantity: number) =>
      desk.createStockMovement({ body: { idDeclination: shop.wine.first.id, kind, quantity } })
    given(await move('SAMPLE', 1))
    given(await move('LOSS', 4))
    const lines = [{ line: 0, quantity: 3 }]
    const key = crypto.randomUUID()
    const withdrawal = given(await shop.buyer().withdrawOrder({ body: { token: withdrawn.token, key, lines } }))
    given(await desk.changeWithdrawal({ params: { id: withdrawal.id }, body: { state: 'RECEIVED', restock: lines } }))

    const linesOf = async (portal: Portal, span = { from: '2026-03-01', to: '2026-03-31' }) => {
      shop.at('2026-04-02T08:00:00.000Z')
      const file = given(await (await shop.ownerNow()).exportDtiLines({ query: { ...span, portal } }))
      const text = Buffer.from(file.content, 'base64').toString()
      return text.split('\r\n').filter(Boolean)
    }
    const who = 'CAVE;202603;(73282932000074);'
    const wine = ';;;;;;;Savagnin vieilles vignes;Arbois Blanc;suspendu'
    expect((await linesOf('COMMON')).sort()).toEqual([
      `${who};${wine};entrees;retourmarchandisetaxees;0.02250;202602;;`,
      `${who};${wine};sorties;destructionperte;0.03000;;;`,
      `${who};${wine};sorties;export;0.01500;CH;;`,
      // A sample owes its duty as a sale does.
      `${who};${wine};sorties;vracsanscontratacquitte;0.05250;;;`,
    ])
    const later = await shop.ownerNow()
    await setParameter(later, 'EXCISE_NUMBER', 'FR 01 234 56 7890')
    await setParameter(later, 'USES_CAPSULES', 'true')
    expect(
      (await linesOf('DECLARVINS')).map((line) => line.split(';').slice(3, 4).concat(line.split(';').slice(14, 18))),
    ).toEqual(
      expect.arrayContaining([
        ['FR01234567890', 'entrees', 'crd', '0.02250', '202602'],
        ['FR01234567890', 'sorties', 'crd', '0.05250', ''],
        ['FR01234567890', 'sorties', 'export', '0.01500', 'CH'],
        ['FR01234567890', 'sorties', 'pertes', '0.03000', ''],
      ]),
    )
    expect((await linesOf('COMMON', { from: '2026-02-01', to: '2026-02-28' })).map((line) => line.split(';')[16])).toEqual([
      '0.02250',
    ])
  })

  test('are not made of two months, of a month that is not over, nor for a house that nobody could tell', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 1)
    const ask = async (from: string, to: string) => {
      const asked = await (await shop.ownerNow()).exportDtiLines({ query: { from, to, portal: 'COMMON' } })
      return asked.ok ? 'ok' : asked.error.fields?.to?.join(' ')
    }
    shop.at('2026-04-02T08:00:00.000Z')
    const owner = await shop.ownerNow()
    await setParameter(owner, 'SIRET_NUMBER', '')
    expect(await ask('2026-03-01', '2026-03-31')).toMatch(/votre numéro d’accise ou votre SIRET/)
    await setParameter(owner, 'EXCISE_NUMBER', 'FR01234567890')
    expect(await ask('2026-03-01', '2026-03-31')).toBe('ok')
    expect(await ask('2026-02-28', '2026-03-31')).toMatch(/deux jours du même mois/)
    expect(await ask('2026-04-01', '2026-04-30')).toMatch(/n’est pas terminée/)
    expect(await codeOf(shop.buyer().exportDtiLines({ query: { from: '2026-03-01', to: '2026-03-31', portal: 'COMMON' } }))).toBe(
      'unauthenticated',
    )
  })
})
