import { href } from 'react-router'
import { shopList, stockAlertTexts as words } from '#app/texts/catalog/shop.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainForm } from '../../platform/forms/plain-form.tsx'
import { Trap } from '../../platform/forms/trap.tsx'
import { Crumbs } from '../../platform/lists/crumbs.tsx'

/** What somebody waits for. */
export type StockAlertForm = { idDeclination: string; name: string; href: string; action: string; isAvailable: boolean }

type Props = { isNoted: boolean; state: FormState | undefined; shown: string }

/** The page on which somebody leaves an address to hear when something is back. */
export function StockAlertScreen({ wish, ...asked }: { wish: StockAlertForm } & Props) {
  const { name, isAvailable } = wish
  const goods = useGoods()
  const lead = asked.isNoted ? words.noted(name) : isAvailable ? words.there(name) : words.lead(name)
  return (
    <div className="wrap screen narrow">
      <Crumbs
        steps={[{ label: shopList.title, href: href('/boutique') }, { label: name, href: wish.href }, { label: words.title }]}
      />
      <h1>{asked.isNoted ? words.notedTitle : words.title}</h1>
      <p className="lead">{lead}</p>
      {asked.isNoted || isAvailable ? (
        <p className="actions">
          <a className="btn" href={isAvailable ? wish.href : href('/boutique')}>
            {isAvailable ? words.see(goods) : words.back}
          </a>
        </p>
      ) : (
        <WishForm action={wish.action} {...asked} />
      )}
    </div>
  )
}

function WishForm({ action, state, shown }: { action: string } & Props) {
  return (
    <PlainForm name="prevenir" action={action} state={state} submit={words.submit}>
      <Field name="email" type="email" autoComplete="email" isFull />
      <p className="small full">
        {words.kept} <a href={href('/privacy-policy')}>{words.privacy}</a>
      </p>
      <Trap form="prevenir" label={words.trap} shown={state?.values.shown || shown} />
    </PlainForm>
  )
}
