import { briefField } from '#app/models/house/find/read-wine-brief.ts'
import { wineTexts as words } from '#app/texts/house/wine/wine.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fault, faultOf } from '../fields/fault.tsx'
import type { WineBriefView } from './wine-view.ts'

/** A new wine told in one line, of which its form is filled in. */
export function WineBrief({ brief }: { brief: WineBriefView | undefined }) {
  const goods = useGoods()
  const faults: Record<string, string> = brief?.isUnread ? { [briefField]: words.briefUnread(goods) } : {}
  return (
    <details open={brief?.isUnread}>
      <summary className="more">{words.brief}</summary>
      <form method="get" className="form">
        <div className="field full">
          <label htmlFor={`f-${briefField}`}>{words.briefField(goods)}</label>
          <p className="hint">{words.briefSays(goods)}</p>
          <input
            id={`f-${briefField}`}
            className="input"
            name={briefField}
            defaultValue={brief?.text}
            maxLength={200}
            autoComplete="off"
            {...faultOf({ faults }, briefField)}
          />
          <Fault ctx={{ faults }} name={briefField} />
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
