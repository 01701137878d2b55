import { type ComponentType, useEffect, useState } from 'react'
import type { Flash } from '#app/services/flash.server.ts'

/** What an act without a new document has to say. */
export type Told = { told: { flash: Flash | undefined } | undefined }

/** Fetches what makes moving about smoother once the page stands; should that fail, the browser loads documents as ever. */
export function Smooth(props: Told) {
  const [Moving, setMoving] = useState<ComponentType<Told>>()
  useEffect(() => {
    import('./moving.tsx').then(
      (loaded) => setMoving(() => loaded.Moving),
      () => undefined,
    )
  }, [])
  return Moving && <Moving {...props} />
}
