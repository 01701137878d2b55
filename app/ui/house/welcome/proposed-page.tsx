import { href } from 'react-router'
import { describePage } from '#app/models/content/page-summary.ts'
import type { Draft, PieceState, Proposal } from '#app/models/house/starter/answers.ts'
import { chosenWay } from '#app/models/house/starter/read-answers.ts'
import { blockText } from '#app/texts/house/pages/blocks.ts'
import { starterTexts as words } from '#app/texts/house/starter/starter.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { FilledForm } from '../frame/posted.ts'

type Props = { proposal: Proposal; state: PieceState | undefined; form: FilledForm }

const always: readonly string[] = ['home', 'goods', 'contact']

/** A page that is proposed: kept, said otherwise, or left away. */
export function ProposedPage({ proposal: { piece, ways }, state, form: { entries } }: Props) {
  const name = `page-${piece}`
  const isOwn = state?.is === 'written' || state?.is === 'drafted'
  const isFixed = state?.is === 'drafted' || (piece === 'article' && isOwn)
  const chosen = chosenWay(entries, piece)
  const value = chosen === 'unsaid' ? (isOwn ? undefined : 0) : chosen
  return (
    <fieldset className="part proposed full">
      <legend>{words.pieces[piece]}</legend>
      {isOwn && <p className="hint">{sayState(piece, state)}</p>}
      {!isFixed &&
        ways.map((draft, place) => (
          <label key={draft.title + String(place)} className="check">
            <input type="radio" name={name} value={place + 1} defaultChecked={value === place} />
            <Glance draft={draft} title={words.ways[place] ?? ''} />
          </label>
        ))}
      {(isOwn || !always.includes(piece)) && (
        <label className="check">
          <input type="radio" name={name} value="" defaultChecked={value === undefined} />
          <span>{isOwn ? words.asItIs : words.without}</span>
        </label>
      )}
      {isOwn && state.id && (
        <p>
          <a className="more" href={href('/admin/:desk/:id', { desk: 'pages', id: state.id })}>
            {words.edit}
          </a>
        </p>
      )}
    </fieldset>
  )
}

function sayState(piece: string, state: PieceState): string {
  if (piece === 'article') return words.published
  return state.is === 'drafted' ? words.drafted : words.written
}

/** A wording as it begins: its title, its first lines, and what stands below them. */
function Glance({ draft: { title, blocks }, title: way }: { draft: Draft; title: string }) {
  const goods = useGoods()
  const [first, ...others] = blocks
  const opening = first && 'title' in first ? first.title : first?.type === 'title' ? first.text : title
  return (
    <span>
      <span className="muted">{way} :</span> <b>{opening || title}</b>
      <span className="hint">
        {describePage('', blocks)}{' '}
        {others.length > 0 && words.below(others.map(({ type }) => (blockText(type, goods) ?? '').toLowerCase()))}
      </span>
    </span>
  )
}
