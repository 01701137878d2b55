import type { Answer, Contract } from '#api/contract/index.ts'

export type Options = Answer<Contract['readWithdrawal']>

export type LineView = { field: string; name: string; left: number; most: string; exception: string }

/** The second step of a withdrawal: what of an order is given up. */
export type WithdrawalView = {
  action: string
  hidden: Record<string, string>
  reference: string
  placed: string
  closed: Options['closed']
  lastDay: string | undefined
  /** The day on which it left, where nobody noted that it came; past the day by which it must have, its buyer is asked. */
  sent: string | undefined
  arrival: { field: string; min: string; max: string } | undefined
  lines: LineView[]
  /** Where the acknowledgement goes. */
  ackTo: string
  /** The page of the order, for whoever came from there. */
  back: string | undefined
}
