import type { ChosenHeld, HeldScreen } from '#app/services/panel/held-bottles.server.ts'
import { heldTexts as words } from '#app/texts/panel/held-bottles.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { PanelDocument } from './document.tsx'
import { HeldBottles, sayGoods } from './held-bottles.tsx'
import { answerPanel } from './render-panel.server.tsx'

const path = '/admin/commandes/retenues'

/** The answer to a request for what is held, or to an act on it of which something was refused. */
export function answerHeld({ frame, held }: HeldScreen, refused?: { messages: readonly string[]; status: number }): Response {
  return answerPanel(
    <PanelDocument frame={frame} title={words.title}>
      <HeldBottles held={held} messages={refused?.messages ?? []} />
    </PanelDocument>,
    refused?.status,
  )
}

/** Asks once whether so many bottles are to be for sale again. */
export function answerHeldAsk({ frame }: HeldScreen, { orders, bottles }: ChosenHeld): Response {
  const title = words.ask(bottles)
  return answerPanel(
    <PanelDocument frame={frame} title={title}>
      <h1>{title}</h1>
      <section className="sheet" aria-label={title}>
        <p>{words.askSays(orders.length)}</p>
        <ul>
          {orders.map(({ id, reference, name, email, goods }) => (
            <li key={id}>
              {reference}, {name || email} : {sayGoods(goods)}
            </li>
          ))}
        </ul>
        <form method="post" action={`${path}/liberer`} className="actions">
          <input type="hidden" name="bouteilles" value={bottles} />
          {orders.map(({ id }) => (
            <input key={id} type="hidden" name="commande" value={id} />
          ))}
          <button type="submit" className="btn">
            {words.confirm(bottles)}
          </button>
          <a className="btn btn-line" href={path}>
            {panelTexts.cancel}
          </a>
        </form>
      </section>
    </PanelDocument>,
  )
}
