import type { ReactNode } from 'react'
import { href } from 'react-router'
import { stepAfter, type WelcomeStep, welcomeSteps } from '#app/models/house/panel/welcome.ts'
import { welcomeTexts as words } from '#app/texts/house/welcome.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ColourStep } from './colour-step.tsx'
import { GoodsStep } from './goods-step.tsx'
import { PagesStep } from './pages-step.tsx'
import { PickFile } from './pick-file.tsx'
import { ReadyStep } from './ready-step.tsx'
import { SellStep } from './sell-step.tsx'
import type { StepProps } from './step-form.ts'
import { StepSettings } from './step-settings.tsx'
import { WineStep } from './wine-step.tsx'

const bodies: Record<WelcomeStep, (props: StepProps) => ReactNode> = {
  pages: (props) => <PagesStep {...props} />,
  entreprise: StepSettings,
  couleurs: (props) => <ColourStep {...props} />,
  logo: LogoStep,
  vin: (props) => {
    const { trade } = props.screen
    return trade === 'WINE' ? <WineStep {...props} /> : <GoodsStep {...props} trade={trade} />
  },
  vente: (props) => <SellStep {...props} />,
  pret: (props) => <ReadyStep {...props} />,
}

/** One of the first steps: what it asks, and the way past it. */
export function Step({ screen, form }: StepProps) {
  const { step } = screen
  const [title, says] = words.steps[step]
  return (
    <>
      <ScreenHead
        back={{ href: href('/admin/bienvenue'), label: words.title }}
        beside={<span className="muted">{words.place(welcomeSteps.indexOf(step) + 1, welcomeSteps.length)}</span>}
        title={title}
        says={says}
      />
      <section className="sheet" aria-label={title}>
        <form
          method="post"
          action={href('/admin/bienvenue/:step', { step })}
          encType="multipart/form-data"
          className="form"
          data-again={form.entries.length > 0 || undefined}
          noValidate
        >
          {form.message && (
            <p className="note note-bad full" role="alert">
              {form.message}
            </p>
          )}
          {bodies[step]({ screen, form })}
          {step !== 'pret' && step !== 'pages' && (
            <p className="actions">
              <button type="submit" className="btn">
                {words.next}
              </button>
              {step === 'vin' && (
                <button type="submit" className="btn btn-line" name="acte" value="encore">
                  {words.saveAndAdd}
                </button>
              )}
              <a className="more" href={stepAfter(step, screen.progress)}>
                {words.skip}
              </a>
            </p>
          )}
        </form>
      </section>
    </>
  )
}

function LogoStep({ screen: { logo }, form }: StepProps) {
  return (
    <>
      {logo && (
        <p className="full">
          <img src={logo} alt={words.nowLogo} height="80" className="now-logo" />
        </p>
      )}
      <PickFile label={words.logo} form={form} />
    </>
  )
}
