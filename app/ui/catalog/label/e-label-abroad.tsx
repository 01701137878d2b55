import type { Answer, Contract } from '#api/contract/index.ts'
import type { LabelLanguage } from '#app/models/catalog/label/label-languages.ts'
import { translateIngredients } from '#app/models/catalog/label/translate-ingredients.ts'
import { type LabelWords, labelWordsOf } from '#app/texts/catalog/label-words.ts'

type Facts = Answer<Contract['getELabel']>['facts']

/** What the law wants told of a bottle, once more in a language of a country that it is sold to. */
export function ELabelAbroad({ language, facts }: { language: LabelLanguage; facts: Facts }) {
  const words = labelWordsOf(language)
  return (
    <section lang={language}>
      <h2>{words.language}</h2>
      <dl>
        <Substances facts={facts} words={words} />
      </dl>
      {facts.nutrition && <Nutrition nutrition={facts.nutrition} language={language} words={words} />}
    </section>
  )
}

function Substances({ facts: { ingredients, allergens }, words }: { facts: Facts; words: LabelWords }) {
  const parts = translateIngredients(ingredients, words)
  const others = allergens.filter((allergen) => !parts.some(({ text }) => text.includes(words[allergen])))
  return (
    <>
      {parts.length > 0 && (
        <div>
          <dt>{words.ingredients}</dt>
          <dd>
            {parts.map(({ text, isStrong, isKnown }, place) => (
              <span key={text} lang={isKnown ? undefined : 'fr'}>
                {place > 0 && ', '}
                {isStrong ? <strong>{text}</strong> : text}
              </span>
            ))}
          </dd>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <dt>{words.contains}</dt>
          <dd>
            <strong>{others.map((allergen) => words[allergen]).join(', ')}</strong>
          </dd>
        </div>
      )}
    </>
  )
}

const nutrients = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const

type NutritionProps = { nutrition: NonNullable<Facts['nutrition']>; language: LabelLanguage; words: LabelWords }

function Nutrition({ nutrition, language, words }: NutritionProps) {
  const sayGrams = (hundredths: number) => `${(hundredths / 100).toLocaleString(language, { maximumFractionDigits: 2 })}\u00a0g`
  return (
    <table>
      <caption>{`${words.nutrition}, ${words.per100}`}</caption>
      <tbody>
        <tr>
          <th scope="row">{words.energy}</th>
          <td>{`${nutrition.kilojoules}\u00a0kJ / ${nutrition.kilocalories}\u00a0kcal`}</td>
        </tr>
        {nutrients.map((nutrient) => (
          <tr key={nutrient}>
            <th scope="row">{words[nutrient]}</th>
            <td>{sayGrams(nutrition[nutrient])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
