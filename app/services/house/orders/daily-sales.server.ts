import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'

/** The days that were asked for; without them, the last thirty. */
export function readSalesSpan({ searchParams }: URL, now: Date): { from: string; to: string } {
  const today = parisDay(now)
  return { from: searchParams.get('du') || addDays(today, -29), to: searchParams.get('au') || today }
}
