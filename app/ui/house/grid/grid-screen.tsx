import { href } from 'react-router'
import { panelTexts } from '#app/texts/house/panel.ts'
import { gridGoodsTexts as named, gridTexts as words } from '#app/texts/house/wine/grid.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Pages } from '../../platform/lists/pages.tsx'
import { UndoRemoval } from '../desks/journal-entry.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { GridMany } from './grid-many.tsx'
import { GridTable } from './grid-table.tsx'
import type { GridView, TypedGrid } from './grid-view.ts'

type Props = { view: GridView; form: TypedGrid | undefined }

/** All that is sold on one sheet: prices, reductions, stock, what is on sale. */
export function GridScreen({ view, form = { typed: new Map(), faults: {} } }: Props) {
  const goods = useGoods()
  const { lines, total, paging, path, undo } = view
  const { typed, faults, message } = form
  const gone = countGone(view, faults)
  return (
    <>
      {undo && !message && <UndoRemoval id={undo} says={words.done} />}
      <ScreenHead title={named.title(goods)} says={named.says(goods)} />
      <section className="sheet" aria-label={named.title(goods)}>
        <Narrow view={view} />
        <p className="muted">{panelTexts.count(total)}</p>
        <RefusalNote message={message} />
        {gone > 0 && <p className="note note-bad">{named.gone(goods, gone)}</p>}
        {lines.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <form method="post" action={path} className="grid-form" data-grid="" {...(typed.size > 0 && { 'data-again': '' })}>
            <GridMany typed={typed} faults={faults} />
            <GridTable view={view} form={form} />
            <p className="actions save-bar">
              <button type="submit" className="btn">
                {words.look}
              </button>
            </p>
          </form>
        )}
        <Pages {...paging} />
      </section>
    </>
  )
}

/** Rows that were sent, and whose vintage has been taken away meanwhile. */
function countGone({ lines }: GridView, faults: TypedGrid['faults']): number {
  const there = new Set(lines.map(({ idDeclination }) => `vu-${idDeclination}`))
  return Object.keys(faults).filter((name) => name.startsWith('vu-') && !there.has(name)).length
}

function Narrow({ view: { asked, tags } }: { view: GridView }) {
  const goods = useGoods()
  return (
    <form className="form grid-narrow" action={href('/admin/produits/grille')}>
      <p className="field">
        <label htmlFor="q">{named.search(goods)}</label>
        <input id="q" type="search" name="q" className="input" defaultValue={asked.search} maxLength={100} />
      </p>
      <p className="field">
        <label htmlFor="categorie">{words.category}</label>
        <select id="categorie" name="categorie" className="input" defaultValue={asked.tag}>
          <option value="">{words.all}</option>
          {tags.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor="vente">{words.sale}</label>
        <select id="vente" name="vente" className="input" defaultValue={asked.sale}>
          {Object.entries(words.sales).map(([sale, label]) => (
            <option key={sale} value={sale}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor="lignes">{words.lines}</label>
        <select id="lignes" name="lignes" className="input" defaultValue={asked.lines}>
          <option value="50">50</option>
          <option value="100">100</option>
        </select>
      </p>
      <p className="actions">
        <button type="submit" className="btn btn-line">
          {words.show}
        </button>
      </p>
    </form>
  )
}
