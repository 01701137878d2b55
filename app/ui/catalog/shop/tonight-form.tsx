import { type ReactNode, useId } from 'react'
import { href } from 'react-router'
import { bodies, budgets, tastes } from '#app/models/catalog/pairing/tonight.ts'
import { tonightTexts } from '#app/texts/catalog/tonight.ts'
import type { TonightFields } from './tonight.ts'

type Props = { asked?: TonightFields; hidesPrices: boolean; proposals?: string[] }

const nothing: TonightFields = { dish: '', taste: '', body: '', budget: '' }

/** Asks for three wines: a dish, a taste, a budget; a plain question in an address, with or without script. */
export function TonightForm({ asked = nothing, hidesPrices, proposals = [] }: Props) {
  // A page may ask twice; the fields of each form have names of their own.
  const place = useId()
  return (
    <form className="tonight-form" action={href('/pour-ce-soir')} aria-label={tonightTexts.title} data-smooth="">
      <div className="field tonight-dish">
        <label htmlFor={`${place}q`}>{tonightTexts.dish}</label>
        <input
          className="input"
          id={`${place}q`}
          name="q"
          maxLength={60}
          defaultValue={asked.dish}
          placeholder={tonightTexts.dishExample}
          list={proposals.length > 0 ? `${place}dishes` : undefined}
        />
        {proposals.length > 0 && (
          <datalist id={`${place}dishes`}>
            {proposals.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
      </div>
      <Choice id={`${place}gout`} name="gout" label={tonightTexts.taste} value={asked.taste}>
        {['' as const, ...tastes].map((value) => (
          <option key={value} value={value}>
            {tonightTexts.tastes[value]}
          </option>
        ))}
      </Choice>
      <Choice id={`${place}corps`} name="corps" label={tonightTexts.body} value={asked.body}>
        {['' as const, ...bodies].map((value) => (
          <option key={value} value={value}>
            {tonightTexts.bodies[value]}
          </option>
        ))}
      </Choice>
      {!hidesPrices && (
        <Choice id={`${place}budget`} name="budget" label={tonightTexts.budget} value={asked.budget}>
          <option value="">{tonightTexts.anyBudget}</option>
          {budgets.map((euros) => (
            <option key={euros} value={euros}>
              {tonightTexts.budgets(euros)}
            </option>
          ))}
        </Choice>
      )}
      <button type="submit" className="btn">
        {tonightTexts.send}
      </button>
    </form>
  )
}

type ChoiceProps = { id: string; name: string; label: string; value: string; children: ReactNode }

function Choice({ id, name, label, value, children }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} name={name} defaultValue={value}>
        {children}
      </select>
    </div>
  )
}
