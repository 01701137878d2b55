import { href } from 'react-router'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayMoment } from '#app/models/platform/time/french-date.ts'
import { journalTexts, sayCall } from '#app/texts/house/journal.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Pages } from '../../platform/lists/pages.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { TableHead } from '../frame/table-head.tsx'
import type { JournalEntryView, Journal as JournalPage } from './journal-view.ts'

/** What the staff did, the last first. */
export function Journal({ journal: { lines, total, paging, asked, kinds } }: { journal: JournalPage }) {
  return (
    <>
      <ScreenHead title={journalTexts.title} says={journalTexts.says} />
      <section className="sheet" aria-label={journalTexts.title}>
        <Narrow asked={asked} kinds={kinds} />
        <p className="muted">{panelTexts.count(total)}</p>
        {lines.length === 0 ? <p className="muted">{journalTexts.none}</p> : <Lines lines={lines} />}
        <Pages {...paging} />
      </section>
    </>
  )
}

function Narrow({ asked, kinds }: Pick<JournalPage, 'asked' | 'kinds'>) {
  return (
    <form className="form" action={href('/admin/journal')}>
      {asked.idThing && <input type="hidden" name="chose" value={asked.idThing} />}
      {asked.idUser && <input type="hidden" name="qui" value={asked.idUser} />}
      <div className="field">
        <label htmlFor="sorte">{journalTexts.kind}</label>
        <select id="sorte" name="sorte" className="input" defaultValue={asked.resource}>
          <option value="">{journalTexts.all}</option>
          {kinds.map(([resource, label]) => (
            <option key={resource} value={resource}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="jour">{journalTexts.day}</label>
        <input id="jour" type="date" name="jour" className="input" defaultValue={asked.day} />
      </div>
      <p className="actions">
        <button type="submit" className="btn btn-line">
          {journalTexts.show}
        </button>
        {Object.values(asked).some(Boolean) && (
          <a className="more" href={href('/admin/journal')}>
            {panelTexts.all}
          </a>
        )}
      </p>
    </form>
  )
}

function Lines({ lines }: { lines: JournalEntryView[] }) {
  const goods = useGoods()
  return (
    <table className="table">
      <TableHead titles={[journalTexts.did, journalTexts.when, journalTexts.who, journalTexts.undoShort]} />
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <a href={href('/admin/journal/:id', { id: line.id })}>{sayAct(line, goods)}</a>
            </td>
            <td data-label={journalTexts.when}>{sayMoment(line.createdAt)}</td>
            <td data-label={journalTexts.who}>
              <a href={`${href('/admin/journal')}?qui=${line.idUser}`}>{line.who || journalTexts.gone}</a>
              {line.key && ` ${journalTexts.byKey(line.key)}`}
            </td>
            <td>
              <span className={line.undo === 'POSSIBLE' ? 'tag' : 'tag tag-no'}>{journalTexts.states[line.undo]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What was done to what, as in `Changement · Produits · Vin jaune`. */
export function sayAct({ act, call, kind, name }: JournalEntryView, goods: GoodsWords): string {
  return [sayCall(call, goods) ?? journalTexts.acts[act], kind, name].filter(Boolean).join(' · ')
}
