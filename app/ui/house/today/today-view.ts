import type { Answer, Contract } from '#api/contract/index.ts'
import type { DashboardType } from '#app/models/house/dashboard-type.ts'

export type Message = Answer<Contract['listMessages']>['messages'][number]

export type Figures = Answer<Contract['getDashboard']>

/** What waits for an owner and what has come in. */
export type Today = {
  /** What the owner wants to begin with. */
  type: DashboardType
  figures: Figures
  messages: Message[]
  failedMails: number
  alarms: Answer<Contract['listAlarms']>['alarms']
  /** What banks ask back and waits for an answer; and how much money at Stripe fits no books, of late. */
  disputes: Answer<Contract['listDisputes']>['disputes']
  moneyFaults: number
  drafts: Answer<Contract['listDrafts']>['drafts']
  /** How many rules of law are to be mended, and which fields of the legal texts. */
  /** Whether the site is still closed to visitors: its first steps wait. */
  isBuilding: boolean
  missing: Answer<Contract['getCompliance']>['missing']
  orders: {
    toPrepare: number
    awaited: number
    /** Those whose money is waited for some days more, the first to end before. */
    ending: Answer<Contract['listOrders']>['orders']
    withdrawals: number
    claims: number
    opinions: number
    comments: number
    /** Requests of people about their data, and the day by which the first is to be answered. */
    rights: { count: number; dueOn: string }
    /** The oldest of those that should have left, and how many there are. */
    late: { orders: Answer<Contract['listOrders']>['orders']; total: number }
    newest: Answer<Contract['listOrders']>['orders']
  }
}
