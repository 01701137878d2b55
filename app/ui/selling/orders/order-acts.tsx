import { href } from 'react-router'
import { followTexts as words } from '#app/texts/selling/order-follow.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Choice } from '../../platform/forms/choice.tsx'
import { FormContext } from '../../platform/forms/form-in-use.ts'
import type { FormState } from '../../platform/forms/form-state.ts'

/** What of an order is to be had no more, and whether anything of it is. */
export type AgainView = { gone: string[]; isAny: boolean }

/** A slot as a form offers it. */
export type SlotChoice = { value: string; says: string }

/** The open slots of one place, each as a choice. */
export type SlotGroup = { place: string; slots: SlotChoice[] }

type Props = { token: string; slots: SlotChoice[]; state: FormState | undefined }

/** Another hour to fetch an order. */
export function OrderSlot({ token, slots, state }: Props) {
  const options = Object.fromEntries(slots.map(({ value, says }) => [value, says]))
  return (
    <details className="order-fold" open={state?.faults.creneau !== undefined}>
      <summary>{words.slot}</summary>
      <form method="post" action={href('/suivi/:token/creneau', { token })} className="form">
        <FormContext value={{ name: 'commande', state }}>
          <Choice name="creneau" label={words.slotLabel} empty={words.slotChoose} options={options} isFull />
        </FormContext>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.slotSend}
          </button>
        </p>
      </form>
    </details>
  )
}

/** The same goods once more, by one click; what is sold no more is named before it. */
export function OrderAgain({ token, again: { gone, isAny } }: { token: string; again: AgainView }) {
  return (
    <form id="recommander" method="post" action={href('/suivi/:token/recommander', { token })}>
      {gone.length > 0 && <p className="small">{isAny ? words.againSays(gone.join(', ')) : words.againNone}</p>}
      {isAny && (
        <button type="submit" className="btn btn-line">
          {words.again}
        </button>
      )}
    </form>
  )
}

/** Cancelling cannot be undone: it takes a second step. */
export function OrderCancel({ token }: { token: string }) {
  const goods = useGoods()
  return (
    <details className="order-fold">
      <summary>{words.cancel}</summary>
      <form method="post" action={href('/suivi/:token/annuler', { token })}>
        <p className="small">{words.cancelSays(goods)}</p>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.cancelSend}
          </button>
        </p>
      </form>
    </details>
  )
}
