import { Fault } from '../../platform/forms/field.tsx'
import { FrameIcon } from '../../site/icons/icon.tsx'
import { LinePicture } from '../cart/cart-line.tsx'
import type { SummaryView } from './summary-step-view.ts'

type Props = { line: SummaryView['lines'][number]; fault: string | undefined }

/** A line of the order, with all that is new or wrong about it; what it was refused for is not said a second time as news. */
export function SummaryLine({ line, fault }: Props) {
  const { id, name, detail, quantity, price, perMeasure, total, exception } = line
  const news = fault ? [] : line.news
  return (
    <li>
      <LinePicture line={line} />
      <span>
        {name}
        <span className="small muted num">{[price && `${quantity} × ${price}`, detail].filter(Boolean).join(' · ')}</span>
        {perMeasure && <span className="small muted num">{perMeasure}</span>}
        {exception && <span className="small">{exception}</span>}
        {news.map((said) => (
          <span key={said} className="line-news small">
            <FrameIcon of="info" />
            <span>{said}</span>
          </span>
        ))}
        {fault && <Fault id={`faute-ligne-${id}`} says={fault} />}
      </span>
      <span className="num">{total}</span>
    </li>
  )
}
