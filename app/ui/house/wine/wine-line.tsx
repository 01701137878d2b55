import { href } from 'react-router'
import { wineTexts as words } from '#app/texts/house/wine/wine.ts'
import { Fault, faultOf } from '../fields/fault.tsx'
import { type WineLineView, wineLine } from './wine-view.ts'

/** A new wine told in one line, of which its form is filled in. */
export function WineLine({ line }: { line: WineLineView | undefined }) {
  const faults: Record<string, string> = line?.isUnread ? { [wineLine]: words.lineUnread } : {}
  return (
    <details open={line?.isUnread}>
      <summary className="more">{words.line}</summary>
      <form method="get" action={href('/admin/produits/nouveau')} className="form">
        <div className="field full">
          <label htmlFor={`f-${wineLine}`}>{words.lineField}</label>
          <p className="hint">{words.lineSays}</p>
          <input
            id={`f-${wineLine}`}
            className="input"
            name={wineLine}
            defaultValue={line?.text}
            maxLength={200}
            autoComplete="off"
            {...faultOf({ faults }, wineLine)}
          />
          <Fault ctx={{ faults }} name={wineLine} />
        </div>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.fill}
          </button>
        </p>
      </form>
    </details>
  )
}
