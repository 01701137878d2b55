import type { OrderScreen } from '#app/services/panel/order-screen.server.ts'
import { orderDeskTexts } from '#app/texts/panel/orders.ts'
import { PanelDocument } from './document.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { answerPanel } from './render-panel.server.tsx'

type Refused = {
  message: string
  status: number
  typed: Readonly<Record<string, string>>
  faults?: Readonly<Record<string, string>>
}

/** The answer to a request for an order of the house, or to an act on it that was refused. */
export function answerOrder({ frame, order, papers, next }: OrderScreen, refused?: Refused): Response {
  return answerPanel(
    <PanelDocument frame={frame} title={orderDeskTexts.title(order.reference)}>
      {/* A key of the form's own: sent twice, it gives the money back once. */}
      <OrderSheet
        {...{ order, papers, next }}
        refundKey={crypto.randomUUID()}
        message={refused?.message}
        typed={refused?.typed ?? {}}
        faults={refused?.faults ?? {}}
      />
    </PanelDocument>,
    refused?.status,
  )
}
