import { href } from 'react-router'
import { frameTexts } from '#app/texts/site/frame.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { wordsOf } from '#app/texts/site/trades.ts'
import { CartInBar } from '../../selling/cart/cart-in-bar.tsx'
import { FrameIcon } from '../../site/icons/icon.tsx'
import type { SiteFrame } from './site-frame.ts'

/** The places that a thumb reaches on small screens. */
export function BottomBar({ frame: { home, path, values, info, cart } }: { frame: SiteFrame }) {
  const places = [
    { href: home, icon: 'home', word: frameTexts.home, isThere: true },
    { href: href('/boutique'), icon: goodsWordsOf(values).figure, word: wordsOf(values).shortGoods, isThere: info.isECommerce },
    { href: href('/recherche'), icon: 'search', word: frameTexts.search, isThere: values.SEARCH_ACTIVATED },
    { href: href('/panier'), icon: 'cart', word: frameTexts.cart, isThere: cart !== undefined },
    { href: href('/contact'), icon: 'mail', word: frameTexts.contact, isThere: !info.isECommerce },
    { href: href('/mon-compte'), icon: 'person', word: frameTexts.shortAccount, isThere: true },
  ].filter(({ isThere }) => isThere)
  return (
    // The number of places is said before they come, lest those that are there move.
    <nav className="bottom-bar" data-places={places.length} aria-label={frameTexts.shortcuts}>
      {places.map(({ href: place, icon, word }) => (
        <a key={place} href={place} aria-current={place === path ? 'page' : undefined}>
          <FrameIcon of={icon} />
          {word}
          {cart && place === href('/panier') && <CartInBar at="bottom" cart={cart} />}
        </a>
      ))}
    </nav>
  )
}
