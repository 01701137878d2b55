/** An entry of the menu; one without an address is text only. */
export type MenuEntry = {
  id: string
  label: string
  href?: string
  icon: string
  action?: string
  reload: boolean
  isOnRight: boolean
  children: MenuEntry[]
}
