import { addDays, isWorkingDay } from '../../platform/time/working-days.ts'

/** How far a withdrawal is. */
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

/**
 * How it is known that a withdrawal is its buyer's: an order was named by its number and address alone, its buyer has shown that they
 * are it, or has said that they had declared nothing.
 */
export const withdrawalProofs = ['NAMED', 'SHOWN', 'DISOWNED'] as const

export type WithdrawalProof = (typeof withdrawalProofs)[number]

/** Whether a withdrawal waits for its buyer: of what had not left the house nothing moves on the word of somebody who may be anybody. */
export function awaitsBuyer(withdrawal: { state: WithdrawalState; proof: WithdrawalProof }, lines: readonly { kept: number }[]) {
  return mayDisown(withdrawal) && lines.some(({ kept }) => kept > 0)
}

/** Whether its buyer may still say that it is not theirs: as long as nobody has answered, wherever the goods are. */
export function mayDisown({ state, proof }: { state: WithdrawalState; proof: WithdrawalProof }): boolean {
  return state === 'DECLARED' && proof === 'NAMED'
}

/** Whether a withdrawal may go from one state to another. */
export function mayWithdrawalMove(from: WithdrawalState, to: WithdrawalState): boolean {
  return moves[from].includes(to)
}

/** How many days a buyer has to withdraw. */
export const withdrawalDays = 14
/** The law lets a sale be on its way for this long: who was told of no arrival takes it to have come by then. */
const longestWay = 30

/** The last day on which a buyer may withdraw from what came on a day: the day itself does not count, and the end falls on a working day. */
export function lastDayToWithdraw(receivedOn: string): string {
  let last = addDays(receivedOn, withdrawalDays)
  while (!isWorkingDay(last)) last = addDays(last, 1)
  return last
}

/** The last day on which a withdrawal that was declared on a day is paid back. */
export function lastDayToRefund(declaredOn: string): string {
  return addDays(declaredOn, withdrawalDays)
}

/** The day by which goods that left on a day have come, where nobody has noted their arrival; sooner than that, no time runs. */
export function presumeArrival(sentOn: string): string {
  return addDays(sentOn, longestWay)
}

/** Whether a buyer may say that goods which left on a day came on another one, and is in time then; `astray` is a day on which they cannot have come. */
export function judgeArrival(arrivedOn: string, { sentOn, today }: { sentOn: string; today: string }): 'ok' | 'astray' | 'late' {
  if (arrivedOn < sentOn || arrivedOn > today) return 'astray'
  return today > lastDayToWithdraw(arrivedOn) ? 'late' : 'ok'
}

/** What was paid for some units of a line when others of it went back before; all parts add up to the line. */
export function shareOfLine(line: { quantity: number; paid: number }, already: number, more: number): number {
  const upTo = (units: number) => Math.floor((line.paid * units) / line.quantity)
  return upTo(already + more) - upTo(already)
}
