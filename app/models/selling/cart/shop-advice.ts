import { readLink } from '../../site/look/menu-link.ts'

/** The word with which the shop's shelves end, for whoever hesitates. */
export type ShopAdvice = { title: string; text: string; button: string; href: string }

/** By this slug its settings are kept as those of a component. */
export const shopAdviceSlug = 'conseil-de-la-boutique'

type Conf = Readonly<Record<string, string | number | boolean>>

/** The word as a house has set it; what it left out is as it was, and nothing is said where it was switched off. */
export function readShopAdvice(conf: Conf, usual: ShopAdvice): ShopAdvice | undefined {
  if (conf.isShown === false) return undefined
  const said = (name: 'title' | 'text' | 'button') => {
    const value = conf[name]
    return typeof value === 'string' && value.trim() !== '' ? value : usual[name]
  }
  return { title: said('title'), text: said('text'), button: said('button'), href: adviceHref(conf.url) ?? usual.href }
}

/** Where an address leads that a house has given for it: a page of its own, or a secure address elsewhere. */
export function adviceHref(url: Conf[string] | undefined): string | undefined {
  if (typeof url !== 'string') return undefined
  return readLink({ type: url.startsWith('/') ? 'PAGE' : 'URL', url, jsCode: '' })?.href
}
