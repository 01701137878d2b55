import { useEffect, useRef } from 'react'
import { compareBodies, type Side } from '#app/models/house/panel/body-sides.ts'
import type { ComposedBlock } from '#app/models/house/panel/composed.ts'
import { blockText } from '#app/texts/house/pages/blocks.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { useGoods } from '../../platform/body/goods.ts'

type Props = {
  mine: readonly ComposedBlock[]
  theirs: readonly ComposedBlock[]
  isHeadOther: boolean
  settle: (isMine: boolean) => void
}

/** Two bodies side by side, of which the writer keeps one. */
export function Conflict({ mine, theirs, isHeadOther, settle }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const sides = compareBodies(mine, theirs)
  return (
    <dialog ref={dialog} className="composer-conflict" aria-labelledby="conflit" onCancel={(event) => event.preventDefault()}>
      <h2 id="conflit">{composerTexts.conflict}</h2>
      <p>{composerTexts.conflictSays}</p>
      {isHeadOther && <p>{composerTexts.conflictHead}</p>}
      <p className="actions">
        <button type="button" className="btn" onClick={() => settle(true)}>
          {composerTexts.keepMine}
        </button>
        <button type="button" className="btn btn-line" onClick={() => settle(false)}>
          {composerTexts.takeTheirs}
        </button>
      </p>
      <div className="sides">
        <Body title={composerTexts.mine} sides={sides.mine} />
        <Body title={composerTexts.theirs} sides={sides.theirs} />
      </div>
    </dialog>
  )
}

function Body({ title, sides }: { title: string; sides: readonly Side[] }) {
  const goods = useGoods()
  return (
    <section className="sheet" aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {sides.map(({ type, words, isOnlyHere }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: both bodies stand still while one is chosen
          <li key={place}>
            <b>{blockText(type, goods) ?? type}</b> {isOnlyHere && <span className="tag">{draftTexts.onlyHere}</span>} {words}
          </li>
        ))}
      </ol>
    </section>
  )
}
