import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { watchShop } from '#api/house/alarms/watch-shop.ts'
import type { Database } from '#api/platform/database/database.ts'
import { openWebhooks } from '#api/platform/outside/webhooks.ts'
import { sendWebhooks } from '#api/platform/webhooks/send-webhooks.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { openListeningProgram } from '../../../support/listening-program.ts'
import { codeOf, given } from '../../support/accounts.ts'
import { renewTokens, transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A shop with a program that listens to it. */
async function raise(db: Database) {
  const shop = await openOrderStage(db, transports['in process'])
  const program = await openListeningProgram()
  ends.push(program.close)
  const owner = () => transports['in process'](shop.stage)({ siteId: '1', token: shop.stage.tokens['1']?.SUPER_ADMIN })
  const events = ['order.placed', 'order.paid', 'order.cancelled', 'message.received'] as const
  const hook = given(await owner().createWebhook({ body: { url: program.url, events: [...events] } }))
  const webhooks = openWebhooks({ allowsLoopback: true })
  const send = () => sendWebhooks({ ...shop.till(), webhooks })
  const begun = shop.stage.dependencies.now().getTime()
  const pass = async (ms: number) => {
    const at = new Date(shop.stage.dependencies.now().getTime() + ms)
    shop.stage.dependencies.now = () => at
    await renewTokens(shop.stage, at)
  }
  return { ...shop, program, owner, hook, send, pass, begun }
}

describe('programs that listen', () => {
  eachDatabase('webhooks', (open) => {
    test('a program hears what happens to an order, in order and once, signed and with nothing of the buyer', async () => {
      const { program, owner, hook, send, place, ownerNow } = await raise(await open())
      const { id } = given(await place())
      given(await (await ownerNow()).recordPayment({ params: { id }, body: {} }))
      given(await owner().listWebhooks())
      await send()
      await send()
      expect(program.heard.map(({ event }) => event)).toEqual(['order.placed', 'order.paid'])
      for (const { headers, body } of program.heard) {
        const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['vitrine-signature'])) ?? []
        expect(signature).toBe(createHmac('sha256', hook.secret).update(`${time}.${body}`).digest('hex'))
        const told = JSON.parse(body)
        expect(Object.keys(told).sort()).toEqual(['createdAt', 'data', 'event', 'id', 'idSite'])
        expect([told.data, told.idSite, told.id]).toEqual([{ id }, '1', headers['vitrine-event-id']])
      }
      const { deliveries } = given(await owner().listWebhookDeliveries({ query: {} }))
      expect(deliveries.map(({ state, status, tries }) => [state, status, tries])).toEqual([
        ['SENT', 204, 1],
        ['SENT', 204, 1],
      ])
    })

    test('what is not taken comes again under its own id, before what came after it of the same order, and holds up no other', async () => {
      const { program, owner, ownerNow, send, pass, place } = await raise(await open())
      program.manner.status = 422
      const first = given(await place())
      await send()
      await pass(1000)
      const second = given(await place())
      given(await (await ownerNow()).recordPayment({ params: { id: first.id }, body: {} }))
      program.manner.status = 200
      await send()
      await pass(60_000)
      await send()
      const told = program.heard.map(({ event, body }) => [event, (JSON.parse(body) as { data: { id: string } }).data.id])
      expect(told).toEqual([
        ['order.placed', first.id],
        ['order.placed', second.id],
        ['order.placed', first.id],
        ['order.paid', first.id],
      ])
      expect(program.heard[2]?.id).toBe(program.heard[0]?.id)
      const [known] = given(await owner().listWebhookDeliveries({ query: { orderBy: 'createdAt' } })).deliveries
      expect(known).toMatchObject({ state: 'SENT', tries: 2, status: 200 })
      given(await owner().resendWebhook({ params: { id: known?.id ?? '' } }))
      await send()
      expect(program.heard.at(-1)?.id).toBe(known?.id)
    })

    test('a program that takes its time has its turn, and then the other work has', async () => {
      const { place, till } = await raise(await open())
      for (let left = 4; left > 0; left -= 1) given(await place())
      const clock = vi.spyOn(performance, 'now')
      let now = 0
      clock.mockImplementation(() => now)
      let sent = 0
      const slowly = async () => {
        now += 9000
        sent += 1
        return 204
      }
      await sendWebhooks({ ...till(), webhooks: { send: slowly } })
      expect(sent).toBe(2)
      now += 60_000
      await sendWebhooks({ ...till(), webhooks: { send: slowly } })
      clock.mockRestore()
      expect(sent).toBe(4)
    })

    test('programs are told side by side, so that one that is slow keeps no other waiting', async () => {
      const { owner, hook, place, till } = await raise(await open())
      const other = given(await owner().createWebhook({ body: { url: `${hook.url}/autre`, events: ['order.placed'] } }))
      given(await place())
      const told: string[] = []
      const send = async ({ url }: { url: string }) => {
        told.push(`asks ${url}`)
        await new Promise((pause) => setTimeout(pause, 50))
        told.push(`answers ${url}`)
        return 204
      }
      await sendWebhooks({ ...till(), webhooks: { send } })
      expect(told.slice(0, 2).sort()).toEqual([`asks ${hook.url}`, `asks ${other.url}`].sort())
      expect(told).toHaveLength(4)
    })

    test('nothing more is begun once the process is to end; what waits is sent by the next one', async () => {
      const { place, till } = await raise(await open())
      for (let left = 3; left > 0; left -= 1) given(await place())
      let sent = 0
      const webhooks = {
        send: async () => {
          sent += 1
          return 204
        },
      }
      await sendWebhooks({ ...till(), webhooks, isStopping: () => sent === 1 })
      expect(sent).toBe(1)
      await sendWebhooks({ ...till(), webhooks })
      expect(sent).toBe(3)
    })

    test('an order that does not come to be is told to nobody', async () => {
      const { program, send, place, wanted, db } = await raise(await open())
      expect(await codeOf(place(wanted(99)))).not.toBe('ok')
      await send()
      expect(program.heard).toEqual([])
      expect(await db.read.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
    })

    test('what a program was told is forgotten after thirty days, also of one that listens no more', async () => {
      const { owner, hook, send, pass, place, db } = await raise(await open())
      given(await place())
      await send()
      given(await owner().changeWebhook({ params: { id: hook.id }, body: { isActive: false } }))
      const told = () => db.read.selectFrom('webhook_deliveries').select('event').execute()
      await pass(29 * 86_400_000)
      await send()
      expect(await told()).toEqual([{ event: 'order.placed' }])
      await pass(2 * 86_400_000)
      await send()
      expect(await told()).toEqual([])
    })

    test('after three days without an answer nothing more is sent; the owner sees it, and sets it to work again with what waited', async () => {
      const { program, owner, hook, send, pass, place, till } = await raise(await open())
      const params = { id: hook.id }
      await program.close()
      given(await place())
      for (let hours = 0; hours <= 73; hours += 12) {
        await send()
        await pass(12 * 3_600_000)
      }
      await watchShop(till())
      expect(given(await owner().listAlarms()).alarms.map(({ kind }) => kind)).toContain('WEBHOOKS')
      expect(given(await owner().getWebhook({ params }))).toMatchObject({ isActive: false, stoppedAt: expect.any(String) })
      given(await place())
      const again = await openListeningProgram()
      ends.push(again.close)
      given(await owner().changeWebhook({ params, body: { url: again.url, isActive: true } }))
      await send()
      expect(again.heard.map(({ event }) => event)).toEqual(['order.placed'])
      await watchShop(till())
      expect(given(await owner().listAlarms()).alarms.map(({ kind }) => kind)).not.toContain('WEBHOOKS')
    })

    test('threat 37: the secret is told once and kept sealed; an administrator sets nobody to listen, and nobody listens over a plain line', async () => {
      const { owner, hook, db, stage } = await raise(await open())
      expect(hook.secret).toMatch(/^whk_[\w-]{43}$/)
      const stored = await Promise.all(
        (['webhooks', 'audit_entries', 'undo_rows'] as const).map((table) => db.read.selectFrom(table).selectAll().execute()),
      )
      const shown = [stored, await owner().listWebhooks(), await owner().getWebhook({ params: { id: hook.id } })]
      expect(JSON.stringify(shown)).not.toContain(hook.secret)
      const admin = transports['in process'](stage)({ siteId: '1', token: stage.tokens['1']?.ADMIN })
      const body = { url: 'https://ailleurs.exemple/', events: ['order.paid' as const] }
      expect(await codeOf(admin.createWebhook({ body }))).toBe('forbidden')
      for (const url of ['http://ailleurs.exemple/', 'ftp://x.exemple/', 'https://nom:mot@x.exemple/', 'pas une adresse']) {
        expect([url, await codeOf(owner().createWebhook({ body: { ...body, url } }))]).toEqual([url, 'invalid'])
      }
    })
  })
})
