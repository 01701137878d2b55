import { createRoot } from 'react-dom/client'
import type { Composer as Given } from '#app/models/house/panel/composed.ts'
import { readSiteAround } from './around/site-around.ts'
import { ask } from './body/ask.ts'
import { openKeptBody } from './body/kept-body.ts'
import { guardMarkup } from './body/trusted.ts'
import { Composer } from './composer.tsx'
import '../../composer/composer.css'
import type { Choice } from '../fields/links.ts'
import { bringPhotos } from '../photos/bring-photos.ts'
import { tellOpen } from '../unsaved/tell-open.ts'

/** Puts the composer in the place of the editor of blocks; where that fails, the editor stays. */
async function open(): Promise<void> {
  guardMarkup()
  // What is done in the editor meanwhile would be gone with it.
  document.body.inert = true
  const at = location.pathname.replace(/\/$/, '')
  const given = await ask<Given<Choice>>(`${at}/donnees`)
  const around = await readSiteAround(given)
  bringPhotos(true)
  const kept = openKeptBody(at)
  const place = document.createElement('div')
  place.id = 'composer'
  const others = [...document.querySelectorAll<HTMLElement>('[data-record]')]
  document.body.replaceChildren(place, ...others)
  tellOpen(others)
  createRoot(place).render(<Composer at={at} given={given} kept={kept} around={around} />)
}

void open().finally(() => {
  document.body.inert = false
})
