/** What a menu entry may do instead of leading somewhere, and where it leads without a script. */
export const menuActions = {
  'open-cookies': '/cookies',
  'open-search': '/recherche',
  'scroll-to-top': '#haut',
  print: '#contenu',
} as const

export type MenuAction = keyof typeof menuActions

/** Whether the catalogue knows an action; nothing else is ever run. */
export function isMenuAction(name: string): name is MenuAction {
  return Object.hasOwn(menuActions, name)
}
