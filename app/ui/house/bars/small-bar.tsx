import { href } from 'react-router'
import { frameTexts } from '#app/texts/site/frame.ts'
import { CartInBar } from '../../selling/cart/cart-in-bar.tsx'
import { FrameIcon } from '../../site/icons/icon.tsx'
import { Brand } from './brand.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Menu } from './menu.tsx'
import { SearchBar } from './search-bar.tsx'
import type { SiteFrame } from './site-frame.ts'

/** The bar on top of small screens: the menu unfolds below it. */
export function SmallBar({ frame }: { frame: SiteFrame }) {
  const { logos, name, home, menu, path, values, languages, cart } = frame
  return (
    <header className="app-bar app-bar-small">
      <div className="wrap">
        <details className="drawer">
          <summary aria-label={frameTexts.smallMenu}>
            <FrameIcon of="menu" />
            <FrameIcon of="close" />
          </summary>
          <nav className="ground-primary" aria-label={frameTexts.smallMenu}>
            {values.SEARCH_ACTIVATED && <SearchBar id="find-small" />}
            <Menu menu={menu} path={path} group="drawer" />
            <LanguageMenu languages={languages} />
          </nav>
        </details>
        <Brand logo={logos.bar} name={name} home={home} />
        {cart ? (
          <CartInBar at="small" cart={cart} />
        ) : (
          <a className="tool" href={href('/mon-compte')} aria-label={frameTexts.account}>
            <FrameIcon of="person" />
          </a>
        )}
      </div>
    </header>
  )
}
