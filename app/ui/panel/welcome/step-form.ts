import type { FilledForm } from '#app/services/panel/posted.server.ts'
import type { StepScreen } from '#app/services/panel/welcome/read-step.server.ts'

/** A step, and what was typed into it. */
export type StepProps = { screen: StepScreen; form: FilledForm }
