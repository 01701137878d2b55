import type { WelcomeStep } from '#app/models/panel/welcome.ts'
import type { Conformity } from '../conformity.tsx'
import type { FilledForm } from '../posted.ts'
import type { Setting } from '../settings-view.ts'
import type { Progress } from './welcome.tsx'

/** What a step shows: how far all of them are, and what stands already. */
export type StepScreen = {
  step: WelcomeStep
  progress: Progress
  settings: Setting[]
  fonts: Record<'TITLE' | 'CONTENT', string>
  logo: string | undefined
  carriers: string[]
  law: Conformity['rows']
}

/** A step, and what was typed into it. */
export type StepProps = { screen: StepScreen; form: FilledForm }
