import { renderToStaticMarkup } from 'react-dom/server'
import { GoodsContext } from '../../platform/body/goods.ts'
import { LiveWine, type LiveWineView } from './live-wine.tsx'

/** The same parts as the screen's own, for its script to put in their place. */
export function renderLiveWine(view: LiveWineView): string {
  return renderToStaticMarkup(
    <GoodsContext value={view.goods}>
      <LiveWine view={view} />
    </GoodsContext>,
  )
}
