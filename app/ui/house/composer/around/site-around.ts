import type { Composer } from '#app/models/house/panel/composed.ts'
import { trusted } from '../body/trusted.ts'
import { drawBars } from './draw-bars.ts'

/** What stands around a page on the site: its stylesheets, and what is seen above and below. */
export type SiteAround = { sheets: readonly string[]; above: readonly Element[]; below: readonly Element[] }

const ofBars = {
  above: '#frame-top :is(.info-bar, .app-bar, .banner)',
  below: '#frame-bottom > :is(.banner, .foot, .bottom-bar)',
}

type Page = Pick<Composer<unknown>, 'url' | 'isBuilding'>

/** Reads it from the home page: the bars as pictures of themselves, as they stand on the page that is composed. */
export async function readSiteAround({ url, isBuilding }: Page): Promise<SiteAround> {
  // What staff alone have on their pages is left out, unless nobody else has a page.
  const answer = await fetch('/', { credentials: isBuilding ? 'same-origin' : 'omit' })
  const home = new DOMParser().parseFromString(trusted(await answer.text()), 'text/html')
  const sheets = [...home.querySelectorAll('link[rel="stylesheet"]:not([href*="/staff-bar-"])')]
  return {
    sheets: sheets.flatMap((link) => link.getAttribute('href') ?? []),
    above: drawBars(home.querySelectorAll(ofBars.above), `/${url}`),
    below: drawBars(home.querySelectorAll(ofBars.below), `/${url}`),
  }
}
