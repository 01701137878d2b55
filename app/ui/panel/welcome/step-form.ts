import type { Entry } from '#app/models/panel/field.ts'
import type { StepScreen } from '#app/services/panel/welcome/read-step.server.ts'

/** What was typed into a step, and what is wrong with it. */
export type StepForm = { entries: readonly Entry[]; faults: Record<string, string>; message?: string }
export type StepProps = { screen: StepScreen; form: StepForm }
