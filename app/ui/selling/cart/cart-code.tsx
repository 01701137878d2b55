import { cartTexts } from '#app/texts/selling/cart.ts'
import { Fault } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { CartForm } from './cart-form.tsx'
import type { CartView } from './cart-view.ts'

const { code: words } = cartTexts

type Props = {
  code: Pick<CartView['code'], 'code' | 'fault'>
  state: FormState | undefined
  action: string
}

/** The field for a discount code; what the code does stands among the totals. */
export function CartCode({ code: { code, fault: known }, state, action }: Props) {
  const fault = state?.faults.code ?? known
  return (
    <details className="fold" open={code !== '' || fault !== ''}>
      <summary>{words.title}</summary>
      <CartForm className="pair" action={action} noValidate>
        <label className="sr-only" htmlFor="code">
          {words.label}
        </label>
        <input
          key={code}
          className="input"
          id="code"
          name="code"
          autoComplete="off"
          maxLength={60}
          placeholder={words.label}
          defaultValue={state?.values.code ?? code}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'faute-code' : undefined}
        />
        <button type="submit" className="btn btn-line" id="appliquer">
          {words.send}
        </button>
      </CartForm>
      {fault && <Fault id="faute-code" says={fault} />}
      {code !== '' && (
        <CartForm action={action}>
          <input type="hidden" name="code" value="" />
          <button type="submit" className="btn-text">
            {words.remove}
          </button>
        </CartForm>
      )}
    </details>
  )
}
