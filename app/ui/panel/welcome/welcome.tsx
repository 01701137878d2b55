import { href } from 'react-router'
import { welcomeSteps } from '#app/models/panel/welcome.ts'
import type { Progress } from '#app/services/panel/welcome/progress.server.ts'
import { welcomeTexts as words } from '#app/texts/panel/welcome.ts'
import { ScreenHead } from '../screen-head.tsx'

/** The first steps, each with where it stands. */
export function Welcome({ progress }: { progress: Progress }) {
  const next = welcomeSteps.find((step) => !progress[step]) ?? 'pret'
  return (
    <>
      <ScreenHead title={words.title} says={words.says} />
      <section className="sheet" aria-label={words.title}>
        <ol className="steps">
          {welcomeSteps.map((step) => (
            <li key={step}>
              <a href={href('/admin/bienvenue/:step', { step })}>
                <b>{words.steps[step][0]}</b>
                <span className="muted">{words.steps[step][1]}</span>
              </a>
              <span className={progress[step] ? 'tag' : 'tag tag-no'}>{progress[step] ? words.done : words.open}</span>
            </li>
          ))}
        </ol>
        <p className="actions">
          <a className="btn" href={href('/admin/bienvenue/:step', { step: next })}>
            {words.begin(words.steps[next][0])}
          </a>
        </p>
      </section>
    </>
  )
}
