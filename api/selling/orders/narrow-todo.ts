import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { daysUntilLate, type OrderTodo } from '#app/models/selling/orders/order-todo.ts'
import { awaitedStates } from '#app/models/selling/payment.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

type On = ExpressionBuilder<SiteTables, 'orders'>

const day = 86_400_000

/** Said as the index of open orders says it, so that both databases see that it holds all that is looked for. */
const isOpen = sql<SqlBool>`fulfilment_state in ('new', 'preparing', 'partly_shipped', 'ready')`

/** The orders for which something is still to do. */
export function narrowTodo(on: On, todo: OrderTodo, now: Date): ExpressionWrapper<SiteTables, 'orders', SqlBool> {
  const isAwaited = on.and([on('payment_state', 'in', awaitedStates), on('is_holding', '=', 1)])
  // What is paid at the counter is made ready before, and what a business pays by its invoice is sent.
  const isCovered = on.or([
    on('payment_state', 'in', ['paid', 'partly_refunded']),
    on.and([on.or([on('means', '=', 'ON_COLLECTION'), on('invoice_days', 'is not', null)]), isAwaited]),
  ])
  const byParcel = on('delivery_type', 'in', ['DELIVERY', 'PICKUP'])
  switch (todo) {
    case 'TO_PREPARE':
      return on.and([isOpen, on('fulfilment_state', '=', 'new'), isCovered])
    case 'TO_SHIP':
      return on.and([isOpen, on('fulfilment_state', 'in', ['preparing', 'partly_shipped']), byParcel])
    case 'TO_HAND_OVER':
      return on.and([isOpen, on('fulfilment_state', 'in', ['preparing', 'ready']), on.not(byParcel)])
    case 'UNPAID':
      // What costs nothing waits for its buyer's word, and for no money.
      return on.and([isAwaited, on('total', '>', 0)])
    case 'LATE':
      return on.and([
        isOpen,
        on('fulfilment_state', 'in', ['new', 'preparing', 'partly_shipped']),
        on('payment_state', 'in', ['paid', 'partly_refunded']),
        on.or([
          on('promised_leave', '<', parisDay(now)),
          on.and([
            on('promised_leave', 'is', null),
            on('placed_at', '<', new Date(now.getTime() - daysUntilLate * day).toISOString()),
          ]),
        ]),
      ])
  }
}
