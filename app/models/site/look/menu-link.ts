import { isMenuAction, type MenuAction, menuActions } from './menu-actions.ts'

export type LinkType = 'NONE' | 'PAGE' | 'URL' | 'FILE' | 'MAIL' | 'PHONE' | 'JS'

/** Where a page's menu entry leads when it is not to its own page; `jsCode` names an action of the catalogue. */
export type MenuLink = { type: LinkType; url: string; jsCode: string }

export type LinkTarget = { href: string; action?: MenuAction; isOutside?: true }

const own = /^\/(?![/\\])[^\s\\"'<>]*$/
const web = /^https:\/\/[^\s\\"'<>]+$/i
const mailbox = /^[^\s@<>"'?&]+@[a-z0-9.-]+\.[a-z]{2,}$/i
const phone = /^\+?[0-9][0-9 ().-]{3,24}$/

/** Where a link leads; nothing when it says nothing that may be followed. */
export function readLink({ type, url, jsCode }: MenuLink): LinkTarget | undefined {
  switch (type) {
    case 'PAGE':
      return own.test(url) ? { href: url } : undefined
    case 'URL':
      return web.test(url) ? { href: url, isOutside: true } : undefined
    case 'FILE':
      return own.test(url) || web.test(url) ? { href: url, isOutside: true } : undefined
    case 'MAIL':
      return mailbox.test(url) ? { href: `mailto:${url}`, isOutside: true } : undefined
    case 'PHONE':
      return phone.test(url) ? { href: `tel:${url.replace('(0)', '').replaceAll(/[^0-9+]/g, '')}`, isOutside: true } : undefined
    case 'JS':
      return isMenuAction(jsCode) ? { href: menuActions[jsCode], action: jsCode } : undefined
    case 'NONE':
      return undefined
  }
}
