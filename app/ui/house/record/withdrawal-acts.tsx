import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { mayWithdrawalMove } from '#app/models/selling/after/withdrawal.ts'
import { withdrawalDeskTexts as words } from '#app/texts/house/orders/withdrawals.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { PanelRecord } from '../desks/records.ts'

export type WithdrawalDesk = Answer<Contract['getWithdrawal']>

type Props = { record: PanelRecord; typed: Readonly<Record<string, string>> | undefined }

/** What may follow a withdrawal, each act by its name; money says how much and by when. */
export function WithdrawalActs({ record, typed }: Props) {
  const withdrawal = record as unknown as WithdrawalDesk
  const { id, state, due, dueBy } = withdrawal
  const may = (to: WithdrawalDesk['state']) => mayWithdrawalMove(state, to)
  if (!may('REFUNDED')) return null
  const sent = withdrawal.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.kept }))
    .filter(({ quantity }) => quantity > 0)
  const place = href('/admin/:desk/:id', { desk: 'retractations', id })
  return (
    <section className="draft acts" aria-label={words.next}>
      <p>{due > 0 ? words.dueBy(sayFullDay(dueBy)) : words.nothingDue}</p>
      {withdrawal.awaitsBuyer && <p>{words.awaitsBuyer}</p>}
      <Kept lines={withdrawal.lines} />
      {may('RECEIVED') && sent.length > 0 && (
        <details className="part" open={typed !== undefined}>
          <summary>{words.back}</summary>
          <Back id={id} lines={sent} typed={typed} />
        </details>
      )}
      <p className="actions">
        <a className="btn" href={`${place}/remboursement`}>
          {due > 0 ? words.refund(sayCents(due)) : words.close}…
        </a>
        <a className="btn btn-line" href={`${place}/refus`}>
          {words.refuse}…
        </a>
      </p>
    </section>
  )
}

/** What had not left is not sent any more, and goes back on the shelf by itself. */
function Kept({ lines }: Pick<WithdrawalDesk, 'lines'>) {
  const kept = lines.filter((line) => line.kept > 0)
  if (kept.length === 0) return null
  return (
    <>
      <ul>
        {kept.map(({ line, name, kept: count, left }) => (
          <li key={line}>{words.kept(name, count, left)}</li>
        ))}
      </ul>
      <p className="muted">{words.keptSays}</p>
    </>
  )
}

/** The goods are here: as many of what had been sent as can be sold again go back on the shelf. */
function Back({ id, lines, typed = {} }: Pick<WithdrawalDesk, 'id' | 'lines'> & { typed: Props['typed'] }) {
  const goods = useGoods()
  return (
    <form method="post" action={href('/admin/retractations/:id/retour', { id })} className="form">
      <p className="full muted">{words.backSays(goods)}</p>
      {lines.map(({ line, name, quantity }) => {
        const field = `stock-${line}`
        return (
          <p className="field full" key={line}>
            <label htmlFor={field}>{words.restock(name)}</label>
            <input
              id={field}
              name={field}
              className="input input-count"
              type="number"
              min="0"
              max={quantity}
              defaultValue={typed[field] ?? String(quantity)}
              aria-describedby={`h-${field}`}
            />
            <span className="hint" id={`h-${field}`}>
              {words.restockMost(quantity)}
            </span>
          </p>
        )
      })}
      <p className="actions">
        <button type="submit" className="btn">
          {words.back}
        </button>
      </p>
    </form>
  )
}
