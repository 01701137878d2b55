import type { Imported, SentTable } from '#app/services/panel/tables.server.ts'
import { tablesTexts as words } from '#app/texts/panel/tables.ts'

type Props = { sent: SentTable; trial: Imported }

/** What a table would change, or what is to be mended in it. */
export function TableTrial({ sent: { what, csv }, trial }: Props) {
  const { rows, created, changed, faults, faultTotal, changes } = trial
  const isIdle = faultTotal === 0 && created + changed === 0
  return (
    <>
      <div>
        <p>
          <a className="more" href="/admin/tableaux">
            {words.title}
          </a>
        </p>
        <h1>{words.trial}</h1>
        <p className="muted">{words.sum(rows, created, changed)}</p>
      </div>
      <section className="sheet stack" aria-label={words.trial}>
        {faultTotal > 0 && (
          <>
            <p className="note note-bad" role="alert">
              {words.faults(faultTotal)}
            </p>
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
          <form method="post" action="/admin/tableaux" encType="multipart/form-data">
            <input type="hidden" name="quoi" value={what} />
            <input type="hidden" name="acte" value="entrer" />
            <textarea name="csv" hidden readOnly defaultValue={csv} />
            <button type="submit" className="btn">
              {words.confirm}
            </button>
          </form>
        )}
        <p>
          <a className="more" href="/admin/tableaux">
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
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.column}</th>
          <th scope="col">{words.reason}</th>
        </tr>
      </thead>
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
