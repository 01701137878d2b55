import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { sayFullDay, sayMoment, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { threadTexts as words } from '#app/texts/house/fields/messages.ts'
import type { PanelRecord } from '../desks/records.ts'
import { AnswerForm } from './answer-form.tsx'
import type { BesideRecord } from './beside-record.ts'
import { CardLink } from './card-link.tsx'

type Thread = Answer<Contract['getMessage']>
type Props = { record: PanelRecord; typed: Readonly<Record<string, string>> | undefined } & Pick<BesideRecord, 'readyReplies'>

/** What somebody wrote, what was answered and how each answer travelled, the next answer, and what else they sent. */
export function MessageThread({ record, readyReplies, typed }: Props) {
  const thread = record as unknown as Thread
  const { id, email, subject, answers, others } = thread
  const form = <AnswerForm message={{ id, email, subject, answered: answers.length }} readyReplies={readyReplies} typed={typed} />
  return (
    <>
      <ol className="thread" aria-label={words.thread}>
        <li>
          <Written thread={thread} />
        </li>
        {answers.map((answer) => (
          <li key={answer.answeredAt} className="of-the-house">
            <GivenAnswer answer={answer} />
          </li>
        ))}
      </ol>
      {answers.length === 0 ? (
        form
      ) : (
        <details className="part" open={typed !== undefined}>
          <summary>{words.again}</summary>
          {form}
        </details>
      )}
      <CardLink id={id} />
      {others.length > 0 && <Others others={others} />}
    </>
  )
}

function Written({ thread: { subject, message, createdAt } }: { thread: Thread }) {
  return (
    <>
      <p className="muted">{words.wroteOn(sayFullDay(parisDay(new Date(createdAt))))}</p>
      {subject && (
        <p>
          <b>{subject}</b>
        </p>
      )}
      <p className="said">{message}</p>
    </>
  )
}

function GivenAnswer({ answer: { text, answeredAt, mail } }: { answer: Thread['answers'][number] }) {
  const day = sayFullDay(parisDay(new Date(answeredAt)))
  return (
    <>
      <p className="muted">
        {text ? words.answeredOn(day) : words.answeredElsewhere(day)} {text && <MailState mail={mail} />}
      </p>
      {text && <p className="said">{text}</p>}
    </>
  )
}

/** Where the mail of an answer is; after its time the log of mails no longer knows. */
function MailState({ mail }: Pick<Thread['answers'][number], 'mail'>) {
  if (!mail) return <span className="tag tag-no">{words.forgotten}</span>
  const path = href('/admin/:desk/:id', { desk: 'courriels', id: mail.id })
  switch (mail.state) {
    case 'SENT':
      return <span className="tag">{words.sent(sayMoment(mail.sentAt ?? ''))}</span>
    case 'WAITING':
      return <span className="tag tag-wait">{words.queued}</span>
    case 'FAILED':
      return (
        <>
          <span className="tag tag-bad">{words.failed}</span>{' '}
          <a className="more" href={path}>
            {words.resend}
          </a>{' '}
          {mail.reason}
        </>
      )
  }
}

function Others({ others }: Pick<Thread, 'others'>) {
  return (
    <>
      <h2>{words.others}</h2>
      {others.map(({ id, subject, createdAt, isAnswered }) => (
        <p key={id}>
          <a className="more" href={href('/admin/:desk/:id', { desk: 'messages', id })}>
            {subject || words.noSubject}
          </a>{' '}
          {[sayShortDay(createdAt), isAnswered ? words.done : words.open].join(', ')}
        </p>
      ))}
    </>
  )
}
