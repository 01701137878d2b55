import { href } from 'react-router'
import { sayReduction } from '#app/models/catalog/discount.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayCalendarDay, sayLongMoment, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { isDay } from '#app/models/platform/time/working-days.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { journalTexts } from '#app/texts/house/journal.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fact } from '../frame/fact.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { TableHead } from '../frame/table-head.tsx'
import { sayAct } from './journal.tsx'
import type { JournalEntryView, JournalField } from './journal-view.ts'

type Props = { line: JournalEntryView; message?: string | undefined }

/** One line of the log: who, when, what it changed, and the way back. */
export function JournalEntry({ line, message }: Props) {
  const title = sayAct(line, useGoods())
  const ofThing = `${href('/admin/journal')}?${new URLSearchParams({ sorte: line.resource, chose: line.idThing })}`
  return (
    <>
      <ScreenHead back={{ href: href('/admin/journal'), label: journalTexts.title }} title={title} />
      <section className="sheet" aria-label={title}>
        <RefusalNote message={message} />
        <dl className="facts">
          <Fact label={journalTexts.when}>{sayLongMoment(line.createdAt)}</Fact>
          <Fact label={journalTexts.who}>
            <a href={`${href('/admin/journal')}?qui=${line.idUser}`}>{line.who || journalTexts.gone}</a>
            {line.key && ` ${journalTexts.byKey(line.key)}`}
          </Fact>
          <Fact label={journalTexts.record}>
            {line.recordHref ? <a href={line.recordHref}>{line.name || journalTexts.openThing}</a> : line.name || line.kind}
          </Fact>
        </dl>
        {line.fields.length > 0 && <Fields line={line} />}
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

function Fields({ line: { resource, fields } }: Pick<Props, 'line'>) {
  const goods = useGoods()
  const unit = fields.find(({ field }) => field?.name === 'type')
  const told = fields.filter((field) => field !== unit || field.before !== field.after)
  return (
    <>
      <h2>{journalTexts.fields}</h2>
      <table className="table">
        <TableHead titles={[journalTexts.field, journalTexts.before, journalTexts.after]} />
        <tbody>
          {told.map((field) => (
            <tr key={field.label}>
              <td>{field.label}</td>
              <td data-label={journalTexts.before}>
                {isTold(field) && sayValue(resource, field, { value: field.before, unit: unit?.before, goods })}
              </td>
              <td data-label={journalTexts.after}>
                {isTold(field)
                  ? sayValue(resource, field, { value: field.after, unit: unit?.after, goods })
                  : journalTexts.rewritten}
              </td>
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

type Said = { value: string | null; unit: string | null | undefined; goods: GoodsWords }

function sayValue(resource: string, { field }: JournalField, { value, unit, goods }: Said): string {
  if (value === null) return journalTexts.empty
  if (field?.kind === 'reduction') return sayReduction(Number(value), unit)
  if (field?.kind === 'choice') return optionText(resource, [field.name], value, goods)
  if (field?.kind === 'cents') return sayCents(Number(value))
  if (field?.kind === 'flag') return value === '1' ? panelTexts.yes : panelTexts.no
  if (field?.kind === 'share') return `${(Number(value) / 100).toLocaleString('fr-FR')} %`
  if (isDay(value)) return sayCalendarDay(value)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/.test(value) ? sayShortDay(value) : value
}

function Undo({ line: { id, undo, never } }: { line: JournalEntryView }) {
  if (undo !== 'POSSIBLE') {
    return (
      <p className="note">{[`${journalTexts.states[undo]}.`, never && journalTexts.never[never]].filter(Boolean).join(' ')}</p>
    )
  }
  return (
    <form method="post" action={href('/admin/journal/:id', { id })} className="actions">
      <p className="muted">{journalTexts.undoSays}</p>
      <button type="submit" className="btn">
        {journalTexts.undo}
      </button>
    </form>
  )
}

/** Said once after something was removed, or much was changed, with the way back beside it. */
export function UndoRemoval({ id, says = journalTexts.removed }: { id: string; says?: string }) {
  return (
    <form method="post" action={href('/admin/journal/:id', { id })} className="note actions">
      <span role="status">{says}</span>
      <button type="submit" className="btn btn-line">
        {journalTexts.undoShort}
      </button>
    </form>
  )
}
