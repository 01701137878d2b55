import { helpTexts } from '#app/texts/house/help/help.ts'
import type { MenuEntry } from '../frame/panel-frame-view.ts'
import { ScreenHead } from '../frame/screen-head.tsx'

type Props = { parts: readonly { name: string; entries: MenuEntry[] }[] }

/** All pages of the handbook, by the tasks of the menu. */
export function HelpList({ parts }: Props) {
  return (
    <>
      <ScreenHead title={helpTexts.title} says={helpTexts.says} />
      <div className="setting-cards">
        {parts.map(({ name, entries }) => (
          <section key={name} className="sheet" aria-label={name}>
            <h2>{name}</h2>
            <HelpLinks entries={entries} />
          </section>
        ))}
      </div>
    </>
  )
}

/** Ways to screens, or to other pages. */
export function HelpLinks({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map(({ href, label }) => (
        <li key={href}>
          <a className="more" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
