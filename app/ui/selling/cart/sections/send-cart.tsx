import { useHydrated } from 'remix-utils/use-hydrated'
import { sendTexts as words } from '#app/texts/selling/cart-ways.ts'
import { useGoods } from '../../../platform/body/goods.ts'
import { ask } from '../../../platform/overlays/ask.ts'

/** The address that fills another's cart with what lies in this one: to be copied by hand, or by a button where there is script. */
export function SendCart({ link }: { link: string }) {
  const isAlive = useHydrated()
  const goods = useGoods()
  return (
    <details className="fold">
      <summary>{words.title}</summary>
      <p className="small">{words.text(goods)}</p>
      <p className="pair">
        <input className="input" aria-label={words.link} value={link} readOnly onFocus={({ target }) => target.select()} />
        {isAlive && (
          <button type="button" className="btn btn-line" onClick={() => void copy(link)}>
            {words.copy}
          </button>
        )}
      </p>
    </details>
  )
}

/** A site without https has no clipboard, and some browsers refuse theirs. */
async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    ask('vitrine:toast', { text: words.copied, kind: 'done' })
  } catch {
    ask('vitrine:toast', { text: words.failed, kind: 'bad' })
  }
}
