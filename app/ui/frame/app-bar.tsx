import { Link, NavLink } from 'react-router'
import type { MenuEntry } from '#app/services/site.server.ts'
import { site } from '#app/texts/site.ts'

/** The bar on top: the site's name and its menu, folded into a drawer on small screens. */
export function AppBar({ name, menu }: { name: string; menu: MenuEntry[] }) {
  return (
    <header className="app-bar">
      <div className="wrap">
        <Link className="brand" to="/">
          <img src="/art/mark.svg" width="52" height="52" alt="" />
          {name}
        </Link>
        <nav className="menu" aria-label={site.menu}>
          <MenuLinks menu={menu} />
        </nav>
        <a className="account" href="/mon-compte">
          {site.account}
        </a>
        <details className="drawer">
          <summary>{site.shortMenu}</summary>
          <nav aria-label={site.shortMenu}>
            <MenuLinks menu={menu} />
          </nav>
        </details>
      </div>
    </header>
  )
}

function MenuLinks({ menu }: { menu: MenuEntry[] }) {
  return menu.map((entry) => (
    <NavLink key={entry.id} to={entry.href} reloadDocument={entry.reload} end>
      {entry.label}
    </NavLink>
  ))
}
