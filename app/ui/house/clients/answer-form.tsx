import { href } from 'react-router'
import { threadTexts as words } from '#app/texts/house/fields/messages.ts'
import { Colleagues } from '../frame/colleagues.tsx'
import type { BesideRecord } from './beside-record.ts'

type Props = {
  /** Whom it answers, and how many answers whoever writes has read. */
  message: { id: string; email: string; subject: string; answered: number }
  typed: Readonly<Record<string, string>> | undefined
} & Pick<BesideRecord, 'readyReplies'>

/** The form of an answer; a ready reply is put into it by its button. */
export function AnswerForm({ message: { id, email, subject, answered }, readyReplies, typed }: Props) {
  const fault = typed?.fault
  return (
    <form method="post" action={href('/admin/messages/:id/reponse', { id })} className="form" id="reponse">
      <input type="hidden" name="apres" value={answered} />
      <p className="field full">
        <label htmlFor="answer">{words.answer}</label>
        <textarea
          id="answer"
          name="reponse"
          className="input"
          rows={8}
          maxLength={5000}
          defaultValue={typed?.answer}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'answer-fault answer-hint' : 'answer-hint'}
        />
        {fault && (
          <span className="field-fault" id="answer-fault">
            {fault}
          </span>
        )}
        <span className="hint" id="answer-hint">
          {words.answerHint(email)}
        </span>
      </p>
      {readyReplies.length > 0 && (
        <fieldset className="part full ready-replies">
          <legend>{words.ready}</legend>
          <p className="actions">
            {readyReplies.map((reply) => (
              <button
                key={reply.id}
                type="submit"
                formAction={href('/admin/messages/:id/reponse/:reply', { id, reply: reply.id })}
                className="btn btn-line"
                data-insert={reply.text}
                formNoValidate
              >
                {reply.title}
              </button>
            ))}
            <a className="more" href={href('/admin/:desk', { desk: 'reponses-pretes' })}>
              {words.changeReady}
            </a>
          </p>
        </fieldset>
      )}
      <p className="actions save-bar">
        <button type="submit" className="btn">
          {words.send}
        </button>
        <button type="submit" name="autrement" value="oui" className="btn btn-line">
          {words.elsewhere}
        </button>
        <Colleagues />
      </p>
      <p>
        <a className="more" href={hrefOfMail(email, subject)}>
          {words.byMail}
        </a>
      </p>
    </form>
  )
}

/** A mail of the owner's own, begun to whoever wrote. */
function hrefOfMail(email: string, subject: string): string {
  const begun = new URLSearchParams({ subject: words.to(subject) })
  return `mailto:${email}?${begun.toString().replaceAll('+', '%20')}`
}
