import type { FormState } from '../../platform/forms/form-state.ts'
import { PostForm } from '../../platform/forms/post-form.tsx'

/** The letters there are, and those somebody has. */
export type LetterOffer = {
  isSubscribed: boolean
  lists: { id: string; name: string; description: string; isChosen: boolean }[]
}

type Props = {
  action?: string
  token?: string
  choice: LetterOffer
  words: { none: string; all: string; legend: string; submit: string; stop: string }
  state: FormState | undefined
}

/** The letters one may have, each with its box, and a button that stops them all. */
export function LetterChoice({ action, token, choice: { isSubscribed, lists }, words, state }: Props) {
  const boxes =
    lists.length > 0
      ? lists.map(({ id, name, description, isChosen }) => ({ field: 'lists', value: id, name, description, isChosen }))
      : [{ field: 'all', value: 'on', name: words.all, description: '', isChosen: isSubscribed }]
  return (
    <PostForm name="lettres" action={action} state={state} submit={words.submit}>
      {token && <input type="hidden" name="token" value={token} />}
      <fieldset className="full letters">
        <legend>{words.legend}</legend>
        {boxes.map(({ field, value, name, description, isChosen }) => (
          <label key={value} className="check">
            <input type="checkbox" name={field} value={value} defaultChecked={isChosen} />
            <span>
              {name}
              {description && <span className="hint">{description}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {isSubscribed && (
        <p className="full">
          <button type="submit" name="stop" value="oui" className="more">
            {words.stop}
          </button>
        </p>
      )}
    </PostForm>
  )
}
