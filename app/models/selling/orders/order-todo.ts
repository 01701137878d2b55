/** What an owner has still to do for orders: the parts of their list. */
export const orderTodos = ['TO_PREPARE', 'TO_SHIP', 'TO_HAND_OVER', 'UNPAID', 'LATE'] as const
export type OrderTodo = (typeof orderTodos)[number]

/** An order that was paid for and has not left on the day it was to leave is late; where none was promised, after so many days. */
export const daysUntilLate = 4
