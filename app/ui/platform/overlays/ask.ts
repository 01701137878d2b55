import type { RootEventName, RootEvents } from '#app/models/platform/web/root-events.ts'

/** Asks the page to show something. */
export function ask<N extends RootEventName>(name: N, detail: RootEvents[N]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }))
}
