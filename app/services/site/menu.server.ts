import type { Answer, Contract } from '#api/contract/index.ts'
import { readLink } from '#app/models/site/look/menu-link.ts'
import type { MenuEntry } from '#app/ui/house/bars/menu-view.ts'

type MenuPage = Answer<Contract['listPages']>[number]

type Around = { prefix: string; report: (error: unknown) => void }

/** The menu of a site: its pages as a tree, those that say so, each leading where its link says. */
export function buildMenu(pages: readonly MenuPage[], around: Around): MenuEntry[] {
  const under = (idParent: string | null): MenuEntry[] =>
    pages
      .filter((page) => page.showInMenu && page.idParent === idParent)
      .flatMap((page) => {
        const children = under(page.id)
        const target = findTarget(page, around)
        if (!target && children.length === 0) return []
        const { id, menuIcon: icon, reload, isFixedOnRight: isOnRight } = page
        return [{ id, label: page.menuTitle || page.title, icon, reload, isOnRight, children, ...target }]
      })
  return under(null)
}

/** Where an entry leads; nothing when it says something that may not be followed, which is written down. */
function findTarget(page: MenuPage, { prefix, report }: Around): Partial<MenuEntry> | undefined {
  if (page.isText) return {}
  if (page.link.type === 'NONE') return { href: `${prefix}/${page.url}`.replace(/(.)\/$/, '$1') }
  const target = readLink(page.link)
  if (!target) report(new Error(`the menu entry of page ${page.id} leads nowhere: ${page.link.type}`))
  return (
    target && { href: target.href, ...(target.action && { action: target.action }), reload: page.reload || !!target.isOutside }
  )
}
