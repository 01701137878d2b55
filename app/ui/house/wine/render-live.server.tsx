import { renderToStaticMarkup } from 'react-dom/server'
import { LiveWine, type LiveWineView } from './live-wine.tsx'

/** The same parts as the screen's own, for its script to put in their place. */
export function renderLiveWine(view: LiveWineView): string {
  return renderToStaticMarkup(<LiveWine view={view} />)
}
