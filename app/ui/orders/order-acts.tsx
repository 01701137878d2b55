import { href } from 'react-router'
import type { FormState } from '#app/services/account-form.server.ts'
import type { SlotChoice } from '#app/services/collection-slots.server.ts'
import { followTexts as words } from '#app/texts/order-follow.ts'
import { Fault } from '../forms/field.tsx'

type Props = { token: string; slots: SlotChoice[]; state: FormState | undefined }

/** Another hour to fetch an order. */
export function OrderSlot({ token, slots, state }: Props) {
  const fault = state?.faults.creneau
  return (
    <details className="order-fold" open={fault !== undefined}>
      <summary>{words.slot}</summary>
      <form method="post" action={href('/suivi/:token/creneau', { token })} className="form">
        <div className="field full">
          <label htmlFor="commande-creneau">{words.slotLabel}</label>
          <select
            id="commande-creneau"
            name="creneau"
            className="input"
            required
            defaultValue={state?.values.creneau ?? ''}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault && 'commande-creneau-fault'}
            // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
            autoFocus={fault !== undefined}
          >
            <option value="">{words.slotChoose}</option>
            {slots.map(({ value, says }) => (
              <option key={value} value={value}>
                {says}
              </option>
            ))}
          </select>
          {fault && <Fault id="commande-creneau-fault" says={fault} />}
        </div>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.slotSend}
          </button>
        </p>
      </form>
    </details>
  )
}

/** Cancelling cannot be undone: it takes a second step. */
export function OrderCancel({ token }: { token: string }) {
  return (
    <details className="order-fold">
      <summary>{words.cancel}</summary>
      <form method="post" action={href('/suivi/:token/annuler', { token })}>
        <p className="small">{words.cancelSays}</p>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.cancelSend}
          </button>
        </p>
      </form>
    </details>
  )
}
