import type { Task } from '#app/models/house/task.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** A page of the handbook: one task, its steps, and the screens that it is done on. What stands between « and » is a name on a screen. */
export type HelpPage = {
  title: string
  part: Task
  /** The rest of the addresses of its screens; the first is where it begins. */
  screens: readonly string[]
  says: string
  steps: readonly string[]
  /** Other pages, by their addresses. */
  related: readonly string[]
}

/** The same where it names what the house sells. */
export type GoodsHelpPage = HelpPage | ((goods: GoodsWords) => HelpPage)
