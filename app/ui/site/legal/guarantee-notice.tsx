import { guaranteeNoticeTexts as marks, guaranteeNotice as words } from '#app/texts/site/legal/guarantee-notice.ts'
import { guaranteeCode } from './guarantee-code.ts'

const stars = Array.from({ length: 12 }, (_, place) => {
  const angle = (place * Math.PI) / 6
  return { x: 45 + 20 * Math.sin(angle), y: 30 - 20 * Math.cos(angle) }
})

/** A star of five points, of radius 3.3, standing upright around its middle. */
const star = 'M0-3.33.75-1.03H3.17L1.21.39 1.96 2.7 0 1.27-1.96 2.7-1.21.39-3.17-1.03H-.75z'

/** The harmonised notice on the legal guarantee, whole, open and in colour, as the law wants it before an order. */
export function GuaranteeNotice() {
  return (
    <section className="eu-notice" aria-label={marks.name} lang="fr">
      <div className="eu-notice-head">
        <svg viewBox="0 0 90 60" role="img" aria-label={marks.emblem} width="90" height="60">
          <rect width="90" height="60" fill="#003399" />
          {stars.map(({ x, y }) => (
            <path key={`${x} ${y}`} d={star} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} fill="#ffed00" />
          ))}
        </svg>
        <h2>{words.title}</h2>
      </div>
      <p>{words.claims}</p>
      <Points of={words.faults} />
      <p>{words.liable}</p>
      <Points of={words.remedies} />
      <p>{words.longer}</p>
      <p>{words.ask}</p>
      <h3>{words.doing}</h3>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="eu-notice-code">
        <svg
          viewBox={`-4 -4 ${guaranteeCode.size + 8} ${guaranteeCode.size + 8}`}
          role="img"
          aria-label={marks.code}
          width="120"
          height="120"
        >
          <path d={`M-4-4h${guaranteeCode.size + 8}v${guaranteeCode.size + 8}H-4z`} fill="#fff" />
          <path d={guaranteeCode.path} fill="#000" />
        </svg>
        <a href={words.address} rel="noopener">
          {words.shown}
        </a>
      </p>
      <p className="eu-notice-foot">{words.commercial}</p>
    </section>
  )
}

function Points({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
