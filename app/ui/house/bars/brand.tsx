import { isLongName } from '#app/models/site/look/menu-room.ts'
import type { Logo } from './site-frame.ts'

/** The house's mark and name, which lead home. */
export function Brand({ logo, name, home, isLate = false }: { logo: Logo; name: string; home: string; isLate?: boolean }) {
  const { kind, own } = splitName(name)
  // Small and soon there: it must not go before what the page is painted with.
  const order = isLate ? ({ loading: 'lazy' } as const) : ({ fetchPriority: 'low' } as const)
  if (logo.saysName) {
    return (
      <a className="brand" href={home} data-paper={logo.needsPaper || undefined}>
        <img className="brand-wide" src={logo.src} alt={logo.alt || name} {...order} />
      </a>
    )
  }
  return (
    <a className={isLongName(own) ? 'brand brand-long' : 'brand'} href={home} data-paper={logo.needsPaper || undefined}>
      <img src={logo.src} width="52" height="52" alt={logo.alt} {...order} />
      <span>
        {kind && <small>{`${kind} `}</small>}
        {own}
      </span>
    </a>
  )
}

/** What a house is, where its name says so, and what it alone is called. */
export function splitName(name: string): { kind?: string; own: string } {
  const words = /^(Domaine|Château|Clos|Cave|Caves|Maison|Mas|Champagne)( (?:des|de la|de l’|du|de|d’))? ?(.+)$/u.exec(name)
  return words ? { kind: `${words[1]}${words[2] ?? ''}`, own: words[3] ?? name } : { own: name }
}
