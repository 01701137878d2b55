import type { LawState } from '#app/models/conformity.ts'
import type { Conformity as Rows } from '#app/services/panel/conformity.server.ts'
import { lawTexts, conformityTexts as words } from '#app/texts/panel/conformity.ts'
import { ScreenHead } from './screen-head.tsx'

/** Every rule of law, how it stands, and the way to the place that mends it. */
export function Conformity({ rows }: { rows: Rows }) {
  const count = (state: LawState) => rows.filter((row) => row.state === state).length
  return (
    <>
      <ScreenHead title={words.title} says={words.says}>
        <p>
          <b>{words.sum(count('missing'), count('unseen'))}</b>
        </p>
      </ScreenHead>
      <section className="sheet" aria-label={words.title}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.rule}</th>
              <th scope="col">{words.state}</th>
              <th scope="col">
                <span className="told">{words.mend}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, state, mend }) => {
              const [name, says, law] = lawTexts[row]
              return (
                <tr key={row}>
                  <td>
                    <b>{name}</b>
                    <br />
                    {says} <span className="small muted">{law}</span>
                  </td>
                  <td>
                    <span className={state === 'fine' ? 'tag' : state === 'missing' ? 'tag tag-bad' : 'tag tag-no'}>
                      {words.states[state]}
                    </span>
                  </td>
                  <td>
                    {mend !== '' && state !== 'fine' && (
                      <a className={state === 'missing' ? 'btn' : 'more'} href={mend}>
                        {state === 'missing' ? words.mend : words.look}
                        <span className="told"> {name}</span>
                      </a>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </>
  )
}
