import type { WelcomeStep } from '#app/models/house/panel/welcome.ts'
import type { Piece, PieceState } from '#app/models/house/starter/answers.ts'
import type { Trade } from '#app/models/site/settings/trade.ts'
import type { Setting } from '../fields/settings-view.ts'
import type { FilledForm } from '../frame/posted.ts'
import type { RuleView } from '../settings/conformity-view.ts'
import type { Progress } from './welcome.tsx'

/** What a step shows: how far all of them are, and what stands already. */
export type StepScreen = {
  step: WelcomeStep
  progress: Progress
  settings: Setting[]
  trade: Trade
  fonts: Record<'TITLE' | 'CONTENT', string>
  logo: string | undefined
  carriers: string[]
  law: RuleView[]
  /** How the first pages stand on the site, where the step is about them. */
  pieces: Record<Piece, PieceState> | undefined
}

/** A step, and what was typed into it. */
export type StepProps = { screen: StepScreen; form: FilledForm }
