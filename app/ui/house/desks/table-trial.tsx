import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { ImportKind } from '#app/models/house/table-kind.ts'
import { tablesTexts as words } from '#app/texts/house/tables.ts'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { TableHead } from '../frame/table-head.tsx'

export type Imported = Answer<Contract['importTable']>

/** A table that was sent: to be looked over, or to come in. */
export type SentTable = { what: ImportKind; csv: string; isTrial: boolean }

type Props = { sent: SentTable; trial: Imported }

/** What a table would change, or what is to be mended in it. */
export function TableTrial({ sent: { what, csv }, trial }: Props) {
  const { rows, created, changed, faults, faultTotal, changes } = trial
  const isIdle = faultTotal === 0 && created + changed === 0
  return (
    <>
      <ScreenHead
        back={{ href: href('/admin/tableaux'), label: words.title }}
        title={words.trial}
        says={words.sum(rows, created, changed)}
      />
      <section className="sheet stack" aria-label={words.trial}>
        {faultTotal > 0 && (
          <>
            <RefusalNote message={words.faults(faultTotal)} />
            <Faults faults={faults} />
          </>
        )}
        {isIdle && <p>{words.nothing}</p>}
        {changes.length > 0 && (
          <details className="behind">
            <summary>{words.changes}</summary>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </details>
        )}
        {faultTotal === 0 && !isIdle && (
          <form method="post" action={href('/admin/tableaux')} encType="multipart/form-data">
            <input type="hidden" name="quoi" value={what} />
            <input type="hidden" name="acte" value="entrer" />
            <textarea name="csv" hidden readOnly defaultValue={csv} />
            <button type="submit" className="btn">
              {words.confirm}
            </button>
          </form>
        )}
        <p>
          <a className="more" href={href('/admin/tableaux')}>
            {words.other}
          </a>
        </p>
      </section>
    </>
  )
}

function Faults({ faults }: Pick<Imported, 'faults'>) {
  return (
    <table className="table">
      <TableHead titles={[words.line, words.column, words.reason]} />
      <tbody>
        {faults.map(({ line, column, message }) => (
          <tr key={`${line} ${column} ${message}`}>
            <td>{`${words.line} ${line}`}</td>
            <td data-label={words.column}>{column}</td>
            <td data-label={words.reason}>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
