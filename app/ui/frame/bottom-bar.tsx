import type { SiteFrame } from '#app/services/site.server.ts'
import { frameTexts } from '#app/texts/frame.ts'
import { FrameIcon } from './icon.tsx'

/** The places that a thumb reaches on small screens. */
export function BottomBar({ frame: { home, path, values, info } }: { frame: SiteFrame }) {
  const places = [
    { href: home, icon: 'home', word: frameTexts.home, isThere: true },
    { href: '/boutique', icon: 'bottle', word: frameTexts.shop, isThere: info.isECommerce },
    { href: '/recherche', icon: 'search', word: frameTexts.search, isThere: values.SEARCH_ACTIVATED },
    { href: '/panier', icon: 'cart', word: frameTexts.cart, isThere: info.isECommerce },
    { href: '/contact', icon: 'mail', word: frameTexts.contact, isThere: !info.isECommerce },
    { href: '/mon-compte', icon: 'person', word: frameTexts.shortAccount, isThere: true },
  ]
  return (
    <nav className="bottom-bar" aria-label={frameTexts.shortcuts}>
      {places
        .filter(({ isThere }) => isThere)
        .map(({ href, icon, word }) => (
          <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
            <FrameIcon of={icon} />
            {word}
          </a>
        ))}
    </nav>
  )
}
