import { href } from 'react-router'
import { letterForm } from '#app/texts/audience/newsletter.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import { sayHoursTitle } from '#app/texts/site/trades.ts'
import { LetterForm } from '../../platform/letter-form/letter-form.tsx'
import { Wobble } from '../../site/words/wobble.tsx'
import { Brand, splitName } from './brand.tsx'
import type { MenuEntry } from './menu-view.ts'
import type { SiteFrame } from './site-frame.ts'

type Props = { frame: SiteFrame }

/** The house's mark and name at the foot of the page. */
export function FootBrand({ frame: { logos, name, home } }: Props) {
  return <Brand logo={logos.footer} name={name} home={home} isLate />
}

/** The house's own name across the foot of the page, in one line or letter by letter. */
export function FootName({ frame: { name }, isCut = false }: Props & { isCut?: boolean }) {
  const { own } = splitName(name)
  return (
    <p className="foot-name" data-length={own.length > 16 ? 'long' : undefined}>
      {isCut ? <Wobble text={own} /> : own}
    </p>
  )
}

/** Where the letters of the house are asked for. */
export function FootLetter({ frame: { values } }: Props) {
  return values.NEWSLETTER_ACTIVATED ? <LetterForm place="pied" title={letterForm.footerTitle} /> : null
}

/** When the door is open. */
export function OpeningHours({ frame: { hours, info, values } }: Props) {
  if (hours.length === 0) return null
  const title = sayHoursTitle(values, info)
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

/** The pages of the menu. */
export function HouseLinks({ menu }: { menu: MenuEntry[] }) {
  return (
    <nav aria-label={frameTexts.house}>
      <h2>{frameTexts.house}</h2>
      <ul>
        {menu
          .filter(({ href, action }) => href && !action)
          .map(({ id, href, label, reload }) => (
            <li key={id}>
              <a href={href} data-reload={reload ? '' : undefined}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** What the law wants within reach of every page. */
export function LegalLinks({ frame: { info } }: Props) {
  return (
    <nav className="foot-legal" aria-label={frameTexts.legal}>
      <h2>{frameTexts.legal}</h2>
      <ul>
        {info.isECommerce && (
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
