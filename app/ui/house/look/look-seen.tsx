import { href } from 'react-router'
import { lookTexts as words } from '#app/texts/house/settings/look.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { LookDesk } from './look-view.ts'

const widths = [390, 960, 1440] as const

/** The site itself, in what is on trial and as it is, as wide as a telephone, a tablet or a computer. */
export function LookSeen({ desk: { pages, frames, draft } }: { desk: LookDesk }) {
  const goods = useGoods()
  return (
    <section className="look-seen" aria-label={words.seen}>
      <div className="look-tools">
        <nav aria-label={words.pages}>
          {pages.map(({ page, path, isSeen }) => (
            <a
              key={page}
              href={`${href('/admin/apparence')}?${new URLSearchParams({ page })}`}
              data-path={path}
              aria-current={isSeen ? 'true' : undefined}
            >
              {page === 'product' ? words.product(goods) : words.page[page]}
            </a>
          ))}
        </nav>
        <fieldset>
          <legend className="told">{words.widths}</legend>
          {widths.map((width) => (
            <label key={width}>
              <input type="radio" name="largeur" value={width} defaultChecked={width === 1440} />
              {words.width[width]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="told">{words.sides}</legend>
          {(['after', 'before', 'both'] as const).map((side) => (
            <label key={side}>
              <input type="radio" name="cote" value={side} defaultChecked={side === 'after'} />
              {words.side[side]}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="look-stage">
        {(['after', 'before'] as const).map((side) => (
          <section
            key={side}
            className={`look-frame ${side}`}
            data-key={(side === 'after' && draft.previewKey) || 'public'}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: without script a page wider than its place is scrolled here
            tabIndex={0}
            aria-label={words.frames[side]}
          >
            <iframe src={frames[side]} title={words.frames[side]} loading={side === 'before' ? 'lazy' : 'eager'} />
          </section>
        ))}
      </div>
    </section>
  )
}
