import type { SettingsCard } from '#app/models/house/task.ts'
import { settingsTexts } from '#app/texts/house/tasks.ts'
import type { MenuEntry } from '../frame/panel-frame-view.ts'
import { ScreenHead } from '../frame/screen-head.tsx'

export type SettingsCardView = { card: SettingsCard; name: string; says: string; state: string; entries: MenuEntry[] }

/** The settings as cards, and what few ever touch. */
export type SettingsView = { cards: SettingsCardView[]; advanced: MenuEntry[] }

/** What is set once and looked over at times: each card says what it holds and how it stands. */
export function SettingsCards({ cards, advanced }: SettingsView) {
  return (
    <>
      <ScreenHead title={settingsTexts.title} says={settingsTexts.says} />
      <div className="setting-cards">
        {cards.map(({ card, ...view }) => (
          <Card key={card} {...view} />
        ))}
      </div>
      <details className="part setting-advanced">
        <summary>{settingsTexts.advanced}</summary>
        <p className="muted full">{settingsTexts.advancedSays}</p>
        <ul className="full">
          {advanced.map(({ href, label }) => (
            <li key={href}>
              <a className="more" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Card({ name, says, state, entries }: Omit<SettingsCardView, 'card'>) {
  return (
    <section className="sheet" aria-label={name}>
      <h2>{name}</h2>
      <p className="muted">{says}</p>
      {state && <p className="setting-state">{state}</p>}
      <ul>
        {entries.map(({ href, label }) => (
          <li key={href}>
            <a className="more" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
