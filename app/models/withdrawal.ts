import { addDays, isWorkingDay } from './working-days.ts'

export const withdrawalStates = ['DECLARED', 'RECEIVED', 'REFUNDED', 'REFUSED'] as const

/** How far a withdrawal is: declared, its goods back, its money back, or answered with a no. */
export type WithdrawalState = (typeof withdrawalStates)[number]

/** Money need not wait for the goods; an answer is given once. */
const moves: Record<WithdrawalState, readonly WithdrawalState[]> = {
  DECLARED: ['RECEIVED', 'REFUNDED', 'REFUSED'],
  RECEIVED: ['REFUNDED', 'REFUSED'],
  REFUNDED: [],
  REFUSED: [],
}

/** Whether a withdrawal may go from one state to another. */
export function mayWithdrawalMove(from: WithdrawalState, to: WithdrawalState): boolean {
  return moves[from].includes(to)
}

const days = 14

/** The last day on which a buyer may withdraw from what came on a day: the day itself does not count, and the end falls on a working day. */
export function lastDayToWithdraw(receivedOn: string): string {
  let last = addDays(receivedOn, days)
  while (!isWorkingDay(last)) last = addDays(last, 1)
  return last
}

/** What was paid for some units of a line when others of it went back before; all parts add up to the line. */
export function shareOfLine(line: { quantity: number; paid: number }, already: number, more: number): number {
  const upTo = (units: number) => Math.floor((line.paid * units) / line.quantity)
  return upTo(already + more) - upTo(already)
}
