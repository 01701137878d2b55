import type { Side } from '#app/models/house/panel/body-sides.ts'
import { blockTexts } from '#app/texts/house/pages/blocks.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { Sheet } from '../frame/sheet.tsx'

/** Two bodies side by side, the second the one that is online. */
export function BodySides({ mineTitle, mine, theirs }: { mineTitle: string; mine: readonly Side[]; theirs: readonly Side[] }) {
  return (
    <div className="sides">
      <Body title={mineTitle} sides={mine} />
      <Body title={draftTexts.theirs} sides={theirs} />
    </div>
  )
}

function Body({ title, sides }: { title: string; sides: readonly Side[] }) {
  return (
    <Sheet title={title}>
      <ol className="blocks">
        {sides.map(({ type, words, isOnlyHere }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name of its own, and the screen never changes
          <li key={place}>
            <p>
              <b>{blockTexts[type] ?? type}</b> {isOnlyHere && <span className="tag">{draftTexts.onlyHere}</span>}
              <br />
              {words}
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
