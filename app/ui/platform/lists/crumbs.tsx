import type { Step } from '#app/models/content/post.ts'
import { crumbTexts } from '#app/texts/platform/crumbs.ts'

/** The way to the page; its last step is the page itself. */
export function Crumbs({ steps }: { steps: Step[] }) {
  return (
    <nav className="crumbs" aria-label={crumbTexts.label}>
      <ol>
        {steps.map(({ label, href }) => (
          <li key={`${href} ${label}`} aria-current={href ? undefined : 'page'}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
