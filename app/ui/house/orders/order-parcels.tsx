import { href } from 'react-router'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { Sheet } from '../frame/sheet.tsx'
import { CorrectParcel } from './correct-parcel.tsx'
import type { OrderDesk, OrderRefused, OrderScreen } from './order-screen.ts'

type Props = { order: OrderDesk; carriers: OrderScreen['carriers']; refused: OrderRefused }

/** What left in which parcel, how each is followed, and what is to be sent still. */
export function OrderParcels({ order: { id, lines, tracking, fulfilment }, carriers, refused }: Props) {
  if (tracking.length === 0) return null
  const say = (place: number, quantity: number) =>
    `${quantity} × ${[lines[place]?.name, lines[place]?.year].filter(Boolean).join(' ')}`
  const rest = lines.flatMap(({ left }, place) => (left > 0 ? [say(place, left)] : []))
  return (
    <Sheet title={words.parcels}>
      <ul className="stack">
        {tracking.map(({ number, url, at, goods }, place) => (
          <li key={`${number} ${at}`}>
            <p>
              <b>{words.parcel(place + 1)}</b> {at && <span className="muted">{sayShortDay(at)}</span>} {number}{' '}
              {/^https:\/\//.test(url) && (
                <a href={url} rel="noopener noreferrer">
                  {words.url}
                </a>
              )}
            </p>
            {goods.length > 0 && <p>{goods.map((good) => say(good.place, good.quantity)).join(', ')}</p>}
            <p>
              <a className="more" href={`${href('/admin/commandes/:id/bon/:kind', { id, kind: 'packing' })}?colis=${place + 1}`}>
                {words.parcelSlip}
                <span className="told"> {words.parcel(place + 1)}</span>
              </a>
            </p>
            <CorrectParcel id={id} place={place + 1} number={number} carriers={carriers} refused={refused} />
          </li>
        ))}
      </ul>
      {fulfilment === 'partly_shipped' && rest.length > 0 && (
        <p>
          <b>{words.stillHere}</b> {rest.join(', ')}
        </p>
      )}
    </Sheet>
  )
}
