import type { ReactNode } from 'react'

type Props = { title: string; more?: { href: string; label: string }; children: ReactNode }

/** A sheet of a screen under a title of its own, with the way to all of what it shows where it shows a part. */
export function Sheet({ title, more, children }: Props) {
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
