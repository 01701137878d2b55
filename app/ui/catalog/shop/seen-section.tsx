import { seenTexts as words } from '#app/texts/catalog/shortlist.ts'
import { useGoods } from '../../platform/body/goods.ts'

/**
 * What was looked at last. Pages are the same for all who read them: only a script fills it, from what its browser keeps,
 * and without one it is not there.
 */
export function SeenSection({ product = '' }: { product?: string }) {
  const goods = useGoods()
  return (
    <section className="beside" aria-labelledby="vus" data-seen={product} hidden>
      <div className="head">
        <h2 id="vus">{words.title}</h2>
      </div>
      <p data-seen-says="offer">{words.offer(goods)}</p>
      <p data-seen-says="kept" hidden>
        {words.kept(goods)}
      </p>
      <div data-seen-shelf="" />
      <p className="actions">
        <button type="button" className="btn btn-line btn-small" data-seen-act="keep">
          {words.keep(goods)}
        </button>
        <button type="button" className="btn btn-line btn-small" data-seen-act="forget" hidden>
          {words.forget}
        </button>
      </p>
    </section>
  )
}
