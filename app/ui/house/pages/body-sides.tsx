import type { Side } from '#app/models/house/panel/body-sides.ts'
import type { HeadSide } from '#app/models/house/written/head-sides.ts'
import { blockText } from '#app/texts/house/pages/blocks.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Sheet } from '../frame/sheet.tsx'

type Heads = { mine: readonly HeadSide[]; theirs: readonly HeadSide[] }
type Props = { mineTitle: string; heads: Heads; mine: readonly Side[]; theirs: readonly Side[] }

/** Two bodies side by side with what stands over them, the second the one that is online. */
export function BodySides({ mineTitle, heads, mine, theirs }: Props) {
  return (
    <div className="sides">
      <Body title={mineTitle} head={heads.mine} sides={mine} />
      <Body title={draftTexts.theirs} head={heads.theirs} sides={theirs} />
    </div>
  )
}

function Body({ title, head, sides }: { title: string; head: readonly HeadSide[]; sides: readonly Side[] }) {
  const goods = useGoods()
  return (
    <Sheet title={title}>
      {head.map(({ part, words, isOnlyHere }) => (
        <p key={part}>
          <b>{draftTexts.headParts[part]}</b> {isOnlyHere && <span className="tag">{draftTexts.onlyHere}</span>}
          <br />
          {words || draftTexts.headNone}
        </p>
      ))}
      <ol className="blocks">
        {sides.map(({ type, words, isOnlyHere }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name of its own, and the screen never changes
          <li key={place}>
            <p>
              <b>{blockText(type, goods) ?? type}</b> {isOnlyHere && <span className="tag">{draftTexts.onlyHere}</span>}
              <br />
              {words}
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
