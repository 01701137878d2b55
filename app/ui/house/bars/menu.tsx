import type { ReactNode } from 'react'
import { type BarLook, type MenuWidth, shareMenu } from '#app/models/site/look/menu-room.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import { FrameIcon } from '../../site/icons/icon.tsx'
import type { MenuEntry } from './menu-view.ts'

type Props = {
  menu: MenuEntry[]
  path: string
  group: string
  /** Where each entry stands when the bar has no room for all. */
  places?: readonly (string | false | undefined)[]
  children?: ReactNode
}

/** The entries of the menu; one with others under it unfolds, by pointer, by key and without script. */
export function Menu({ menu, path, group, places = [], children }: Props) {
  return (
    <ul className="menu">
      {menu.map((entry, at) => (
        <li key={entry.id} className={[entry.isOnRight && 'on-right', places[at]].filter(Boolean).join(' ') || undefined}>
          {entry.children.length > 0 ? <Fold entry={entry} path={path} group={group} /> : <Entry entry={entry} path={path} />}
        </li>
      ))}
      {children}
    </ul>
  )
}

/** The menu of a bar that stays one row: entries that have no room at a width stand under one more. */
export function BarMenu({ menu, path, group, look }: Props & { look: BarLook }) {
  const places = shareMenu(menu, look)
  const others = menu.filter((_, at) => places[at] !== 'always')
  const last = places.at(-1)
  const until = (place: MenuWidth | undefined) => (place === 'never' ? undefined : (`until-${place}` as const))
  return (
    <Menu menu={menu} path={path} group={group} places={places.map((place) => place !== 'always' && `from-${place}`)}>
      {others.length > 0 && (
        <li className={until(last)}>
          <details className="submenu" name={group}>
            <summary>
              {frameTexts.moreMenu}
              <FrameIcon of="down" />
            </summary>
            <Menu
              menu={others}
              path={path}
              group={`${group}-plus`}
              places={places.filter((place) => place !== 'always').map(until)}
            />
          </details>
        </li>
      )}
    </Menu>
  )
}

function Fold({ entry, path, group }: { entry: MenuEntry; path: string; group: string }) {
  const own = entry.href ? [{ ...entry, children: [] }] : []
  return (
    <details className="submenu" name={group}>
      <summary>
        <FrameIcon of={entry.icon} className="icon entry-icon" />
        {entry.label}
        <FrameIcon of="down" />
      </summary>
      <Menu menu={[...own, ...entry.children]} path={path} group={`${group}-${entry.id}`} />
    </details>
  )
}

function Entry({ entry, path }: { entry: MenuEntry; path: string }) {
  const inside = (
    <>
      <FrameIcon of={entry.icon} className="icon entry-icon" />
      {entry.label}
    </>
  )
  if (!entry.href) return <span className="entry">{inside}</span>
  const isOutside = entry.href.startsWith('https:')
  return (
    <a
      className="entry"
      href={entry.href}
      aria-current={entry.href === path ? 'page' : undefined}
      data-reload={entry.reload ? '' : undefined}
      data-action={entry.action}
      rel={isOutside ? 'noopener' : undefined}
    >
      {inside}
    </a>
  )
}
