import { href } from 'react-router'
import { labelCodeTexts as words } from '#app/texts/house/orders/label-code.ts'

/** The code that a bottle wears: where it leads, and how large it is printed. */
export type LabelCode = { id: string; address: string; size: string }

/** The code that a bottle wears, with its files for the printer. */
export function LabelCodePart({ code: { id, address, size } }: { code: LabelCode }) {
  const file = `/admin/declinaisons/${id}/code`
  return (
    <section className="part" id="code-qr" aria-label={words.title}>
      <h2 className="full">{words.title}</h2>
      <div>
        <img src={`/e-label/${id}/code.svg`} alt={words.image} width="200" height="200" />
        <p>
          <code>{address}</code>
        </p>
      </div>
      <div>
        <p>{words.says}</p>
        <p className="hint">{words.size(size)}</p>
        <p className="actions">
          <a className="btn btn-line" href={`${file}/svg`} download>
            {words.svg}
          </a>
          <a className="btn btn-line" href={`${file}/pdf`}>
            {words.pdf}
          </a>
          <a className="more" href={`/e-label/${id}`}>
            {words.page}
          </a>
          <a className="more" href={href('/admin/declinaisons/codes.pdf')}>
            {words.all}
          </a>
        </p>
      </div>
    </section>
  )
}
