/** What an owner has still to do for orders: the parts of their list. */
export const orderTodos = ['TO_PREPARE', 'TO_SHIP', 'TO_HAND_OVER', 'UNPAID', 'LATE'] as const
export type OrderTodo = (typeof orderTodos)[number]

/** An order that was paid for and has not left after so many days is late. */
export const daysUntilLate = 4
