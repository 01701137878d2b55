import { href } from 'react-router'
import type { WelcomeStep } from '#app/models/house/panel/welcome.ts'
import { welcomeSteps } from '#app/models/house/panel/welcome.ts'
import { welcomeTexts as words } from '#app/texts/house/welcome.ts'
import { ScreenHead } from '../frame/screen-head.tsx'

/** Which steps are done, as the site itself tells: there is no flag that could say otherwise. */
export type Progress = Record<WelcomeStep, boolean>

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
