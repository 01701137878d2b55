import { href } from 'react-router'
import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { peopleTexts as words } from '#app/texts/house/fields/people.ts'
import type { PanelRecord } from '../desks/records.ts'
import { Fact } from '../frame/fact.tsx'

type Props = { record: PanelRecord; typed: Readonly<Record<string, string>> | undefined }

/** What was answered to a message, or where it is answered. */
export function AnswerMessage({ record, typed }: Props) {
  return record.isAnswered ? <Answered record={record} /> : <AnswerForm record={record} typed={typed} />
}

function Answered({ record: { answer, answeredAt, email, subject } }: { record: PanelRecord }) {
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

function AnswerForm({ record: { id, email, subject }, typed }: Props) {
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
function MailLink({ email, subject }: Pick<PanelRecord, string>) {
  const begun = new URLSearchParams({ subject: words.answerTo(String(subject)) })
  return (
    <p>
      <a className="more" href={`mailto:${email}?${begun.toString().replaceAll('+', '%20')}`}>
        {words.answerByMail}
      </a>
    </p>
  )
}
