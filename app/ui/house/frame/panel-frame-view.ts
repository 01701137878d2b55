import type { Room } from '#app/models/house/panel-room.ts'

export type RailEntry = { href: string; label: string; isCurrent: boolean }

export type RailRoom = { room: Room; label: string; isOpen: boolean; desks: RailEntry[] }

/** What stands around every screen of the panel. */
export type PanelFrame = {
  site: string
  logo: string
  path: string
  email: string
  rooms: RailRoom[]
  /** Messages that nobody has read yet. */
  unread: number
  told: string | undefined
  /** How a thing is added to the list that is shown, where it may be. */
  add: { href: string; label: string } | undefined
}
