import { href } from 'react-router'
import type { judgeLaw, LawState } from '#app/models/site/law/conformity.ts'
import { lawTexts, conformityTexts as words } from '#app/texts/house/conformity.ts'
import { ScreenHead } from '../frame/screen-head.tsx'

/** The rules, and the wines that do not tell yet what a rule wants told. */
export type Conformity = { rows: ReturnType<typeof judgeLaw>; wines: Record<WineRow, { id: string; name: string }[]> }

export type WineRow = 'label' | 'food'

/** Every rule of law, how it stands, and the way to the place that mends it. */
export function Conformity({ conformity: { rows, wines } }: { conformity: Conformity }) {
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
                    {(row === 'label' || row === 'food') && <Wines wines={wines[row]} />}
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

/** The wines that do not tell it yet: each leads to where it is told. */
function Wines({ wines }: { wines: Conformity['wines']['label'] }) {
  if (wines.length === 0) return null
  return (
    <>
      <br />
      {words.silent}{' '}
      {wines.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <a href={href('/admin/:desk/:id', { desk: 'produits', id })}>{name}</a>
        </span>
      ))}
    </>
  )
}
