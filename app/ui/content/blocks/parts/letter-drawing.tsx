import { readFigures } from '#app/models/content/blocks/counted-title.ts'
import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { useGoods } from '../../../platform/body/goods.ts'

type Props = { section: PartChoice['section']; title: string }

/** What stands beside the way to the letter: a shoot of the vines, the number of letters, or one on cut paper. */
export function LetterDrawing({ section, title }: Props) {
  const { figure } = useGoods()
  // Only a wine grower's letter comes from among vines.
  if (section === 'headed')
    return figure === 'bottle' ? (
      <img className="letter-shoot" src="/art/shoot-rose.svg" width="640" height="520" alt="" loading="lazy" />
    ) : null
  const count = readFigures(title)[0]?.count
  if (section === 'pasted') return <Envelope count={count} />
  return count ? (
    <p className="letter-count num" aria-hidden="true">
      {count}
    </p>
  ) : null
}

function Envelope({ count }: { count: string | undefined }) {
  return (
    <svg className="envelope" viewBox="0 0 320 220" aria-hidden="true">
      <polygon className="envelope-leaf" points="12,214 4,168 26,186 24,150 44,180 58,158 54,204 60,216" />
      <polygon className="envelope-leaf" points="268,216 262,180 282,190 286,152 298,184 316,170 308,206 306,218" />
      <polygon className="envelope-paper" points="22,62 302,38 308,190 30,212" />
      <polygon className="envelope-flap" points="22,62 302,38 172,138" />
      <polygon className="envelope-seal" points="160,100 184,98 202,116 203,138 188,156 162,156 144,140 145,114" />
      {count && (
        <text className="envelope-count" x="173" y="140">
          {count}
        </text>
      )}
    </svg>
  )
}
