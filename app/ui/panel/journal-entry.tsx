import { sayLongMoment, sayShortDay } from '#app/models/french-date.ts'
import type { JournalField, JournalLine } from '#app/services/panel/journal.server.ts'
import { journalTexts } from '#app/texts/panel/journal.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { sayAct } from './journal.tsx'
import { sayCents } from './money.ts'

type Props = { line: JournalLine; message?: string | undefined }

/** One line of the log: who, when, what it changed, and the way back. */
export function JournalEntry({ line, message }: Props) {
  const title = sayAct(line)
  const ofThing = `/admin/journal?${new URLSearchParams({ sorte: line.resource, chose: line.idThing })}`
  return (
    <>
      <div>
        <p>
          <a className="more" href="/admin/journal">
            {journalTexts.title}
          </a>
        </p>
        <h1>{title}</h1>
      </div>
      <section className="sheet" aria-label={title}>
        {message && (
          <p className="note note-bad" role="alert">
            {message}
          </p>
        )}
        <dl className="facts">
          <div>
            <dt>{journalTexts.when}</dt>
            <dd>{sayLongMoment(line.createdAt)}</dd>
          </div>
          <div>
            <dt>{journalTexts.who}</dt>
            <dd>
              <a href={`/admin/journal?qui=${line.idUser}`}>{line.who || journalTexts.gone}</a>
              {line.key && ` ${journalTexts.byKey(line.key)}`}
            </dd>
          </div>
          <div>
            <dt>{journalTexts.thing}</dt>
            <dd>
              {line.thingHref ? <a href={line.thingHref}>{line.name || journalTexts.openThing}</a> : line.name || line.kind}
            </dd>
          </div>
        </dl>
        {line.fields.length > 0 && <Fields fields={line.fields} />}
        <Undo line={line} />
        {line.idThing && (
          <p>
            <a className="more" href={ofThing}>
              {journalTexts.oneThing}
            </a>
          </p>
        )}
      </section>
    </>
  )
}

function Fields({ fields }: { fields: JournalField[] }) {
  return (
    <>
      <h2>{journalTexts.fields}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{journalTexts.field}</th>
            <th scope="col">{journalTexts.before}</th>
            <th scope="col">{journalTexts.after}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.label}>
              <td>{field.label}</td>
              <td data-label={journalTexts.before}>{isTold(field) && sayValue(field, field.before)}</td>
              <td data-label={journalTexts.after}>{isTold(field) ? sayValue(field, field.after) : journalTexts.rewritten}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function isTold({ before, after }: JournalField): boolean {
  return before !== null || after !== null
}

function sayValue({ field }: JournalField, value: string | null): string {
  if (value === null) return journalTexts.empty
  if (field?.kind === 'cents') return sayCents(Number(value))
  if (field?.kind === 'flag') return value === '1' ? panelTexts.yes : panelTexts.no
  if (field?.kind === 'share') return `${(Number(value) / 100).toLocaleString('fr-FR')} %`
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? sayShortDay(value.length > 10 ? value : `${value}T12:00:00Z`) : value
}

function Undo({ line: { id, undo, never } }: { line: JournalLine }) {
  if (undo !== 'POSSIBLE') {
    return (
      <p className="note">{[`${journalTexts.states[undo]}.`, never && journalTexts.never[never]].filter(Boolean).join(' ')}</p>
    )
  }
  return (
    <form method="post" action={`/admin/journal/${id}`} className="actions">
      <p className="muted">{journalTexts.undoSays}</p>
      <button type="submit" className="btn">
        {journalTexts.undo}
      </button>
    </form>
  )
}

/** Said once after something was removed, with the way back beside it. */
export function UndoRemoval({ id }: { id: string }) {
  return (
    <form method="post" action={`/admin/journal/${id}`} className="note actions">
      <span role="status">{journalTexts.removed}</span>
      <button type="submit" className="btn btn-line">
        {journalTexts.undoShort}
      </button>
    </form>
  )
}
