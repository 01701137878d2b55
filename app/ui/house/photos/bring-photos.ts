import { photoFile } from '#app/models/house/panel/field.ts'

/** Fetches the script that brings photos in, where a form takes them or will, or frames one. */
export function bringPhotos(isSure = false): void {
  const at = document.querySelector<HTMLElement>('[data-photos]')?.dataset.photos
  if (at && (isSure || document.querySelector(`[type="file"][id*="${photoFile}"], [data-frame]`)))
    void import(/* @vite-ignore */ at)
}
