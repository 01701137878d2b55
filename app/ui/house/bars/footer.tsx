import { href } from 'react-router'
import { type Direction, directionOf } from '#app/models/site/look/direction.ts'
import { letterForm } from '#app/texts/audience/newsletter.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import { LetterForm } from '../../platform/letter-form/letter-form.tsx'
import { FrameIcon } from '../../site/icons/icon.tsx'
import { Wobble } from '../../site/words/wobble.tsx'
import { Brand, splitName } from './brand.tsx'
import { Coordinates } from './coordinates.tsx'
import { LegalNotice } from './legal-notice.tsx'
import type { MenuEntry } from './menu-view.ts'
import type { SiteFrame } from './site-frame.ts'

/** The bottom of every page: who we are, and what the law wants within reach. */
export function Footer({ frame }: { frame: SiteFrame }) {
  const { logos, name, home, menu, hours, networks, values, info } = frame
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="columns">
          <div>
            <Brand logo={logos.footer} name={name} home={home} isLate />
            <Coordinates values={values} address={frame.address} />
            {values.NEWSLETTER_ACTIVATED && <LetterForm place="pied" title={letterForm.footerTitle} />}
            <Networks networks={networks} />
          </div>
          <nav aria-label={frameTexts.house}>
            <h2>{frameTexts.house}</h2>
            <Links entries={menu} />
          </nav>
          {frame.elements && <Elements elements={frame.elements} />}
          <Hours hours={hours} title={info.isWinemaker ? frameTexts.hours : frameTexts.hoursOfOthers} />
          <LegalLinks isShop={info.isECommerce} />
        </div>
        <FootName name={name} direction={directionOf(values)} />
        <LegalNotice frame={frame} />
      </div>
    </footer>
  )
}

/** The house's own name across the foot of the page, where its direction ends that way. */
function FootName({ name, direction }: { name: string; direction: Direction }) {
  if (direction === 'estampe') return null
  const { own } = splitName(name)
  return (
    <p className="foot-name" data-length={own.length > 16 ? 'long' : undefined}>
      {direction === 'pet-nat' ? <Wobble text={own} /> : own}
    </p>
  )
}

function Networks({ networks }: Pick<SiteFrame, 'networks'>) {
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

function Elements({ elements: { title, href, links } }: { elements: NonNullable<SiteFrame['elements']> }) {
  return (
    <nav aria-label={title}>
      <h2>
        <a href={href}>{title}</a>
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Hours({ hours, title }: Pick<SiteFrame, 'hours'> & { title: string }) {
  if (hours.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <dl className="num">
        {hours.map((line) => (
          <div key={line.days}>
            <dt>{line.days}</dt>
            <dd>{line.hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Links({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul>
      {entries
        .filter(({ href, action }) => href && !action)
        .map(({ id, href, label, reload }) => (
          <li key={id}>
            <a href={href} data-reload={reload ? '' : undefined}>
              {label}
            </a>
          </li>
        ))}
    </ul>
  )
}

function LegalLinks({ isShop }: { isShop: boolean }) {
  return (
    <nav aria-label={frameTexts.legal}>
      <h2>{frameTexts.legal}</h2>
      <ul>
        {isShop && (
          <li>
            <a href={href('/renoncer')}>{frameTexts.withdraw}</a>
          </li>
        )}
        {frameTexts.legalPages.map(([path, label]) => (
          <li key={path}>
            <a href={href(path)}>{label}</a>
          </li>
        ))}
        <li>
          <a href={href('/cookies')}>{frameTexts.cookies}</a>
        </li>
        <li>
          <a href={href('/droits')}>{frameTexts.rights}</a>
        </li>
      </ul>
    </nav>
  )
}
