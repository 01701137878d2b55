import type { OrderRoundScreen } from '#app/services/panel/order-round.server.ts'
import { orderRoundTexts } from '#app/texts/panel/order-round.ts'
import { PanelDocument } from './document.tsx'
import { OrderRound } from './order-round.tsx'
import { answerPanel } from './render-panel.server.tsx'

type Refused = { messages: string[]; status: number; entries: readonly (readonly [string, string])[] }

/** The answer to a request for the round, or to an act on it of which something was refused. */
export function answerOrderRound(screen: OrderRoundScreen, refused?: Refused): Response {
  const entries = refused?.entries ?? []
  const ticked = entries.flatMap(([name, value]) => (name === 'commande' ? [value] : []))
  return answerPanel(
    <PanelDocument frame={screen.frame} title={orderRoundTexts.title}>
      <OrderRound
        screen={screen}
        messages={refused?.messages ?? []}
        typed={new Map(entries)}
        chosen={refused && new Set(ticked)}
      />
    </PanelDocument>,
    refused?.status,
  )
}
