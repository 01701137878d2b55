import { useState } from 'react'
import { type BroughtPhotos, openHeldPhotos } from './held-photos.ts'

/** The photos that wait in fields for their words, those on their way to one, and what is said of a file that is none. */
export function usePhotos() {
  const [held] = useState(openHeldPhotos)
  const [brought, setBrought] = useState<BroughtPhotos>()
  const [told, tell] = useState('')
  const bring = (photos: BroughtPhotos | undefined) => setBrought((now) => photos && withWaiting(photos, now))
  return { held, brought, bring, told, tell }
}

/** Those that still wait for their turn come after what is brought now. */
function withWaiting(photos: BroughtPhotos, now: BroughtPhotos | undefined): BroughtPhotos {
  return photos.photo && now ? { ...photos, others: [...photos.others, ...now.others] } : photos
}
