import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { PopupNotice } from '../../content/popups/popups-view.ts'
import type { CartBadge } from '../../selling/cart/cart-badge.ts'
import type { FooterElements } from './footer-elements.ts'
import type { MenuEntry } from './menu-view.ts'
import type { Network } from './networks.ts'
import type { SiteInfo } from './site-facts.ts'
import type { StaffBar } from './staff-bar.tsx'
import type { Theme } from './theme.ts'
import type { VisitorPrompts } from './visitor-prompts.ts'

export type Logo = {
  src: string
  alt: string
  /** A logo so wide says the name of the house itself. */
  saysName: boolean
  /** It was made for paper, and would be lost on the dark of the footer without a ground of its own. */
  needsPaper: boolean
}

/** What every screen of the site shows around its page. */
export type SiteFrame = {
  name: string
  path: string
  home: string
  lang: string | undefined
  info: SiteInfo
  values: ParameterValues
  theme: Theme
  preloads: string[]
  menu: MenuEntry[]
  logos: { bar: Logo; footer: Logo; favicon: string }
  /** Where the company is, on one line. */
  address: string
  hours: { days: string; hours: string }[]
  networks: Network[]
  languages: { code: string; label: string; isCurrent: boolean }[]
  asks: VisitorPrompts
  popups: PopupNotice[]
  elements: FooterElements | undefined
  /** Missing where nothing is sold, or at no price that is told. */
  cart: CartBadge | undefined
  /** For those who work here. */
  staff: StaffBar | undefined
  /** Where a look that is being tried on is taken off again; missing where the site is seen as it is. */
  trialEnds: string | undefined
}
