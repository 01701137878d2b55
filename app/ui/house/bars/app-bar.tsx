import { href } from 'react-router'
import { directionOf, fontsOf } from '#app/models/site/look/direction.ts'
import { fontFamilies, isFontFamily } from '#app/models/site/look/font.ts'
import type { BarLook } from '#app/models/site/look/menu-room.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import { CartInBar } from '../../selling/cart/cart-in-bar.tsx'
import { FrameIcon } from '../../site/icons/icon.tsx'
import { Brand, splitName } from './brand.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { BarMenu } from './menu.tsx'
import { SearchBar } from './search-bar.tsx'
import type { SiteFrame } from './site-frame.ts'

/** The bar on top of wide screens: the house, its menu, and the visitor's own places. */
export function AppBar({ frame }: { frame: SiteFrame }) {
  const { logos, name, home, menu, path, values, languages, cart } = frame
  return (
    <header className="app-bar app-bar-wide" data-logo={values.LOGO_POSITION.toLowerCase()}>
      <div className="wrap">
        <Brand logo={logos.bar} name={name} home={home} />
        <nav aria-label={frameTexts.menu}>
          <BarMenu menu={menu} path={path} group="bar" look={lookOf(frame)} />
        </nav>
        <div className="tools">
          {values.SEARCH_ACTIVATED && <SearchBar id="find" />}
          <LanguageMenu languages={languages} />
          <a className="tool" href={href('/mon-compte')}>
            <FrameIcon of="person" />
            <span className="word">{frameTexts.account}</span>
          </a>
          {cart && <CartInBar at="bar" cart={cart} />}
        </div>
      </div>
    </header>
  )
}

function lookOf({ name, info, values }: SiteFrame): BarLook {
  const { size, family } = fontsOf(directionOf(values), info.fonts).MENU
  return {
    name: splitName(name).own,
    logoSize: values.LOGO_SIZE,
    fontSize: size,
    isSerif: isFontFamily(family) && !fontFamilies[family].endsWith('sans-serif'),
    isCapitals: values.MENU_STYLE === 'CAPITALS',
    isCentred: values.LOGO_POSITION === 'CENTER',
  }
}
