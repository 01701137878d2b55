import type { FormState } from '#app/services/account-form.server.ts'
import type { CartView } from '#app/services/cart-view.server.ts'
import { cartTexts } from '#app/texts/cart.ts'
import { Fault } from '../forms/field.tsx'

const { code: words } = cartTexts

type Props = {
  code: Pick<CartView['code'], 'code' | 'fault'>
  state: FormState | undefined
  action: string
  /** Where a script can, the page stays and shows what the code did. */
  stays?: boolean
}

/** The field for a discount code; what the code does stands among the totals. */
export function CartCode({ code: { code, fault: known }, state, action, stays }: Props) {
  const fault = state?.faults.code ?? known
  const smooth = stays ? { 'data-smooth': '', 'data-stay': '' } : {}
  return (
    <details className="fold" open={code !== '' || fault !== ''}>
      <summary>{words.title}</summary>
      <form className="pair" method="post" action={action} {...smooth} noValidate>
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
          defaultValue={state?.values.code ?? code}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'faute-code' : undefined}
        />
        <button type="submit" className="btn btn-line" id="appliquer">
          {words.send}
        </button>
      </form>
      {fault && <Fault id="faute-code" says={fault} />}
      {code !== '' && (
        <form method="post" action={action} {...smooth}>
          <input type="hidden" name="code" value="" />
          <button type="submit" className="btn-text">
            {words.remove}
          </button>
        </form>
      )}
    </details>
  )
}
