import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

eachDatabase('a parcel that left under a wrong number', (open) => {
  const raise = async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    const follow = (name: string) => `https://${name}.test/suivi?colis={numero}`
    given(await shop.owner.changeCarrier({ params: { id: shop.carrier.id }, body: { trackingAddress: follow('route') } }))
    const other = given(
      await shop.owner.createCarrier({ body: { name: 'Par la poste', serviceCode: 'P1', trackingAddress: follow('poste') } }),
    )
    const placed = await shop.placeProven(shop.wanted(2))
    const { id } = placed
    given(await shop.owner.recordPayment({ params: { id }, body: {} }))
    const tracking = { number: 'FR 1' }
    given(await shop.owner.moveOrder({ params: { id }, body: { fulfilment: 'preparing' } }))
    given(await shop.owner.moveOrder({ params: { id }, body: { fulfilment: 'shipped', tracking } }))
    const correct = (body: object) =>
      shop.owner.correctParcel({ params: { id }, body: { parcel: 1, seen: 'FR 1', number: 'LP2', ...body } })
    const seen = async () =>
      given(await shop.buyer().followOrder({ body: { token: placed.token } })).tracking.map(({ number, url }) => [number, url])
    return { ...shop, id, other, correct, seen }
  }

  test('is followed under the right one at its true carrier, and nothing is sent or told twice', async () => {
    const shop = await raise()
    const before = given(await shop.owner.getAdminOrder({ params: { id: shop.id } }))
    const mails = (await shop.mails()).length
    const left = await shop.left()
    expect(await shop.seen()).toEqual([['FR 1', 'https://route.test/suivi?colis=FR%201']])
    given(await shop.correct({ idCarrier: shop.other.id }))
    expect(await shop.seen()).toEqual([['LP2', 'https://poste.test/suivi?colis=LP2']])
    given(await shop.correct({ seen: 'LP2', number: 'LP3' }))
    expect(await shop.seen()).toEqual([['LP3', 'https://route.test/suivi?colis=LP3']])
    given(await shop.correct({ seen: 'LP3', number: 'X4', url: 'https://ailleurs.test/x4' }))
    expect(await shop.seen()).toEqual([['X4', 'https://ailleurs.test/x4']])
    const after = given(await shop.owner.getAdminOrder({ params: { id: shop.id } }))
    expect([after.fulfilment, after.steps, after.tracking[0]?.at]).toEqual(['shipped', before.steps, before.tracking[0]?.at])
    expect([(await shop.mails()).length, await shop.left()]).toEqual([mails, left])
    const { entries } = given(await shop.owner.listAuditLog({ query: { resource: 'order', nbItem: 100 } }))
    expect(entries.filter(({ call }) => call === 'PUT /admin/order/{id}/parcel')).toHaveLength(3)
  })

  test('is put right by nobody over what somebody else put right meanwhile, and only where there is such a parcel', async () => {
    const shop = await raise()
    given(await shop.correct({}))
    const again = await shop.correct({ number: 'ZZ9' })
    expect(again).toMatchObject({ ok: false, error: { code: 'conflict', fields: { number: [expect.any(String)] } } })
    expect(await codeOf(shop.correct({ seen: 'LP2', parcel: 2 }))).toBe('invalid')
    expect(await codeOf(shop.correct({ seen: 'LP2', idCarrier: 'nulle-part' }))).toBe('invalid')
    expect(await codeOf(shop.correct({ seen: 'LP2', number: '' }))).toBe('invalid')
    expect(
      await codeOf(shop.visitor.correctParcel({ params: { id: shop.id }, body: { parcel: 1, seen: '', number: '1' } })),
    ).toBe('unauthenticated')
    expect((await shop.seen())[0]?.[0]).toBe('LP2')
  })
})
