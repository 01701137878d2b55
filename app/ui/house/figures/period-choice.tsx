import { href } from 'react-router'
import { figureTexts as words } from '#app/texts/house/orders/figures.ts'
import { DayField } from '../frame/day-field.tsx'
import type { FiguresView } from './figures-view.ts'

const addressOf = (period: string) => `${href('/admin/chiffres')}?periode=${period}`

/** Which days are looked at: a period by its name, the one before or after it, or two days. */
export function PeriodChooser({ span, choice, fault }: Pick<FiguresView, 'span' | 'choice' | 'fault'>) {
  return (
    <section className="sheet figures-period" aria-label={words.periods}>
      <nav className="pages" aria-label={words.periods}>
        {choice.kinds.map(({ kind, period, isShown }) => (
          <a key={kind} href={addressOf(period)} aria-current={isShown ? 'page' : undefined}>
            {words.kinds[kind]}
          </a>
        ))}
        {choice.earlier && (
          <a href={addressOf(choice.earlier.period)} rel="prev">
            <span>
              <span aria-hidden="true">← </span>
              <span className="told">{words.earlier} : </span>
              {choice.earlier.label}
            </span>
          </a>
        )}
        {choice.later && (
          <a href={addressOf(choice.later.period)} rel="next">
            <span>
              <span className="told">{words.later} : </span>
              {choice.later.label}
              <span aria-hidden="true"> →</span>
            </span>
          </a>
        )}
      </nav>
      <details className="behind" open={Boolean(fault) || !choice.earlier}>
        <summary>{words.days}</summary>
        <form action={href('/admin/chiffres')} className="form">
          <DayField name="du" label={words.from} day={span.from} />
          <DayField name="au" label={words.to} day={span.to} fault={fault} />
          <p className="actions">
            <button type="submit" className="btn">
              {words.show}
            </button>
          </p>
        </form>
      </details>
    </section>
  )
}
