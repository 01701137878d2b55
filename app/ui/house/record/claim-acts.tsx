import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { shareOfLine } from '#app/models/selling/after/withdrawal.ts'
import { claimDeskTexts as words } from '#app/texts/house/orders/claims.ts'
import type { PanelRecord } from '../desks/records.ts'
import { Fault, faultOf } from '../fields/fault.tsx'
import type { RecordRefusal } from './record-view.ts'

export type ClaimDesk = Answer<Contract['getClaim']>

type Props = { record: PanelRecord; refused: RecordRefusal }

/** What may follow a claim: an answer, and by line what is paid back or sent anew; once it is answered, what was done. */
export function ClaimActs({ record, refused: { typed = {}, faults = {} } }: Props) {
  const claim = record as unknown as ClaimDesk
  if (claim.state === 'ANSWERED') return <Settled claim={claim} />
  return (
    <section className="draft acts" aria-label={words.next}>
      <p>{words.dueBy(sayFullDay(claim.dueBy))}</p>
      <form method="post" action={href('/admin/reclamations/:id', { id: claim.id })} className="form">
        <details className="part full" open={Object.keys(typed).some((name) => /^re(mb|nv)-/.test(name) && typed[name] !== '0')}>
          <summary>{words.goods}</summary>
          <p className="muted">{words.goodsSays}</p>
          <div className="form">
            {claim.lines.map((line) => (
              <Remedies key={line.line} line={line} typed={typed} faults={faults} />
            ))}
          </div>
        </details>
        <div className="field full">
          <label htmlFor="answer">{words.answer}</label>
          <textarea
            id="answer"
            name="answer"
            className="input"
            rows={5}
            maxLength={5000}
            defaultValue={typed.answer}
            {...faultOf({ faults }, 'answer')}
          />
          <Fault ctx={{ faults }} name="answer" />
          <span className="hint">{words.answerHint}</span>
        </div>
        <p className="actions full">
          <button type="submit" className="btn">
            {words.submit}
          </button>
        </p>
      </form>
    </section>
  )
}

type Said = Readonly<Record<string, string>>

function Remedies({ line, typed, faults }: { line: ClaimDesk['lines'][number]; typed: Said; faults: Said }) {
  const counts = [
    [`remb-${line.line}`, words.refund(line.name)],
    [`renv-${line.line}`, words.resend(line.name)],
  ] as const
  return counts.map(([field, label]) => (
    <div className="field" key={field}>
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        name={field}
        className="input input-count"
        type="number"
        min="0"
        max={line.quantity}
        defaultValue={typed[field] ?? '0'}
        {...faultOf({ faults }, field)}
      />
      <Fault ctx={{ faults }} name={field} />
      <span className="hint">{words.most(line.quantity, sayCents(shareOfLine(line, 0, 1)))}</span>
    </div>
  ))
}

function Settled({ claim: { settled, lines } }: { claim: ClaimDesk }) {
  if (settled.length === 0) return null
  return (
    <section aria-label={words.settled}>
      <p>
        <b>{words.settled}</b>
      </p>
      <ul>
        {settled.map(({ line, quantity, by }) => {
          const say = by === 'REFUND' ? words.wasRefunded : words.wasResent
          return <li key={`${by} ${line}`}>{say(quantity, lines.find((one) => one.line === line)?.name ?? '')}</li>
        })}
      </ul>
    </section>
  )
}
