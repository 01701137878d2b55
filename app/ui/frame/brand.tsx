import type { Logo } from '#app/services/site.server.ts'

/** The house's mark and name, which lead home. */
export function Brand({ logo, name, home, isLate = false }: { logo: Logo; name: string; home: string; isLate?: boolean }) {
  const words = /^(Domaine|Château|Clos|Cave|Caves|Maison|Mas|Champagne)( (?:des|de la|de l’|du|de|d’))? ?(.+)$/u.exec(name)
  return (
    <a className="brand" href={home}>
      <img src={logo.src} width="52" height="52" alt={logo.alt} loading={isLate ? 'lazy' : undefined} />
      <span>
        {words && <small>{`${words[1]}${words[2] ?? ''} `}</small>}
        {words?.[3] ?? name}
      </span>
    </a>
  )
}
