import { href } from 'react-router'
import { countStates, type LawState } from '#app/models/site/law/conformity.ts'
import { lawTexts, processingTexts, conformityTexts as words } from '#app/texts/house/conformity.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { TableHead } from '../frame/table-head.tsx'
import type { RuleView, Conformity as View } from './conformity-view.ts'

/** Every rule of law, how it stands, what was seen, and the way to the place that mends it. */
export function Conformity({ conformity: { at, lines } }: { conformity: View }) {
  const goods = useGoods()
  return (
    <>
      <ScreenHead title={words.title} says={words.says(goods)}>
        <p>
          <b>{words.sum(countStates(lines))}</b> {words.seenAt(at)}
        </p>
        <p className="muted">
          {words.reportSays}{' '}
          <a className="more" href={href('/admin/conformite/rapport')}>
            {words.report}
          </a>{' '}
          <a className="more" href={href('/admin/conformite/registre')}>
            {processingTexts.title}
          </a>
        </p>
      </ScreenHead>
      <section className="sheet" aria-label={words.title}>
        <table className="table">
          <TableHead titles={[words.rule, words.state]} />
          <tbody>
            {lines.map((line) => (
              <Line key={line.row} line={line} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

const tags: Record<LawState, string> = { fine: 'tag', missing: 'tag tag-bad', unseen: 'tag tag-no', none: 'tag tag-no' }

function Line({ line: { row, state, saw, reason, mend, wines, others } }: { line: RuleView }) {
  const [name, says, law] = lawTexts[row]
  return (
    <tr>
      <td>
        <b>{name}</b>
        <br />
        {says} <span className="small muted">{law}</span>
        {reason && (
          <p>
            <b>{reason}</b>
          </p>
        )}
        <Wines wines={wines} others={others} />
        {saw && <p className="small muted">{`${words.seen} : ${saw}`}</p>}
      </td>
      <td data-label={words.state}>
        <span className={tags[state]}>{words.states[state]}</span>
        {mend !== '' && (state === 'missing' || state === 'unseen') && (
          <p>
            <a className={state === 'missing' ? 'btn' : 'more'} href={mend}>
              {state === 'missing' ? words.mend : words.look}
              <span className="told"> {name}</span>
            </a>
          </p>
        )}
      </td>
    </tr>
  )
}

/** The first wines that do not tell it yet: each leads to where it is told. */
function Wines({ wines, others }: Pick<RuleView, 'wines' | 'others'>) {
  if (wines.length === 0) return null
  return (
    <p>
      {words.silent}{' '}
      {wines.map(({ id, name }, place) => (
        <span key={name}>
          {place > 0 && ', '}
          <a href={href('/admin/:desk/:id', { desk: 'produits', id })}>{name}</a>
        </span>
      ))}
      {others > 0 && words.others(others)}
    </p>
  )
}
