import { afterEach, expect, test } from 'vitest'
import type { SiteDatabase } from '#api/platform/database/database.ts'
import { type FlowPort, flowsAtOnce, openFlowService } from '#api/platform/outside/net/flow-service.ts'
import { exchangeFlows } from '#api/selling/papers/flows/exchange-flows.ts'
import { issuePaper } from '#api/selling/papers/issue-paper.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { type FlowServer, openFlowServer } from '../../../support/flow-server.ts'
import { findRefused } from '../../support/flux10-rules.ts'
import { readXml } from '../../support/read-xml.ts'
import { paperOf } from '../../support/rows/plant-papers.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openDice } from '../../support/trade/market.ts'
import { type OrderStage, openOrderStage } from '../../support/trade/orders.ts'
import { setParameter } from '../../support/trade/shop.ts'

const many = process.env.LONG ? { sqlite: 200, postgres: 200 } : { sqlite: 40, postgres: 10 }
const port = openFlowService({ allowsLoopback: true })
const business = { company: 'Bistrot', siren: '732829320' }

eachDatabase('invoices that go through a platform', (open) => {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  const raise = async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 10_000)
    const platform = await openFlowServer()
    ends.push(platform.close)
    await setParameter(shop.owner, 'SIRET_NUMBER', '40483304800022')
    await setParameter(shop.owner, 'LEGAL_COMPANY_NAME', 'Domaine')
    shop.at('2026-03-05T09:00:00.000Z')
    const body = {
      isActive: true,
      name: 'Ma plateforme',
      number: '0042',
      ...platform.access,
      secret: 'tres-secret',
      since: '2026-03-01',
    }
    given(await (await shop.ownerNow()).changePlatform({ body }))
    return { shop, platform, body }
  }
  const sellTo = async (shop: OrderStage, more: object = {}) => {
    const { id } = given(await shop.place({ ...shop.wanted(2), address: { billing: { ...shop.address, ...more } } }))
    const owner = await shop.ownerNow()
    given(await owner.recordPayment({ params: { id }, body: {} }))
    return id
  }
  const exchange = (shop: OrderStage, with_: FlowPort = port) => exchangeFlows({ ...shop.till(), flows: with_ })
  const states = async (shop: OrderStage) =>
    given(await (await shop.ownerNow()).listFlows({ query: {} }))
      .flows.map(({ kind, name, state, error }) => [kind, name, state, ...(error ? [error] : [])].join(' '))
      .sort()

  test('papers of businesses and reports of periods are handed over, their states are followed, and what suppliers send lies in the tray', async () => {
    const { shop, platform } = await raise()
    const id = await sellTo(shop, business)
    await sellTo(shop)
    given(
      await (await shop.ownerNow()).refundOrder({
        params: { id },
        body: { key: 'cle-0123456789abcdef', amount: 500, reason: 'Casse' },
      }),
    )
    await exchange(shop)
    expect(await states(shop)).toEqual(['CREDIT A2026-00001 SENT', 'INVOICE F2026-00001 SENT'])
    shop.at('2026-03-11T09:00:00.000Z')
    await exchange(shop)
    const [invoice, credit, report] = platform.flows
    if (!invoice || !credit || !report) throw new Error('something was not handed over')
    expect(platform.files.get(invoice.flowId)?.toString('latin1')).toContain('factur-x.xml')
    expect([invoice.processingRule, credit.flowSyntax, report.processingRule]).toEqual(['B2B', 'Factur-X', 'B2C'])
    expect(findRefused(readXml(platform.files.get(report.flowId)?.toString() ?? ''))).toEqual([])
    platform.judge(invoice)
    platform.judge(credit, 'L’adresse de l’acheteur est inconnue.')
    platform.receive('F-77.pdf', Buffer.from('%PDF-1.7 bouchons'))
    await exchange(shop)
    expect(await states(shop)).toEqual([
      'CREDIT A2026-00001 REFUSED L’adresse de l’acheteur est inconnue.',
      'INVOICE F2026-00001 ACCEPTED',
      'RECEIVED F-77.pdf RECEIVED',
      'REPORT flux10-2026-03-01-2026-03-10 SENT',
    ])
    const owner = await shop.ownerNow()
    const { flows } = given(await owner.listFlows({ query: {} }))
    const idOf = (kind: string) => flows.find((flow) => flow.kind === kind)?.id ?? ''
    const file = given(await owner.getFlowFile({ params: { id: idOf('RECEIVED') } }))
    expect([file.name, Buffer.from(file.content, 'base64').toString()]).toEqual(['F-77.pdf', '%PDF-1.7 bouchons'])
    given(await owner.resendFlow({ params: { id: idOf('CREDIT') } }))
    expect(await codeOf(owner.resendFlow({ params: { id: idOf('INVOICE') } }))).toBe('conflict')
    await exchange(shop)
    await exchange(shop)
    expect(platform.flows.map(({ name }) => name)).toEqual([
      'f2026-00001.pdf',
      'a2026-00001.pdf',
      'flux10-2026-03-01-2026-03-10.xml',
      'F-77.pdf',
      'a2026-00001.pdf',
    ])
  })

  test('what a platform refuses for good stays refused with its words, and what it does not answer is said and tried again', async () => {
    const { shop, platform, body } = await raise()
    await sellTo(shop, business)
    platform.troubles.push('fail')
    await expect(exchange(shop)).rejects.toThrow('503')
    const owner = await shop.ownerNow()
    expect(given(await owner.getPlatform())).toMatchObject({ error: 'HTTP 503', failingSince: '2026-03-05T09:00:00.000Z' })
    await exchange(shop)
    // The try that went wrong may still be under way: nobody begins another so soon.
    expect(platform.flows).toEqual([])
    shop.at('2026-03-05T09:02:00.000Z')
    platform.troubles.push('refuse')
    await exchange(shop)
    expect(await states(shop)).toEqual(['INVOICE F2026-00001 REFUSED Le profil ne convient pas.'])
    const later = await shop.ownerNow()
    expect(given(await later.getPlatform())).toMatchObject({ error: '', failingSince: null })
    given(await later.changePlatform({ body: { ...body, secret: 'un-autre-secret' } }))
    await expect(exchange(shop)).rejects.toThrow('401')
    given(await later.changePlatform({ body: { ...body, isActive: false } }))
    await exchange(shop)
    const rows = JSON.stringify(await shop.db.read.selectFrom('invoicing_platforms').selectAll().execute())
    expect(rows).not.toContain('secret-')
    expect(JSON.stringify(given(await later.getPlatform()))).not.toContain('secret')
    const { secret: _, ...without } = body
    expect(await codeOf(later.changePlatform({ body: { ...without, tokenUrl: 'https://ailleurs.test/' } }))).toBe('invalid')
    expect(await codeOf(shop.visitor.getPlatform())).toBe('unauthenticated')
    given(await later.removePlatform())
    expect(given(await later.getPlatform())).toBeNull()
  })

  test('more papers of one moment than are looked at in one go are handed over all', async () => {
    const { shop } = await raise()
    const count = 501
    const paper = (number: number) => {
      const { kind: _kind, year: _year, number: _number, issuedAt: _at, credits: _credits, ...facts } = paperOf('Domaine', number)
      return { ...facts, buyer: { ...facts.buyer, ...business } }
    }
    await shop.till().inTransaction(async (tx) => {
      const way = { kind: 'INVOICE' as const, credits: null, invoiceId: null, now: shop.till().now }
      for (let number = 1; number <= count; number += 1) await issuePaper(tx, { ...way, facts: paper(number) })
    })
    await exchange(shop)
    await exchange(shop)
    const rows = await shop.db.read.selectFrom('flows').select('ref').where('kind', '=', 'INVOICE').execute()
    expect(rows).toHaveLength(count)
  })

  test('a period of which there is nothing to tell is looked at once, and what was told is not told again in other periods', async () => {
    const { shop, platform, body } = await raise()
    await sellTo(shop, business)
    shop.at('2026-03-11T09:00:00.000Z')
    await exchange(shop)
    let read = 0
    const turn = async () => {
      read = 0
      const till = shop.till()
      const watched = new Proxy(till.read, {
        get: (of, name) => (table: never) => {
          if (table === 'papers') read += 1
          return (of[name as 'selectFrom'] as (table: never) => unknown)(table)
        },
      })
      await exchangeFlows({ ...till, read: watched, flows: port })
      return read
    }
    // What was issued since is asked for once a turn, and nothing else.
    expect([await turn(), await turn()]).toEqual([1, 1])
    await sellTo(shop)
    shop.at('2026-03-21T09:00:00.000Z')
    expect(await turn()).toBeGreaterThan(1)
    const reports = () => platform.flows.map(({ name }) => name).filter((name) => name.startsWith('flux10'))
    expect(reports()).toEqual(['flux10-2026-03-11-2026-03-20.xml'])
    const owner = await shop.ownerNow()
    // Another day to begin on is looked at from there.
    given(await owner.changePlatform({ body: { ...body, since: '2026-02-21' } }))
    expect(await turn()).toBeGreaterThan(1)
    expect(reports()).toHaveLength(1)
  })

  test('a platform that tells of one moment over and over is not asked without end', async () => {
    const { shop } = await raise()
    const one = { trackingId: '', isIncoming: false, type: 'Notice', state: 'OK', reason: '' } as const
    const page = Array.from({ length: flowsAtOnce }, (_, at) => {
      const flowId = String(at)
      return { ...one, flowId, name: flowId, updatedAt: '2026-03-05T08:00:00.000Z' }
    })
    let asked = 0
    const repeating: FlowPort = {
      open: async (access) => ({
        ...(await port.open(access)),
        listChanged: async () => {
          asked += 1
          if (asked > 10) throw new Error('asked without end')
          return page
        },
      }),
    }
    await exchange(shop, repeating)
    expect(asked).toBeLessThan(5)
  })

  test('cut off at any point again and again, each paper and each report is handed over exactly once, and each that came is kept once', async () => {
    const { shop, platform } = await raise()
    const dice = openDice(77)
    const cuts = many[shop.db.dialect]
    let minute = 0
    for (let cut = 0; cut < cuts; cut += 1) {
      minute += 90
      shop.at(new Date(Date.parse('2026-03-05T09:00:00.000Z') + minute * 60_000).toISOString())
      if (cut % 4 === 0) await sellTo(shop, business)
      if (cut % 9 === 0) platform.receive(`F-${cut}.pdf`, Buffer.from(`%PDF-1.7 ${cut}`))
      if (cut % 5 === 0) for (const flow of platform.flows) platform.judge(flow)
      await exchangeCut(shop, dice(9))
    }
    for (let turn = 0; turn < 8; turn += 1) {
      minute += 12 * 60
      shop.at(new Date(Date.parse('2026-03-05T09:00:00.000Z') + minute * 60_000).toISOString())
      await exchange(shop)
    }
    expectOnce(platform, await shop.db.read.selectFrom('flows').selectAll().execute())
    const invoices = platform.flows.filter(({ name }) => name.startsWith('f2026'))
    expect(invoices).toHaveLength(Math.ceil(cuts / 4))
    expect((await states(shop)).filter((said) => said.includes('WAITING'))).toEqual([])
  })

  /** One exchange whose process ends after so many of its steps: before a write, after it, before a question, or after its answer. */
  async function exchangeCut(shop: OrderStage, steps: number): Promise<void> {
    let left = steps
    const orCut = async <T>(step: () => Promise<T>): Promise<T> => {
      left -= 1
      if (left < 0) throw new Error('cut')
      const done = await step()
      if (left === 0) {
        left = -1
        throw new Error('cut')
      }
      return done
    }
    const till = shop.till()
    const inTransaction: SiteDatabase['inTransaction'] = (work) => orCut(() => till.inTransaction(work))
    const cutPort: FlowPort = {
      open: async (access) => {
        const service = await port.open(access)
        return {
          submit: (file) => orCut(() => service.submit(file)),
          findByTracking: (id) => orCut(() => service.findByTracking(id)),
          listChanged: (after) => orCut(() => service.listChanged(after)),
          fetchFile: (id) => orCut(() => service.fetchFile(id)),
        }
      },
    }
    await exchangeFlows({ ...till, inTransaction, flows: cutPort }).catch((error: Error) => {
      if (error.message !== 'cut') throw error
    })
  }
})

function expectOnce(platform: FlowServer, rows: { kind: string; name: string; flow_id: string; state: string }[]): void {
  const names = platform.flows.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(rows.map(({ flow_id }) => flow_id).sort()).toEqual(platform.flows.map(({ flowId }) => flowId).sort())
}
