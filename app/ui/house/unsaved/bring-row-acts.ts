import { rowAct } from '#app/models/house/panel/field.ts'

/** Fetches the script that moves and doubles rows where they stand; until it is there their buttons ask the server. */
export function bringRowActs(): void {
  const at = document.querySelector<HTMLElement>('[data-rows-script]')?.dataset.rowsScript
  if (at && document.querySelector(`main [name="${rowAct}"]`)) void import(/* @vite-ignore */ at)
}
