import { frameTexts } from '#app/texts/site/frame.ts'
import { FrameIcon } from '../../site/icons/icon.tsx'
import type { SiteFrame } from './site-frame.ts'

/** Where else the house is found. */
export function NetworkLinks({ networks }: Pick<SiteFrame, 'networks'>) {
  if (networks.length === 0) return null
  return (
    <ul className="networks" aria-label={frameTexts.networks}>
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <a href={href} rel="noopener" aria-label={name}>
            <FrameIcon of={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The elements that the owner wants named at the foot of the page. */
export function ElementLinks({ elements }: Pick<SiteFrame, 'elements'>) {
  if (!elements) return null
  return (
    <nav aria-label={elements.title}>
      <h2>
        <a href={elements.href}>{elements.title}</a>
      </h2>
      <ul>
        {elements.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
