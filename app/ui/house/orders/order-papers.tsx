import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { paperTexts } from '#app/texts/selling/papers.ts'
import { Sheet } from '../frame/sheet.tsx'
import type { OrderDesk, OrderPaper } from './order-screen.ts'

type Props = { order: Pick<OrderDesk, 'id' | 'isOnInvoice' | 'gift'>; papers: readonly OrderPaper[] }

/** The papers of an order: what was invoiced and credited, and what is laid into its parcel. */
export function OrderPapers({ order: { id, isOnInvoice, gift }, papers }: Props) {
  return (
    <Sheet title={words.papers}>
      {papers.length === 0 && <p className="muted">{isOnInvoice ? words.noPaperYet : words.noPaper}</p>}
      <ul>
        {papers.map((paper) => (
          <li key={paper.id}>
            <a className="more" href={href('/admin/factures/:id/pdf', { id: paper.id })}>
              {paperTexts.title(paperTexts.names[paper.kind], paper.label)}
            </a>{' '}
            <span className="muted">{sayCents(paper.total)}</span>
          </li>
        ))}
        <li>
          <a className="more" href={href('/admin/commandes/:id/bon/:kind', { id, kind: 'packing' })}>
            {words.slip}
          </a>
        </li>
        <li>
          <a className="more" href={href('/admin/commandes/:id/bon/:kind', { id, kind: 'gift' })}>
            {words.giftSlip}
          </a>
        </li>
        {gift?.card && (
          <li>
            <a className="more" href={href('/admin/commandes/:id/bon/:kind', { id, kind: 'card' })}>
              {words.giftCard}
            </a>
          </li>
        )}
      </ul>
    </Sheet>
  )
}
