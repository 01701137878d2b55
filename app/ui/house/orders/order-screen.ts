import type { Answer, Contract } from '#api/contract/index.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'

export type OrderDesk = Answer<Contract['getAdminOrder']>

/** A paper of the books that belongs to an order. */
export type OrderPaper = Answer<Contract['listPapers']>['papers'][number]

export type Next = Pick<Answer<Contract['listOrders']>['orders'][number], 'id' | 'reference'>

/** An order, its papers, the one that waits after it, the house's own fields, and whether it was opened to give money back. */
export type OrderScreen = {
  order: OrderDesk
  papers: OrderPaper[]
  next: Next | undefined
  own: PanelField[]
  /** Those with whom a parcel may have left, where one has. */
  carriers: { id: string; name: string }[]
  opensRefund: boolean
}

/** What is shown of an act on an order that was refused: why, what it had been given, and what is wrong with that. */
export type OrderRefused = { message: string; typed: Readonly<Record<string, string>>; faults: Readonly<Record<string, string>> }
