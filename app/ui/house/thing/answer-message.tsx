import { href } from 'react-router'
import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { peopleTexts as words } from '#app/texts/house/fields/people.ts'
import type { Thing } from '../desks/things.ts'
import { Fact } from '../frame/fact.tsx'

type Props = { thing: Thing; typed: Readonly<Record<string, string>> | undefined }

/** What was answered to a message, or where it is answered. */
export function AnswerMessage({ thing, typed }: Props) {
  return thing.isAnswered ? <Answered thing={thing} /> : <AnswerForm thing={thing} typed={typed} />
}

function Answered({ thing: { answer, answeredAt, email, subject } }: { thing: Thing }) {
  const day = sayFullDay(parisDay(new Date(String(answeredAt))))
  return (
    <>
      <dl className="facts">
        <Fact label={answer ? words.answeredOn(day) : words.answeredElsewhere(day)}>{String(answer)}</Fact>
      </dl>
      <MailLink email={email} subject={subject} />
    </>
  )
}

function AnswerForm({ thing: { id, email, subject }, typed }: Props) {
  const fault = typed && (typed.fault || words.answerFault)
  return (
    <form method="post" action={href('/admin/messages/:id/reponse', { id })} className="form" id="reponse">
      <p className="field full">
        <label htmlFor="answer">{words.answer}</label>
        <textarea
          id="answer"
          name="reponse"
          className="input"
          rows={6}
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
          {words.answerHint(String(email))}
        </span>
      </p>
      <p className="actions">
        <button type="submit" className="btn">
          {words.answerSend}
        </button>
        <button type="submit" name="autrement" value="oui" className="btn btn-line">
          {words.answerElsewhere}
        </button>
      </p>
      <MailLink email={email} subject={subject} />
    </form>
  )
}

/** A mail of the owner's own, begun to whoever wrote. */
function MailLink({ email, subject }: Pick<Thing, string>) {
  const begun = new URLSearchParams({ subject: words.answerTo(String(subject)) })
  return (
    <p>
      <a className="more" href={`mailto:${email}?${begun.toString().replaceAll('+', '%20')}`}>
        {words.answerByMail}
      </a>
    </p>
  )
}
