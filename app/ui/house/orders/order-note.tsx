import { href } from 'react-router'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { Sheet } from '../frame/sheet.tsx'
import type { OrderDesk } from './order-screen.ts'

/** What those of the house tell each other of an order. */
export function OrderNote({ order: { id, note } }: { order: OrderDesk }) {
  return (
    <Sheet title={words.ownNote}>
      <form method="post" action={href('/admin/commandes/:id/note', { id })} className="form">
        <p className="field full">
          <label className="told" htmlFor="note">
            {words.ownNote}
          </label>
          <textarea
            id="note"
            name="note"
            className="input"
            rows={3}
            maxLength={5000}
            defaultValue={note}
            aria-describedby="note-hint"
          />
          <span className="hint" id="note-hint">
            {words.ownNoteSays}
          </span>
        </p>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.ownNoteSave}
          </button>
        </p>
      </form>
    </Sheet>
  )
}
