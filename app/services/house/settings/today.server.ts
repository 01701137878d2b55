import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { readDashboardType } from '#app/models/house/dashboard-type.ts'
import { sayAwaited } from '#app/texts/house/orders/orders.ts'
import type { Today } from '#app/ui/house/today/today-view.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'

/** Nobody can mend what is of another shop on the same account: the screen of payments keeps it, the first one says it for two weeks. */
const newsMs = 14 * 86_400_000

function isNews({ createdAt }: { createdAt: string }): boolean {
  return Date.parse(createdAt) > Date.now() - newsMs
}

/** Reads what an owner begins a day with. */
export async function readToday(api: ShopApi, ctx: RequestContext): Promise<Today> {
  const [figures, messages, mails, alarms, compliance, orders, facts, drafts, disputes, events] = await Promise.all([
    api.getDashboard(),
    api.listMessages({ query: { nbItem: 5, orderBy: '-createdAt' } }),
    api.listMails({ query: { state: 'FAILED', nbItem: 1 } }),
    api.listAlarms(),
    api.getCompliance(),
    readOrders(api),
    readSiteFacts(ctx),
    api.listDrafts(),
    api.listDisputes(),
    api.listPaymentEvents(),
  ])
  const { info } = facts
  return {
    orders,
    isBuilding: info.isBuilding,
    type: readDashboardType(info.dashboardType, info.isECommerce),
    figures: orThrow(figures),
    messages: orThrow(messages).messages,
    failedMails: orThrow(mails).total,
    alarms: orThrow(alarms).alarms,
    disputes: orThrow(disputes).disputes,
    moneyFaults: orThrow(events).faults.filter(isNews).length,
    drafts: orThrow(drafts).drafts,
    missing: orThrow(compliance).missing,
  }
}

const mostLate = 3

async function readOrders(api: ShopApi): Promise<Today['orders']> {
  const [toPrepare, awaited, declared, received, claims, opinions, comments, rights, newest, late] = await Promise.all([
    api.listOrders({ query: { payment: 'paid', fulfilment: 'new', nbItem: 1 } }),
    // What costs nothing waits for no money.
    api.listOrders({ query: { payment: 'awaiting', total: 'gt:0', nbItem: 20, orderBy: 'placedAt' } }),
    api.listWithdrawals({ query: { state: 'DECLARED', nbItem: 1 } }),
    api.listWithdrawals({ query: { state: 'RECEIVED', nbItem: 1 } }),
    api.listClaims({ query: { state: 'OPEN', nbItem: 1 } }),
    api.listOpinions({ query: { state: 'WAITING', nbItem: 1 } }),
    api.listComments({ query: { state: 'WAITING', nbItem: 1 } }),
    api.listRightsRequests({ query: { state: 'WAITING', nbItem: 1, orderBy: 'dueOn' } }),
    api.listOrders({ query: { nbItem: 6 } }),
    api.listOrders({ query: { todo: 'LATE', nbItem: mostLate, orderBy: 'placedAt' } }),
  ])
  return {
    toPrepare: orThrow(toPrepare).total,
    awaited: orThrow(awaited).total,
    ending: findEnding(orThrow(awaited).orders, new Date()),
    withdrawals: orThrow(declared).total + orThrow(received).total,
    rights: { count: orThrow(rights).total, dueOn: orThrow(rights).requests[0]?.dueOn ?? '' },
    claims: orThrow(claims).total,
    opinions: orThrow(opinions).total,
    comments: orThrow(comments).total,
    newest: orThrow(newest).orders,
    late: { orders: orThrow(late).orders, total: orThrow(late).total },
  }
}

const mostEnding = 3
const soonMs = 3 * 86_400_000

/** Transfers and cheques that the house waits for no longer than some days more. */
function findEnding(orders: Today['orders']['ending'], now: Date): Today['orders']['ending'] {
  const till = new Date(now.getTime() + soonMs).toISOString()
  return orders
    .filter((order) => sayAwaited(order) !== undefined && order.expiresAt !== null && order.expiresAt <= till)
    .sort((one, other) => (one.expiresAt ?? '').localeCompare(other.expiresAt ?? ''))
    .slice(0, mostEnding)
}
