import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage } from '../../support/trade/orders.ts'

eachDatabase('an order given up by its number and address alone', (open) => {
  const raise = async () => openOrderStage(await open(), transports['in process'])

  async function placed(shop: OrderStage, { isPaid = true, quantity = 3 } = {}) {
    const order = given(await shop.place(shop.wanted(quantity)))
    if (isPaid) given(await shop.owner.recordPayment({ params: { id: order.id }, body: {} }))
    const [{ email } = { email: '' }] = (await shop.orders()).filter(({ id }) => id === order.id)
    const naming = { email, reference: order.reference }
    const lines = [{ line: 0, quantity }]
    const giveUp = (more: object = {}) =>
      shop.buyer().withdrawOrder({ body: { ...naming, key: crypto.randomUUID(), lines, ...more } })
    const answer = (id: string, isOwn: boolean) => shop.buyer().confirmWithdrawal({ body: { token: order.token, id, isOwn } })
    const read = async () => (await shop.orders()).find(({ id }) => id === order.id)
    return { ...order, giveUp, answer, read }
  }
  const refundsOf = (shop: OrderStage) => shop.db.read.selectFrom('refunds').select('amount').execute()

  test('threat 42: ends nothing and has no money go back; it is acknowledged at once, and its goods wait', async () => {
    const shop = await raise()
    const order = await placed(shop)
    const { id, ...declared } = given(await order.giveUp())
    expect(declared).toMatchObject({ state: 'DECLARED', proof: 'NAMED', awaitsBuyer: true, isWhole: true, refund: 5400 })
    expect([await order.read(), await refundsOf(shop)]).toMatchObject([
      { fulfilment_state: 'new', payment_state: 'paid', refunded: 0, is_holding: 1 },
      [],
    ])
    const params = [await shop.mails('withdrawal_received'), await shop.mails('withdrawal_declared')]
      .flat()
      .map((mail) => JSON.parse(mail.params))
    expect(params).toMatchObject([{ awaitsBuyer: 'yes' }, { awaitsBuyer: 'yes' }])
    expect(given(await shop.owner.getWithdrawal({ params: { id } })).lines).toMatchObject([{ kept: 3, left: 0 }])
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('ends with its money as soon as its buyer confirms it, and once', async () => {
    const shop = await raise()
    const order = await placed(shop)
    const { id } = given(await order.giveUp())
    expect(given(await order.answer(id, true))).toMatchObject({ state: 'REFUNDED', proof: 'SHOWN', awaitsBuyer: false })
    expect(given(await order.answer(id, true))).toMatchObject({ state: 'REFUNDED' })
    expect(await codeOf(order.answer(id, false))).toBe('conflict')
    expect(await order.read()).toMatchObject({ fulfilment_state: 'cancelled', payment_state: 'refunded', is_holding: 0 })
    expect([await refundsOf(shop), await shop.left()]).toEqual([[{ amount: 5400 }], 12])
    expect((await shop.mails('withdrawal_confirmed')).length).toBe(1)
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('is nothing once its buyer says that it was not theirs, and nobody declares it by its number again', async () => {
    const shop = await raise()
    const order = await placed(shop)
    const { id } = given(await order.giveUp())
    expect(given(await order.answer(id, false))).toMatchObject({ state: 'REFUSED', proof: 'DISOWNED' })
    const again = await order.giveUp()
    expect(again.ok ? '' : again.error.fields?.reference?.join()).toContain('par le lien de nos messages')
    for (const fulfilment of ['preparing', 'shipped'] as const)
      given(await shop.owner.moveOrder({ params: { id: order.id }, body: { fulfilment } }))
    expect(await order.read()).toMatchObject({ fulfilment_state: 'shipped', payment_state: 'paid', refunded: 0 })
    expect(
      await codeOf(
        shop.buyer().withdrawOrder({ body: { token: order.token, key: crypto.randomUUID(), lines: [{ line: 0, quantity: 1 }] } }),
      ),
    ).toBe('ok')
    expect((await shop.mails('withdrawal_disowned')).length).toBe(1)
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('ends as well by the answer of the house, and of an order that was not paid nothing goes back', async () => {
    for (const isPaid of [true, false]) {
      const shop = await raise()
      const order = await placed(shop, { isPaid })
      const { id, refund } = given(await order.giveUp())
      expect(refund).toBe(isPaid ? 5400 : 0)
      given(await shop.owner.changeWithdrawal({ params: { id }, body: { state: 'REFUNDED' } }))
      expect(await order.read()).toMatchObject({ fulfilment_state: 'cancelled', is_holding: 0, refunded: refund })
      expect([await shop.left(), await findFaults(shop.db)]).toEqual([12, []])
    }
  })

  test('does not end by one confirmed part what another part still waits for, and ends with the last', async () => {
    const shop = await raise()
    const order = await placed(shop)
    const one = given(await order.giveUp({ lines: [{ line: 0, quantity: 1 }] }))
    const rest = { token: order.token, key: crypto.randomUUID(), lines: [{ line: 0, quantity: 2 }] }
    expect(given(await shop.buyer().withdrawOrder({ body: rest }))).toMatchObject({ state: 'DECLARED', proof: 'SHOWN' })
    expect(await order.read()).toMatchObject({ fulfilment_state: 'new', refunded: 0 })
    expect(given(await order.answer(one.id, true))).toMatchObject({ state: 'REFUNDED' })
    expect(await order.read()).toMatchObject({ fulfilment_state: 'cancelled', refunded: 5400, is_holding: 0 })
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('is confirmed by the link of that order alone', async () => {
    const shop = await raise()
    const [order, other] = [await placed(shop), await placed(shop)]
    const { id } = given(await order.giveUp())
    expect(await codeOf(other.answer(id, true))).toBe('not_found')
    const elsewhere = transports['in process'](shop.stage)({ siteId: '2' })
    expect(await codeOf(elsewhere.confirmWithdrawal({ body: { token: order.token, id, isOwn: true } }))).toBe('not_found')
    expect(await order.read()).toMatchObject({ fulfilment_state: 'new' })
  })

  test('threat 45: writes to nobody again and again: one waits at a time, three come in a day, and none once the house refused one', async () => {
    const shop = await raise()
    const order = await placed(shop, { quantity: 6 })
    const one = { lines: [{ line: 0, quantity: 1 }] }
    const tries = []
    for (let time = 0; time < 12; time += 1) tries.push(await codeOf(order.giveUp(one)))
    expect(tries).toEqual(['ok', ...Array.from({ length: 11 }, () => 'conflict')])
    const mails = async () => [(await shop.mails('withdrawal_received')).length, (await shop.mails('withdrawal_declared')).length]
    expect(await mails()).toEqual([1, 1])
    const [known] = given(await shop.owner.listWithdrawals({ query: { nbItem: 10, page: 1 } })).withdrawals
    given(await shop.owner.changeWithdrawal({ params: { id: known?.id ?? '' }, body: { state: 'REFUSED' } }))
    for (let time = 0; time < 5; time += 1) expect(await codeOf(order.giveUp(one))).toBe('conflict')
    expect(await mails()).toEqual([1, 1])
    const sent = await placed(shop, { quantity: 6 })
    for (const fulfilment of ['preparing', 'shipped'] as const)
      given(await shop.owner.moveOrder({ params: { id: sent.id }, body: { fulfilment } }))
    for (let time = 0; time < 6; time += 1) await sent.giveUp(one)
    expect(await mails()).toEqual([4, 4])
  })

  test('keeps an order open while its buyer has not said: the rest leaves as a part, and what was not theirs is sent after it', async () => {
    const shop = await raise()
    const order = await placed(shop, { quantity: 6 })
    const { id } = given(await order.giveUp({ lines: [{ line: 0, quantity: 4 }] }))
    const params = { id: order.id }
    const move = (fulfilment: 'preparing' | 'shipped' | 'completed') => shop.owner.moveOrder({ params, body: { fulfilment } })
    given(await move('preparing'))
    expect(given(await move('shipped'))).toMatchObject({ fulfilment: 'partly_shipped' })
    given(await order.answer(id, false))
    expect(given(await move('shipped'))).toMatchObject({ fulfilment: 'shipped', lines: [{ quantity: 6, left: 0, givenUp: 0 }] })
    expect(given(await shop.owner.getAdminOrder({ params })).tracking.map(({ goods }) => goods)).toEqual([
      [{ place: 0, quantity: 2 }],
      [{ place: 0, quantity: 4 }],
    ])
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('is what its buyer confirms also once the rest has left', async () => {
    const shop = await raise()
    const order = await placed(shop, { quantity: 6 })
    const { id } = given(await order.giveUp({ lines: [{ line: 0, quantity: 4 }] }))
    for (const fulfilment of ['preparing', 'shipped'] as const)
      given(await shop.owner.moveOrder({ params: { id: order.id }, body: { fulfilment } }))
    given(await order.answer(id, true))
    given(await shop.owner.changeWithdrawal({ params: { id }, body: { state: 'REFUNDED' } }))
    expect(await order.read()).toMatchObject({ fulfilment_state: 'shipped', refunded: 6000 })
    expect([await shop.left(), await findFaults(shop.db)]).toEqual([10, []])
  })

  test('is declared by the link where its buyer cannot be told today', async () => {
    const shop = await raise()
    const user = { phone: '1', email: 'visee@exemple.test', isAdult: true }
    const orders = []
    for (let time = 0; time < 3; time += 1) orders.push(given(await shop.place(shop.wanted(1, { user }))))
    const body = { email: user.email, reference: orders[0]?.reference ?? '', key: crypto.randomUUID() }
    const untold = await shop.buyer().withdrawOrder({ body: { ...body, lines: [{ line: 0, quantity: 1 }] } })
    expect(untold.ok ? '' : untold.error.fields?.reference?.join()).toContain('renoncez par le lien de votre commande')
    expect([(await shop.mails('withdrawal_received')).length, (await shop.mails('withdrawal_declared')).length]).toEqual([0, 0])
    expect(await shop.orders()).toMatchObject(orders.map(() => ({ fulfilment_state: 'new', is_holding: 1 })))
  })
})
