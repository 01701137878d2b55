import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Task } from '#app/models/house/task.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { findGoodsTexts } from '#app/texts/house/find.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { newTexts } from '#app/texts/house/tasks.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { PanelIcon, type PanelShape } from './icon.tsx'
import type { MenuTask, PanelFrame } from './panel-frame-view.ts'

type Props = { frame: PanelFrame }

/** The tasks that a thumb reaches on a phone, between the day and the search. */
const atHand: readonly Task[] = ['orders', 'wines', 'clients']

/** The way to every task. */
export function Rail({ frame, children }: Props & { children?: ReactNode }) {
  return (
    <nav className="rooms" aria-label={panelTexts.title}>
      <ul>
        <li>
          <DayLink path={frame.path} />
        </li>
        {frame.tasks.map((task) => (
          <li key={task.task}>
            <TaskLink task={task} frame={frame} />
          </li>
        ))}
      </ul>
      {children}
    </nav>
  )
}

/** The five screens that a thumb reaches on a phone. */
export function Shortcuts({ frame }: Props) {
  return (
    <nav className="bottom" aria-label={panelTexts.menu}>
      <DayLink path={frame.path} />
      {frame.tasks
        .filter(({ task }) => atHand.includes(task))
        .map((task) => (
          <TaskLink key={task.task} task={task} frame={frame} />
        ))}
      <FindLink path={frame.path} />
    </nav>
  )
}

/** The other screens of a task, on each of them. */
export function Sisters({ frame: { sisters, path, unread } }: Props) {
  if (!sisters || sisters.entries.length < 2) return null
  const messages = href('/admin/:desk', { desk: 'messages' })
  return (
    <nav className="sisters" aria-label={sisters.label}>
      {sisters.entries.map((entry) => (
        <a key={entry.href} href={entry.href} aria-current={entry.href === path ? 'page' : undefined}>
          {entry.label}
          {entry.href === messages && <Count of={unread} />}
        </a>
      ))}
    </nav>
  )
}

/** What can be made from anywhere. */
export function Makes({ frame: { makes, add } }: Props) {
  if (makes.length === 0) return null
  return (
    <details className="makes">
      <summary className="btn btn-line">
        <span aria-hidden="true">+</span>
        {/* Where a desk has a button of its own beside it, the sign is enough to see. */}
        <span className={add ? 'told' : 'makes-name'}>{newTexts.title}</span>
      </summary>
      <ul>
        {makes.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href}>{entry.label}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The search of the panel; a script opens it over the screen that one is on. */
export function FindLink({ path }: { path: string }) {
  const screen = href('/admin/chercher')
  return (
    <a
      href={screen}
      data-find={findGoodsTexts.label(useGoods())}
      aria-current={path === screen ? 'page' : undefined}
      aria-keyshortcuts="Control+K"
    >
      <PanelIcon of="search" />
      {panelTexts.search}
    </a>
  )
}

function DayLink({ path }: { path: string }) {
  return (
    <a href={href('/admin')} aria-current={path === href('/admin') ? 'page' : undefined}>
      <PanelIcon of="home" />
      {panelTexts.today}
    </a>
  )
}

/** A task is the page itself where it opens, and the part it lies in on its other screens. */
function TaskLink({ task: { task, href, label, isCurrent }, frame: { path, unread } }: { task: MenuTask } & Props) {
  const goods = useGoods()
  return (
    <a href={href} aria-current={isCurrent ? (href === path ? 'page' : 'true') : undefined}>
      <PanelIcon of={shapeOf(task, goods)} />
      {label}
      <Count of={task === 'clients' ? unread : 0} />
    </a>
  )
}

function Count({ of }: { of: number }) {
  if (of === 0) return null
  return (
    <span className="count">
      {of}
      <span className="told">{panelTexts.unread}</span>
    </span>
  )
}

/** What is sold is drawn as what it is. */
function shapeOf(task: Task, { figure }: GoodsWords): PanelShape {
  return task === 'wines' && (figure === 'cheese' || figure === 'book') ? figure : task
}
