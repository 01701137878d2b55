import type { Thing } from '#app/services/panel/things.server.ts'
import { peopleTexts } from '#app/texts/panel/people.ts'

/** The way to an answer: a mail of the owner's own, begun to whoever wrote. */
export function AnswerMessage({ thing: { email, subject } }: { thing: Thing }) {
  const begun = new URLSearchParams({ subject: peopleTexts.answerTo(String(subject)) })
  return (
    <p>
      <a className="btn" href={`mailto:${email}?${begun.toString().replaceAll('+', '%20')}`}>
        {peopleTexts.answer}
      </a>
    </p>
  )
}
