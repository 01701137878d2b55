import { type ComponentType, useEffect, useState } from 'react'
import type { Flash } from '#app/services/flash.server.ts'
import { fetchPiece } from './piece.ts'

/** What an act without a new document has to say. */
export type Told = { told: { flash: Flash | undefined } | undefined }

/** Fetches what makes moving about smoother once the page stands; should that fail, the browser loads documents as ever. */
export function Smooth(props: Told) {
  const [Moving, setMoving] = useState<ComponentType<Told>>()
  useEffect(() => {
    void fetchPiece('moving', () => import('./moving.tsx')).then((loaded) => loaded && setMoving(() => loaded.Moving))
  }, [])
  return Moving && <Moving {...props} />
}
