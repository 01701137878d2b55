import { BlockList } from '../blocks/block-list.tsx'
import type { Around } from '../blocks/parts/pages.ts'
import type { PopupView } from './popups-view.ts'

type Props = { popup: PopupView; around: Around }

/** What a popup says: its body is what a script takes from here into a window. */
export function PopupScreen({ popup: { title, blocks, healthMessage }, around }: Props) {
  return (
    <div className="writings popup-page">
      <header className="wrap writings-head">
        <h1>{title}</h1>
      </header>
      <div className="popup-body">
        <BlockList blocks={blocks} around={around} />
        {healthMessage && <p className="wrap popup-law">{healthMessage}</p>}
      </div>
    </div>
  )
}
