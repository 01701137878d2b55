import type { Answer, Contract } from '#api/contract/index.ts'
import type { LabelLanguage } from '#app/models/catalog/label/label-languages.ts'
import { eLabelTexts } from '#app/texts/catalog/e-label.ts'
import { listFacts, listNutrients, sayEnergy } from '#app/texts/catalog/product-facts.ts'
import { type FactNames, factNames } from '#app/texts/catalog/shop.ts'
import { ELabelAbroad } from './e-label-abroad.tsx'
import { ELabelFacts } from './e-label-facts.tsx'

type Props = { label: Answer<Contract['getELabel']>; languages: LabelLanguage[]; names: FactNames }

/** What is in a bottle, in the fewest words and with no link out of it: nothing that sells, no number of the house's own. */
export function ELabel({ label, languages, names }: Props) {
  const told = { ...label, reference: '', facts: { ...label.facts, certification: '' } }
  const title = [label.name, label.year].filter(Boolean).join(' ')
  const { nutrition } = label.facts
  return (
    <>
      <title>{`${title} : ${eLabelTexts.title}`}</title>
      <link rel="stylesheet" href="/e-label.css" precedence="label" />
      <link rel="icon" href="/art/mark.svg" />
      <main>
        <h1>{title}</h1>
        <p>{eLabelTexts.title}</p>
        <ELabelFacts facts={listFacts(told, '', names)} />
        {nutrition && (
          <table>
            <caption>{eLabelTexts.nutrition}</caption>
            <tbody>
              <tr>
                <th scope="row">{factNames.energy}</th>
                <td>{sayEnergy(nutrition)}</td>
              </tr>
              {listNutrients(nutrition).map(({ name: nutrient, amount }) => (
                <tr key={nutrient}>
                  <th scope="row">{nutrient}</th>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {languages.map((language) => (
          <ELabelAbroad key={language} language={language} facts={label.facts} />
        ))}
      </main>
    </>
  )
}
