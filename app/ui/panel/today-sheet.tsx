import type { ReactNode } from 'react'

type Props = { title: string; more?: { href: string; label: string }; children: ReactNode }

/** One sheet of the first screen, with the way to all of what it shows. */
export function TodaySheet({ title, more, children }: Props) {
  return (
    <section className="sheet" aria-label={title}>
      <div className="sheet-head">
        <h2>{title}</h2>
        {more && (
          <a className="more" href={more.href}>
            {more.label}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
