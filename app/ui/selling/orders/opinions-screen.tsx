import { href } from 'react-router'
import { opinionTexts as words } from '#app/texts/selling/opinion.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { FieldPart } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainForm } from '../../platform/forms/plain-form.tsx'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'
import { TextArea } from '../../platform/forms/text-area.tsx'

/** A good of an order, and what its buyer has said of it so far. */
export type JudgedGood = {
  id: string
  name: string
  /** What the form begins with. */
  values: Record<string, string>
  /** How far what was said is; empty where nothing was. */
  state: string
  isOpen: boolean
}

/** Where a buyer says what they think of the goods of an order. */
export type OpinionsView = { token: string; reference: string; isEarly: boolean; goods: JudgedGood[] }

const labels = { note: words.rating, avis: words.text, signature: words.author }
const stars = [5, 4, 3, 2, 1]

type Props = { view: OpinionsView; state: (FormState & { good: string }) | undefined }

/** Where a buyer says what they think: a form for each good. */
export function OpinionsScreen({ view: { token, reference, isEarly, goods }, state }: Props) {
  const named = useGoods()
  return (
    <PlainScreen title={words.title} lead={isEarly ? words.early(named) : words.lead(named, reference)}>
      {!isEarly && <p className="note">{words.rules}</p>}
      {!isEarly &&
        goods.map((good) => (
          <GoodForm key={good.id} token={token} good={good} state={state?.good === good.id ? state : undefined} />
        ))}
      <p>
        <a className="more" href={href('/suivi/:token', { token })} data-reload="">
          {words.back}
        </a>
      </p>
    </PlainScreen>
  )
}

type GoodProps = { token: string; good: JudgedGood; state: FormState | undefined }

function GoodForm({ token, good: { id, name, values, state: standing, isOpen }, state }: GoodProps) {
  const kept = state?.values ?? values
  return (
    <section className="opinion-good" aria-labelledby={`avis-${id}`}>
      <h2 id={`avis-${id}`}>{name}</h2>
      {standing && <p className="small">{standing}</p>}
      {isOpen && (
        <PlainForm
          name={`avis-${id}`}
          action={href('/suivi/:token/avis', { token })}
          submit={standing ? words.change : words.send}
          state={state ?? { message: '', faults: {}, values }}
          labels={labels}
        >
          <input type="hidden" name="produit" value={id} />
          <FieldPart name="note" label={words.rating}>
            {(drawn) => (
              <select {...drawn} required defaultValue={kept.note ?? ''}>
                <option value="" />
                {stars.map((count) => (
                  <option key={count} value={count}>
                    {`${'★'.repeat(count)}${'☆'.repeat(5 - count)}  ${words.stars(count)}`}
                  </option>
                ))}
              </select>
            )}
          </FieldPart>
          <FieldPart name="signature" label={words.author} hint={words.authorHint}>
            {(drawn) => <input {...drawn} type="text" required maxLength={60} defaultValue={kept.signature ?? ''} />}
          </FieldPart>
          <TextArea name="avis" label={words.text} hint={words.textHint} maxLength={2000} isOptional />
        </PlainForm>
      )}
    </section>
  )
}
