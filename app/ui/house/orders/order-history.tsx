import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayMoment } from '#app/models/platform/time/french-date.ts'
import { paymentMeans, paymentStates } from '#app/models/selling/payment.ts'
import {
  actorNames,
  endReasons,
  fulfilmentNames,
  moneySources,
  namePayment,
  orderDeskTexts,
  paymentNames,
  sayGaveWay,
  stepNames,
} from '#app/texts/house/orders/orders.ts'
import { sayMeans } from '#app/texts/selling/card-means.ts'
import { claimNames } from '#app/texts/selling/claim.ts'
import { disputeReasons } from '#app/texts/selling/dispute.ts'
import { creditReasons } from '#app/texts/selling/papers.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import type { OrderDesk } from './order-screen.ts'

const stateNames: Record<string, string> = { ...paymentNames, ...fulfilmentNames, ...stepNames }
const detailNames: Record<string, string> = { ...claimNames, ...creditReasons, ...disputeReasons, ...moneySources, ...endReasons }
const machineNames: Record<string, string> = { payment: orderDeskTexts.money, fulfilment: orderDeskTexts.state, order: '' }

/** Everything that happened to an order, the last first. */
export function OrderHistory({ order }: { order: OrderDesk }) {
  const goods = useGoods()
  return (
    <Sheet title={orderDeskTexts.history}>
      <table className="table">
        <TableHead titles={[orderDeskTexts.when, orderDeskTexts.what, orderDeskTexts.who]} />
        <tbody>
          {order.steps.toReversed().map((step) => (
            <tr key={step.step}>
              <td>{sayMoment(step.at)}</td>
              <td>
                {sayStep(step, order)}
                {step.amount !== 0 && ` ${sayCents(step.amount)}`}{' '}
                <span className="muted">{sayDetail(step.detail, order, goods)}</span>
              </td>
              <td data-label={orderDeskTexts.who}>{actorNames[step.by] ?? step.by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

/** What costs nothing has no payment that could come. */
function sayStep({ machine, to }: OrderDesk['steps'][number], { total }: OrderDesk): string {
  const payment = machine === 'payment' && total === 0 ? paymentStates.find((state) => state === to) : undefined
  if (payment) return namePayment({ payment, total })
  return [machineNames[machine], stateNames[to] ?? to].filter(Boolean).join(' : ')
}

/** A means of payment or a trouble by its name; ids that only machines know say nothing. */
function sayDetail(detail: string, { cardMeans }: Pick<OrderDesk, 'cardMeans'>, goods: GoodsWords): string {
  if (detail === '') return ''
  if (detail === 'gave_way') return sayGaveWay(goods)
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(detail)) return ''
  const means = paymentMeans.find((one) => one === detail)
  return means ? sayMeans(means, cardMeans) : (detailNames[detail] ?? detail)
}
