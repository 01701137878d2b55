import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { freshName } from '#app/models/house/cellar/kept-send.ts'
import { deskTexts } from '#app/texts/house/desks.ts'
import { orderRoundTexts as words } from '#app/texts/house/orders/order-round.ts'
import { fulfilmentNames } from '#app/texts/house/orders/orders.ts'
import { sayGiftTasks } from '#app/texts/selling/gift.ts'
import { pickingTexts, sayCartons } from '#app/texts/selling/slips.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import { LabelFiles, LabelFilesForm, type LabelFilesView } from './label-files.tsx'
import { PickOrder } from './pick-order.tsx'

export type Round = Answer<Contract['readOrderRound']>

export type Order = Round['orders'][number]

/** An order of the round, and whether a parcel of it may be noted as sent. */
export type RoundOrder = Order & { canShip: boolean }

/** Files of labels are there as soon as something is to travel. */
export type OrderRoundScreen = Pick<Round, 'goods'> & { orders: RoundOrder[]; labelFiles: LabelFilesView | undefined }

const path = href('/admin/commandes/preparation')

type Props = {
  screen: OrderRoundScreen
  messages: readonly string[]
  /** What a refused form had been given; empty before. */
  typed: ReadonlyMap<string, string>
  /** The orders that are ticked; all of them before anything was sent. */
  chosen: ReadonlySet<string> | undefined
}

/** Several orders packed at once: what to fetch, what to print, what to note. */
export function OrderRound({ screen: { orders, goods, labelFiles }, messages, typed, chosen }: Props) {
  return (
    <>
      <ScreenHead
        back={{ href: href('/admin/:desk', { desk: 'commandes' }), label: deskTexts.commandes?.many }}
        title={words.title}
        says={words.says}
      />
      {messages.length > 0 && (
        <div className="note note-bad" role="alert">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
      {orders.length === 0 ? (
        <p className="none">{words.none}</p>
      ) : (
        <form method="post" action={`${path}/commencer`} className="two" data-scan="round">
          <Sheet title={words.orders}>
            <Orders orders={orders} typed={typed} chosen={chosen} />
            <Acts orders={orders} />
          </Sheet>
          <div className="stack">
            <Goods goods={goods} cartons={orders.flatMap((order) => order.cartons)} />
            {labelFiles && <LabelFiles {...labelFiles} />}
          </div>
        </form>
      )}
      {labelFiles && <LabelFilesForm />}
    </>
  )
}

function Orders({ orders, typed, chosen }: Pick<Props, 'typed' | 'chosen'> & { orders: readonly RoundOrder[] }) {
  return (
    <table className="table">
      <TableHead titles={[words.order, words.buyer, words.units, words.state, words.tracking]} numbers={[words.units]} />
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} typed={typed} isChosen={chosen?.has(order.id) ?? true} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { order: RoundOrder; typed: Props['typed']; isChosen: boolean }

function Row({ order, typed, isChosen }: RowProps) {
  const { id, reference, name, email, units, fulfilment, canShip, gift, cartons } = order
  return (
    <PickOrder order={order} says={words.pick(reference)} isChosen={isChosen}>
      <td data-label={words.buyer}>
        {name || email}
        {fulfilment === 'new' && <input type="hidden" name={freshName} value={id} />}
        {gift && <p className="hint">{sayGiftTasks(gift)}</p>}
      </td>
      <td className="r" data-label={words.units}>
        {units}
        {cartons.length > 0 && <p className="hint">{sayCartons(cartons)}</p>}
      </td>
      <td data-label={words.state}>{fulfilmentNames[fulfilment]}</td>
      <td data-label={canShip ? words.tracking : undefined}>
        {canShip && (
          <input
            className="input"
            name={`suivi-${id}`}
            data-scan-order={reference}
            defaultValue={typed.get(`suivi-${id}`)}
            aria-label={words.trackingOf(reference)}
            maxLength={500}
            autoComplete="off"
          />
        )}
      </td>
    </PickOrder>
  )
}

/** The acts in the order of the day; Enter in a number notes what was sent. */
function Acts({ orders }: { orders: readonly RoundOrder[] }) {
  const goods = useGoods()
  return (
    <div className="stack">
      <p className="actions">
        {orders.some(({ canShip }) => canShip) && (
          <button type="submit" className="btn" formAction={`${path}/expedier`}>
            {words.ship}
          </button>
        )}
        {orders.some(({ fulfilment }) => fulfilment === 'new') && (
          <button type="submit" className="btn">
            {words.start}
          </button>
        )}
        <button type="submit" className="btn btn-line" formMethod="get" formAction={`${path}/papiers`} formTarget="_blank">
          {words.print}
        </button>
      </p>
      <p className="muted">{words.printSays(goods)}</p>
      {orders.some(({ canShip }) => canShip) && <p className="muted">{words.shipSays}</p>}
    </div>
  )
}

function Goods({ goods, cartons }: Pick<OrderRoundScreen, 'goods'> & { cartons: readonly number[] }) {
  const named = useGoods()
  return (
    <Sheet title={words.goods(named)}>
      <ul className="counted">
        {goods.map(({ name, size, quantity }) => (
          <li key={`${name} ${size}`}>
            <span>
              {name} <span className="muted">{size}</span>
            </span>
            <b>{quantity}</b>
          </li>
        ))}
      </ul>
      {cartons.length > 0 && (
        <p>
          <b>{pickingTexts.cartons(sayCartons(cartons))}</b>
        </p>
      )}
    </Sheet>
  )
}
