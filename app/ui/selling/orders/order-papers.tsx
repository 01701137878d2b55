import { followTexts as words } from '#app/texts/selling/order-follow.ts'
import type { PaperLink } from './order-papers-view.ts'

/** The invoice of an order and what was credited on it, as files to keep. */
export function OrderPapers({ papers }: { papers: readonly PaperLink[] }) {
  if (papers.length === 0) return null
  return (
    <section>
      <h2>{words.papers}</h2>
      <ul className="num">
        {papers.map(({ name, href }) => (
          <li key={href}>
            <a className="more" href={href} data-reload="">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
