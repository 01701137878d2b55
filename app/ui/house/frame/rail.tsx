import { href } from 'react-router'
import { panelTexts } from '#app/texts/house/panel.ts'
import { PanelIcon } from './icon.tsx'
import type { PanelFrame, RailRoom } from './panel-frame-view.ts'

type Props = { frame: PanelFrame }

const shortcuts = [
  { room: 'orders', href: href('/admin/:desk', { desk: 'commandes' }) },
  { room: 'shop', href: href('/admin/:desk', { desk: 'produits' }) },
  { room: 'people', href: href('/admin/:desk', { desk: 'messages' }) },
  { room: 'settings', href: href('/admin/parametres') },
] as const

/** The way to every desk, room by room. */
export function Rail({ frame }: Props) {
  return (
    <nav className="rooms" aria-label={panelTexts.title}>
      <ul>
        <li>
          <a href={href('/admin')} aria-current={frame.path === href('/admin') ? 'page' : undefined}>
            <PanelIcon of="home" />
            {panelTexts.today}
          </a>
        </li>
        {frame.rooms.map((room) => (
          <li key={room.room}>
            <Fold room={room} unread={room.room === 'people' ? frame.unread : 0} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Fold({ room: { room, label, isOpen, desks }, unread }: { room: RailRoom; unread: number }) {
  return (
    <details open={isOpen}>
      <summary>
        <PanelIcon of={room} />
        {label}
        <Count of={unread} />
      </summary>
      <ul>
        {desks.map((desk) => (
          <li key={desk.href}>
            <a href={desk.href} aria-current={desk.isCurrent ? 'page' : undefined}>
              {desk.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The five places that a thumb reaches on a phone. */
export function Shortcuts({ frame: { path, rooms, unread } }: Props) {
  return (
    <nav className="bottom" aria-label={panelTexts.menu}>
      <a href={href('/admin')} aria-current={path === href('/admin') ? 'page' : undefined}>
        <PanelIcon of="home" />
        {panelTexts.today}
      </a>
      {shortcuts.map(({ room, href }) => (
        <a key={room} href={href} aria-current={path.startsWith(href) ? 'page' : undefined}>
          <PanelIcon of={room} />
          {rooms.find((one) => one.room === room)?.label}
          <Count of={room === 'people' ? unread : 0} />
        </a>
      ))}
    </nav>
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
