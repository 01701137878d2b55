import type { CartView } from '#app/services/cart-view.server.ts'
import { cartTexts } from '#app/texts/cart.ts'
import { Fault } from '../forms/field.tsx'

const { code: words } = cartTexts

/** The field for a discount code; what the code does stands among the totals. */
export function CartCode({ code: { code, fault } }: { code: CartView['code'] }) {
  return (
    <details className="fold" open={code !== ''}>
      <summary>{words.title}</summary>
      <form className="pair" method="post" action="/panier/code" data-smooth="" data-stay="" noValidate>
        <label className="sr-only" htmlFor="code">
          {words.label}
        </label>
        <input
          className="input"
          id="code"
          name="code"
          autoComplete="off"
          maxLength={60}
          placeholder={words.label}
          defaultValue={code}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'fault-code' : undefined}
        />
        <button type="submit" className="btn btn-line" id="appliquer">
          {words.send}
        </button>
      </form>
      {fault && <Fault id="fault-code" says={fault} />}
      {code !== '' && (
        <form method="post" action="/panier/code" data-smooth="" data-stay="">
          <input type="hidden" name="code" value="" />
          <button type="submit" className="btn-text">
            {words.remove}
          </button>
        </form>
      )}
    </details>
  )
}
