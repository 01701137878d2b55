import { href } from 'react-router'
import { withdrawalTexts as words } from '#app/texts/selling/withdrawal.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { FieldPart } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainForm } from '../../platform/forms/plain-form.tsx'
import type { WithdrawalView } from './withdrawal.ts'

/** What of an order is given up, and the button that the law asks for. */
export function WithdrawalForm({ view, state }: { view: WithdrawalView; state: FormState | undefined }) {
  const { action, hidden, lines, arrival, ackTo } = view
  const goods = useGoods()
  const named = Object.fromEntries(lines.map(({ field, name }) => [field, name]))
  const labels = arrival ? { [arrival.field]: words.arrival(goods), ...named } : named
  const { _: general, ...faults } = state?.faults ?? {}
  const shown = state && { ...state, faults, message: general ?? state.message }
  return (
    <PlainForm name="rendre" action={action} state={shown} submit={words.confirm} labels={labels}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={state?.values[name] ?? value} />
      ))}
      {arrival && <Arrival asked={arrival} />}
      {lines.map((line) => (
        <Quantity key={line.field} line={line} />
      ))}
      <p className="full small">
        {words.rules}{' '}
        <a href={href('/sale-terms')} target="_blank" rel="noreferrer">
          {words.terms}
        </a>
      </p>
      <p className="full">{words.ack(ackTo)}</p>
    </PlainForm>
  )
}

/** The day from which the law counts, where only the buyer knows it. */
function Arrival({ asked: { field, min, max } }: { asked: NonNullable<WithdrawalView['arrival']> }) {
  const goods = useGoods()
  return (
    <FieldPart name={field} label={words.arrival(goods)} hint={words.arrivalHint} isFull>
      {(drawn, value) => (
        <input {...drawn} type="date" className="input order-day num" min={min} max={max} required defaultValue={value} />
      )}
    </FieldPart>
  )
}

function Quantity({ line: { field, name, left, most, exception } }: { line: WithdrawalView['lines'][number] }) {
  if (left === 0)
    return (
      <p className="full">
        <b>{name}</b> {exception || words.gone}
      </p>
    )
  return (
    <FieldPart name={field} label={words.quantity(name)} hint={<span className="num">{words.most(left, most)}</span>} isFull>
      {(drawn, value) => (
        <input
          {...drawn}
          className="input order-count num"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          defaultValue={value ?? left}
        />
      )}
    </FieldPart>
  )
}
