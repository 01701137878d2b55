import { href } from 'react-router'
import { toSell } from '#app/models/house/panel/welcome.ts'
import { lawTexts } from '#app/texts/house/conformity.ts'
import { welcomeTexts as words } from '#app/texts/house/welcome.ts'
import type { StepProps } from './step-form.ts'

/** What is left to do, and the act that shows the site to all. */
export function ReadyStep({ screen: { law, progress } }: StepProps) {
  const todo = toSell.filter((step) => !progress[step])
  return (
    <>
      {todo.length > 0 && (
        <div className="note note-bad full">
          <p>{words.todo}</p>
          <ul>
            {todo.map((step) => (
              <li key={step}>
                <a className="more" href={href('/admin/bienvenue/:step', { step })}>
                  {words.steps[step][0]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="full">{words.missing(law.length)}</p>
      {law.length > 0 && (
        <ul className="full">
          {law.map(({ row, mend, reason }) => (
            <li key={row}>
              <a className="more" href={mend || href('/admin/conformite')}>
                {lawTexts[row][0]}
              </a>{' '}
              <span className="muted">{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {progress.pret && <p className="note full">{words.isOpen}</p>}
      <p className="actions">
        {progress.pret ? (
          <a className="btn" href="/">
            {words.seeSite}
          </a>
        ) : (
          <button type="submit" className="btn">
            {words.openSite}
          </button>
        )}
        <a className="more" href={href('/admin/bienvenue/:step', { step: 'vin' })}>
          {words.addProduct}
        </a>
        <a className="more" href={href('/admin/:desk', { desk: 'pages' })}>
          {words.toCompose}
        </a>
      </p>
    </>
  )
}
