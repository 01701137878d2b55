import { href } from 'react-router'
import type { Proposal } from '#app/models/house/starter/answers.ts'
import { readAnswers } from '#app/models/house/starter/read-answers.ts'
import { openingHours } from '#app/models/site/settings/parameter-list-company.ts'
import { starterTexts as words } from '#app/texts/house/starter/starter.ts'
import { writePages } from '#app/texts/house/starter/write-pages.ts'
import { ProposedPage } from './proposed-page.tsx'
import { Questions } from './questions.tsx'
import type { StepProps } from './step-form.ts'

/** Eight questions and, once they are answered, the pages that come of them. */
export function PagesStep({ screen, form }: StepProps) {
  const isAnswered = form.entries.length > 0 && Object.keys(form.faults).length === 0
  const questions = <Questions screen={screen} form={form} />
  const look = (
    <p className="actions">
      <button type="submit" className={isAnswered ? 'btn btn-line' : 'btn'} name="acte" value="voir">
        {isAnswered ? words.lookAgain : words.look}
      </button>
    </p>
  )
  if (!isAnswered) {
    return (
      <>
        {questions}
        {look}
      </>
    )
  }
  return (
    <>
      <details className="full">
        <summary>{words.answers}</summary>
        <div className="form">
          {questions}
          {look}
        </div>
      </details>
      <h2 className="full">{words.proposals}</h2>
      <p className="full">
        {words.proposalsSay} {screen.progress.pret ? words.whenOpen : words.whenBuilding}
      </p>
      {proposalsOf(screen, form).map((proposal) => (
        <ProposedPage key={proposal.piece} proposal={proposal} state={screen.pieces?.[proposal.piece]} form={form} />
      ))}
      <p className="actions">
        <button type="submit" className="btn">
          {words.write}
        </button>
        <a className="more" href={href('/admin/bienvenue')}>
          {words.later}
        </a>
      </p>
    </>
  )
}

function proposalsOf({ settings }: StepProps['screen'], { entries }: StepProps['form']): Proposal[] {
  const isHour = (type: string) => (openingHours as readonly string[]).includes(type)
  const hasHours = settings.some(({ type, value }) => isHour(type) && value !== '')
  return writePages(readAnswers(entries, hasHours))
}
