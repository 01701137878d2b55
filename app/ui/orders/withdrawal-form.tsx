import { href } from 'react-router'
import type { FormState } from '#app/services/account-form.server.ts'
import type { WithdrawalView } from '#app/services/withdrawal.server.ts'
import { withdrawalTexts as words } from '#app/texts/withdrawal.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { Fault } from '../forms/field.tsx'

type Line = WithdrawalView['lines'][number]

/** What of an order is given up, and the button that the law asks for. */
export function WithdrawalForm({ view, state }: { view: WithdrawalView; state: FormState | undefined }) {
  const { action, hidden, lines, arrival, ackTo } = view
  const named = Object.fromEntries(lines.map(({ field, name }) => [field, name]))
  const labels = arrival ? { [arrival.field]: words.arrival, ...named } : named
  const { _: general, ...faults } = state?.faults ?? {}
  const shown = state && { ...state, faults, message: general ?? state.message }
  return (
    <form id="rendre" method="post" action={action} className="form" noValidate>
      {shown && <ErrorSummary name="rendre" state={shown} labels={labels} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={state?.values[name] ?? value} />
      ))}
      {arrival && <Arrival asked={arrival} typed={state?.values[arrival.field]} fault={faults[arrival.field]} />}
      {lines.map((line) => (
        <Quantity key={line.field} line={line} typed={state?.values[line.field]} fault={faults[line.field]} />
      ))}
      <p className="full small">
        {words.rules}{' '}
        <a href={href('/sale-terms')} target="_blank" rel="noreferrer">
          {words.terms}
        </a>
      </p>
      <p className="full">{words.ack(ackTo)}</p>
      <p className="actions">
        <button type="submit" className="btn">
          {words.confirm}
        </button>
      </p>
    </form>
  )
}

type AskedDay = { asked: NonNullable<WithdrawalView['arrival']>; typed: string | undefined; fault: string | undefined }

/** The day from which the law counts, where only the buyer knows it. */
function Arrival({ asked: { field, min, max }, typed, fault }: AskedDay) {
  const id = `rendre-${field}`
  return (
    <div className="field full">
      <label htmlFor={id}>{words.arrival}</label>
      <input
        id={id}
        name={field}
        type="date"
        className="input order-day num"
        min={min}
        max={max}
        required
        defaultValue={typed}
        aria-invalid={fault ? true : undefined}
        aria-describedby={[`${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')}
        // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
        autoFocus={fault !== undefined}
      />
      <p id={`${id}-hint`} className="hint">
        {words.arrivalHint}
      </p>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}

type Asked = { line: Line; typed: string | undefined; fault: string | undefined }

function Quantity({ line: { field, name, left, most, exception }, typed, fault }: Asked) {
  const id = `rendre-${field}`
  if (left === 0)
    return (
      <p className="full">
        <b>{name}</b> {exception || words.gone}
      </p>
    )
  return (
    <div className="field full">
      <label htmlFor={id}>{words.quantity(name)}</label>
      <input
        id={id}
        name={field}
        className="input order-count num"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        defaultValue={typed ?? left}
        aria-invalid={fault ? true : undefined}
        aria-describedby={[`${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')}
        // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
        autoFocus={fault !== undefined}
      />
      <p id={`${id}-hint`} className="hint num">
        {words.most(left, most)}
      </p>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}
