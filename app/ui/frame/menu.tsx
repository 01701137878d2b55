import type { MenuEntry } from '#app/services/menu.server.ts'
import { FrameIcon } from './icon.tsx'

type Props = { menu: MenuEntry[]; path: string; group: string }

/** The entries of the menu; one with others under it unfolds, by pointer, by key and without script. */
export function Menu({ menu, path, group }: Props) {
  return (
    <ul className="menu">
      {menu.map((entry) => (
        <li key={entry.id} className={entry.isOnRight ? 'on-right' : undefined}>
          {entry.children.length > 0 ? <Fold entry={entry} path={path} group={group} /> : <Entry entry={entry} path={path} />}
        </li>
      ))}
    </ul>
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
