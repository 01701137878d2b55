import type { Task } from '#app/models/house/task.ts'
import type { OpenRecord } from './colleagues.tsx'

export type MenuEntry = { href: string; label: string }

/** One of the tasks of the menu: where it opens, and whether the screen that is shown belongs to it. */
export type MenuTask = MenuEntry & { task: Task; isCurrent: boolean }

/** What stands around every screen of the panel. */
export type PanelFrame = {
  site: string
  logo: string
  path: string
  email: string
  /** By which the browser knows whose drafts it keeps. */
  person: string
  tasks: MenuTask[]
  /** The other screens of the task, on each of them. */
  sisters: { label: string; entries: MenuEntry[] } | undefined
  /** Messages that nobody has read yet. */
  unread: number
  told: string | undefined
  /** What is open on this screen, and who else has it open. */
  open: OpenRecord | undefined
  /** How a record is added to the list that is shown, where it may be. */
  add: MenuEntry | undefined
  /** What the handbook says of this screen; nothing on its own pages. */
  help: MenuEntry | undefined
  /** What can be made from anywhere. */
  makes: MenuEntry[]
}
