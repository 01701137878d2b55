import type { LoadedApp } from '#app/models/site/settings/external-app.ts'

/** Tells the script what it may load for this visitor; nothing is written where there is nothing. */
export function ThirdParties({ loads }: { loads: LoadedApp[] }) {
  return loads.length > 0 ? <div id="third-parties" hidden data-load={JSON.stringify(loads)} /> : null
}
