import { energyFactors, type ReckonedEnergy } from '#app/models/catalog/energy.ts'
import { listUnnamed } from '#app/models/catalog/ingredients.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { pickedIngredients } from '#app/models/house/panel/picked-ingredients.ts'
import { sayEnergy } from '#app/texts/catalog/product-facts.ts'
import { wineLabelTexts as words } from '#app/texts/house/wine/wine-label.ts'
import { FieldGroup } from '../fields/field-group.tsx'
import type { RecordFormContext } from '../fields/form-context.ts'
import { textOf } from '../fields/form-control.tsx'

type Props = {
  ctx: RecordFormContext
  facts: PanelField | undefined
  energy: ReckonedEnergy | undefined
  /** Whether it may be a mere thing, of which a maker answers. */
  mayBeThing: boolean
}

const first = ['alcohol']
const substances = ['allergens', 'ingredients']
const ofHouse = ['bottler', 'origin', 'appellation', 'grapes']
const asked = new Set([...first, ...substances, ...ofHouse, 'analysis', 'nutrition'])

/** What a label says: what the law asks for before a sale first, the energy reckoned as soon as it can be. */
export function LabelFields({ ctx, facts, energy, mayBeThing }: Props) {
  const all = facts?.fields ?? []
  const pick = (...names: string[]) => names.flatMap((name) => all.find((field) => field.name === name) ?? [])
  const draw = (fields: readonly PanelField[]) => <FieldGroup ctx={ctx} fields={fields} path={['facts']} name="facts" />
  const analysis = pick('analysis').flatMap(({ fields = [] }) => fields)
  const others = all.filter(({ name }) => !asked.has(name) && (mayBeThing || name !== 'good'))
  return (
    <>
      {draw(pick(...first))}
      <FieldGroup ctx={ctx} fields={analysis} path={['facts', 'analysis']} name="facts.analysis" />
      <Reckoned ctx={ctx} energy={energy} />
      {draw(pick('nutrition'))}
      {draw(pick('ingredients'))}
      <Picker ctx={ctx} />
      {draw(pick('allergens'))}
      {draw(pick(...ofHouse))}
      <details className="part" open={others.some(({ name }) => ctx.faults[`facts.${name}`])}>
        <summary>{words.other}</summary>
        <div className="part-fields">{draw(others)}</div>
      </details>
    </>
  )
}

/** The energy as it is reckoned, and of what; the house's own figures win. */
function Reckoned({ ctx, energy }: Pick<Props, 'ctx' | 'energy'>) {
  const isOwn = textOf(ctx, 'facts.nutrition.kilojoules') !== ''
  if (!energy) return <p className="hint full">{isOwn ? words.own : words.ask}</p>
  const said = sayEnergy(energy.nutrition)
  if (isOwn) return <p className="hint full">{`${words.own} ${words.instead(said)}`}</p>
  const parts = energy.parts.map(({ source, grams }) =>
    words.part(words.sources[source], grams.toFixed(2).replace('.', ','), energyFactors[source].kilojoules),
  )
  return <p className="note full">{words.reckoned(said, parts.join(' + '))}</p>
}

/** Ingredients to tick: what the list does not name yet. */
function Picker({ ctx }: { ctx: RecordFormContext }) {
  const offered = listUnnamed(textOf(ctx, 'facts.ingredients'))
  return (
    <details className="part">
      <summary>{words.pick}</summary>
      <fieldset className="choices-part">
        <legend className="told">{words.picks}</legend>
        {offered.map(({ name, category }) => (
          <label key={name} className="check">
            <input type="checkbox" name={pickedIngredients} value={name} />
            <span>
              {name} {category && <span className="hint">{words.categories[category]}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="hint">{words.pickSays}</p>
    </details>
  )
}
