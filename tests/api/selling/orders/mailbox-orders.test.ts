import { expect, test } from 'vitest'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import type { Mail } from '#api/platform/outside/mail.ts'
import { sealingOf } from '#api/platform/outside/sealing.ts'
import { makeMailboxKey } from '#api/selling/orders/mailbox-key.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const marie = 'marie@exemple.test'
const day = 24 * 3600 * 1000

eachDatabase('all orders of a mailbox', (open) => {
  const raise = async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 900)
    const { dependencies } = shop.stage
    const order = async (email: string) => given(await shop.place(shop.wanted(2, { user: { phone: '1', email, isAdult: true } })))
    const ask = (email: string) => shop.buyer().sendOrdersLink({ body: { email } })
    /** The keys that lie in a mailbox, by the links of its mails. */
    const keysOf = async (to: string) => {
      const sent: Mail[] = []
      const send = async (mail: Mail) => {
        sent.push(mail)
        return { fate: 'sent' as const }
      }
      await sendDueMails({ db: shop.db, port: { send }, now: dependencies.now, sealing: dependencies.sealing })
      return sent
        .filter((mail) => mail.to.toLowerCase() === to)
        .flatMap(({ text }) => /\/suivi\/([\w-]+)\/toutes/.exec(text)?.[1] ?? [])
    }
    const list = (key: string) => shop.buyer().listMailboxOrders({ body: { key } })
    return { ...shop, order, ask, keysOf, list }
  }

  test('are listed by the link that is mailed there, with what each held and the way to it, and nobody else’s', async () => {
    const shop = await raise()
    const first = await shop.order(marie)
    const second = await shop.order('Marie@Exemple.test')
    await shop.order('autre@exemple.test')
    expect(await shop.ask(marie)).toEqual({ ok: true, value: {} })
    const waiting = (await shop.mails('orders_link_unproven')).map(({ params }) => params)
    expect(waiting, 'what waits opens nothing').toEqual(['{"orders":"all"}'])
    const [key = ''] = await shop.keysOf(marie)
    const { orders } = given(await shop.list(key))
    expect(orders.map(({ reference }) => reference).sort()).toEqual([first.reference, second.reference].sort())
    expect(JSON.stringify(orders.map((order) => order.goods)).replaceAll('\u00a0', ' ')).toBe(JSON.stringify([[goods], [goods]]))
    const opened = await shop.buyer().followOrder({ body: { token: orders[0]?.token ?? '' } })
    expect(given(opened).reference).toBe(orders[0]?.reference)
  })

  test('threat 12: are asked for by one answer, whether there are any or not, and no mail leaves where there are none', async () => {
    const shop = await raise()
    await shop.order(marie)
    expect(await shop.ask('personne@exemple.test')).toEqual(await shop.ask(marie))
    expect((await shop.mails()).filter(({ kind }) => kind.startsWith('orders_link')).map(({ recipient }) => recipient)).toEqual([
      marie,
    ])
  })

  test('threat 41: are a way in where one of them is proven, and count with what strangers cause where none is', async () => {
    const shop = await raise()
    await shop.order(marie)
    given(await shop.ask(marie))
    await shop.prove(await shop.order(marie))
    given(await shop.ask(marie))
    const shares = (await shop.mails()).filter(({ kind }) => kind.startsWith('orders_link')).map(({ share }) => share)
    expect(shares.sort()).toEqual(['links', 'ways'])
  })

  test('open for a day from when the mail leaves, and by nothing that was changed or belongs elsewhere', async () => {
    const shop = await raise()
    await shop.order(marie)
    given(await shop.ask(marie))
    const { now, sealing } = shop.stage.dependencies
    const madeAgo = (ago: number, siteId = '1') =>
      makeMailboxKey(marie, sealingOf(sealing, siteId), new Date(now().getTime() - ago))
    expect(given(await shop.list(madeAgo(day - 60_000))).orders).toHaveLength(1)
    const [key = ''] = await shop.keysOf(marie)
    for (const wrong of [
      madeAgo(day + 1000),
      madeAgo(0, '2'),
      `${key.slice(0, -4)}AAAA`,
      Buffer.from('s1.x.y.z.w').toString('base64url'),
      'A',
    ]) {
      const refused = await shop.list(wrong)
      expect(refused.ok ? 'opened' : refused.error.code).toBe('invalid')
    }
  })
})

const goods = { name: 'Savagnin 2020', size: '75 cl', quantity: 2 }
