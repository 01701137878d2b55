import { href } from 'react-router'
import { lawTexts } from '#app/texts/house/conformity.ts'
import { welcomeTexts as words } from '#app/texts/house/welcome.ts'
import type { StepProps } from './step-form.ts'

/** What is left to do, and the act that shows the site to all. */
export function ReadyStep({ screen: { law, progress } }: StepProps) {
  return (
    <>
      <p className="full">{words.missing(law.length)}</p>
      {law.length > 0 && (
        <ul className="full">
          {law.map(({ row, mend }) => (
            <li key={row}>
              <a className="more" href={mend || href('/admin/conformite')}>
                {lawTexts[row][0]}
              </a>
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
        <a className="more" href={href('/admin/:desk', { desk: 'pages' })}>
          {words.toCompose}
        </a>
      </p>
    </>
  )
}
