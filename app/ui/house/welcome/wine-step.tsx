import { productKinds } from '#app/models/catalog/products/product-kind.ts'
import { allergens } from '#app/models/catalog/wine-facts.ts'
import { nameBottler } from '#app/models/house/starter/name-bottler.ts'
import { optionText } from '#app/texts/house/fields/options.ts'
import { welcomeTexts as words } from '#app/texts/house/welcome.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { PickFile } from './pick-file.tsx'
import type { StepProps } from './step-form.ts'
import { TypedField } from './typed-field.tsx'

const kinds = productKinds.filter((kind) => kind !== 'coffret')

/** A first wine: what it costs, how much there is, and what the law wants told before it is bought. */
export function WineStep({ screen, form }: StepProps) {
  const goods = useGoods()
  const wine = words.wine
  const bottler = nameBottler(screen.settings)
  const isNew = form.entries.length === 0
  return (
    <>
      {screen.progress.vin && <p className="note full">{words.another}</p>}
      <TypedField form={form} name="name" label={wine.name} />
      <TypedField
        form={form}
        name="kind"
        label={wine.kind}
        options={kinds.map((kind) => [kind, optionText('product', ['kind'], kind, goods)] as const)}
      />
      <TypedField form={form} name="year" label={wine.year} isNumber />
      <TypedField form={form} name="capacity" label={wine.capacity} value="75" isNumber />
      <TypedField form={form} name="price" label={wine.price} isNumber />
      <TypedField form={form} name="stock" label={wine.stock} isNumber />
      <TypedField form={form} name="alcohol" label={wine.alcohol} isNumber />
      <TypedField form={form} name="bottler" label={wine.bottler} hint={wine.bottlerHint} value={bottler} />
      <TypedField form={form} name="origin" label={wine.origin} hint={wine.originHint} />
      <fieldset className="part choices-part">
        <legend>{wine.allergens}</legend>
        {allergens.map((allergen) => (
          <label key={allergen} className="check">
            <input
              type="checkbox"
              name="allergens"
              value={allergen}
              defaultChecked={
                isNew
                  ? allergen === 'SULPHITES'
                  : form.entries.some(([name, value]) => name === 'allergens' && value === allergen)
              }
            />
            <span>{words.allergens[allergen]}</span>
          </label>
        ))}
      </fieldset>
      <TypedField form={form} name="ingredients" label={wine.ingredients} hint={wine.ingredientsHint} />
      <TypedField form={form} name="energy" label={wine.energy} isNumber />
      <TypedField form={form} name="sugars" label={wine.sugars} isNumber />
      <PickFile label={wine.picture} form={form} />
    </>
  )
}
