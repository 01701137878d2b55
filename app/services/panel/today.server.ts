import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestScene } from '#app/http/visit-context.ts'
import { readSiteFacts } from '../site-facts.server.ts'

type Message = Answer<Contract['listMessages']>['messages'][number]
type Product = Answer<Contract['listAdminProducts']>['products'][number]

/** What waits for an owner and what has come in. */
export type Today = {
  messages: Message[]
  failedMails: number
  alarms: Answer<Contract['listAlarms']>['alarms']
  low: Product[]
  drafts: Answer<Contract['listPageDrafts']>['drafts']
  visits: { total: number; weeks: { since: string; count: number }[]; sources: { name: string; count: number }[] }
  missing: Answer<Contract['getCompliance']>['missing']
  orders: {
    toPrepare: number
    awaited: number
    withdrawals: number
    claims: number
    newest: Answer<Contract['listOrders']>['orders']
  }
}

const weeksShown = 12
const lowest = 5
const day = 86_400_000

/** Reads what an owner begins a day with. */
export async function readToday(api: ShopApi, scene: RequestScene, now = new Date()): Promise<Today> {
  const from = new Date(now.getTime() - 7 * weeksShown * day).toISOString().slice(0, 10)
  const [messages, mails, alarms, products, visits, compliance, orders, { values }, drafts] = await Promise.all([
    api.listMessages({ query: { nbItem: 5, orderBy: '-createdAt' } }),
    api.listMails({ query: { state: 'FAILED', nbItem: 1 } }),
    api.listAlarms(),
    api.listAdminProducts({ query: { nbItem: 100, isValid: 'true' } }),
    readVisits(api, from),
    api.getCompliance(),
    readOrders(api),
    readSiteFacts(scene),
    api.listPageDrafts(),
  ])
  return {
    orders,
    messages: orThrow(messages).messages,
    failedMails: orThrow(mails).total,
    alarms: orThrow(alarms).alarms,
    drafts: orThrow(drafts).drafts,
    low: values.HANDLE_STOCK ? lowOf(orThrow(products).products, values.STOCK_DISPLAY_LIMIT) : [],
    visits: countVisits(visits, now),
    missing: orThrow(compliance).missing,
  }
}

/** Every count since a day: a part of them would be a wrong sum. */
async function readVisits(api: ShopApi, from: string): Promise<Visit[]> {
  const all: Visit[] = []
  for (let page = 1, total = 1; all.length < total; page += 1) {
    const listed = orThrow(await api.listVisits({ query: { day: `gte:${from}`, nbItem: 100, page, orderBy: '-day' } }))
    if (listed.visits.length === 0) break
    all.push(...listed.visits)
    total = listed.total
  }
  return all
}

async function readOrders(api: ShopApi): Promise<Today['orders']> {
  const [toPrepare, awaited, declared, received, claims, newest] = await Promise.all([
    api.listOrders({ query: { payment: 'paid', fulfilment: 'new', nbItem: 1 } }),
    api.listOrders({ query: { payment: 'awaiting', nbItem: 1 } }),
    api.listWithdrawals({ query: { state: 'DECLARED', nbItem: 1 } }),
    api.listWithdrawals({ query: { state: 'RECEIVED', nbItem: 1 } }),
    api.listClaims({ query: { state: 'OPEN', nbItem: 1 } }),
    api.listOrders({ query: { nbItem: 6 } }),
  ])
  return {
    ...{ toPrepare: orThrow(toPrepare).total, awaited: orThrow(awaited).total },
    withdrawals: orThrow(declared).total + orThrow(received).total,
    ...{ claims: orThrow(claims).total, newest: orThrow(newest).orders },
  }
}

function lowOf(products: Product[], limit: number): Product[] {
  return products
    .filter(({ stock }) => stock <= limit)
    .sort((one, other) => one.stock - other.stock)
    .slice(0, lowest)
}

type Visit = Answer<Contract['listVisits']>['visits'][number]

function countVisits(visits: Visit[], now: Date): Today['visits'] {
  const weeks = Array.from({ length: weeksShown }, (_, place) => {
    const end = now.getTime() - (weeksShown - 1 - place) * 7 * day
    const [since, until] = [end - 6 * day, end].map((at) => new Date(at).toISOString().slice(0, 10)) as [string, string]
    return { since, count: sum(visits.filter((visit) => visit.day >= since && visit.day <= until)) }
  })
  const names = [...new Set(visits.map(({ source }) => source))]
  const sources = names
    .map((name) => ({ name, count: sum(visits.filter(({ source }) => source === name)) }))
    .sort((one, other) => other.count - one.count)
  return { total: sum(visits), weeks, sources: sources.slice(0, lowest) }
}

function sum(visits: Visit[]): number {
  return visits.reduce((total, { count }) => total + count, 0)
}
