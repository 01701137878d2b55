import { panelTexts } from '#app/texts/house/panel.ts'
import type { RefusedMoment } from '../frame/posted-moment.ts'
import { Fault, faultOf } from './fault.tsx'

/** Asks when something is to happen; within another form it must not keep that form from being sent. */
export function LaterMoment({ refused, form }: { refused: RefusedMoment | undefined; form?: string }) {
  const faults: Record<string, string> = refused ? { quand: refused.fault } : {}
  return (
    <>
      <label htmlFor="quand">{panelTexts.moment.label}</label>
      <input
        id="quand"
        className="input"
        type="datetime-local"
        name="quand"
        required={form === undefined}
        form={form}
        defaultValue={refused?.typed}
        {...faultOf({ faults }, 'quand')}
      />
      <Fault ctx={{ faults }} name="quand" />
    </>
  )
}
