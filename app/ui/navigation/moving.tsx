import { useEffect } from 'react'
import { useKeptCart } from '../cart/use-kept-cart.ts'
import { answerRootEvents, ask } from '../overlays/root-events.ts'
import { usePopups } from '../popups/use-popups.ts'
import { useSuggestions } from '../search/use-suggestions.ts'
import { useThirdParties } from '../third-parties/use-third-parties.ts'
import { useTowns } from '../towns/use-towns.ts'
import { Arrival } from './arrival.tsx'
import { ConnectionNotice } from './connection.tsx'
import { useFoldAway } from './fold-away.ts'
import { useFollowedLinks } from './follow-links.ts'
import { LoadingBar } from './loading-bar.tsx'
import { Prefetch } from './prefetch.tsx'
import type { Told } from './smooth.tsx'
import { useSeenBlocks } from './use-seen-blocks.ts'

/** What makes moving about the site smoother once there is script. */
export function Moving({ told }: Told) {
  useFollowedLinks()
  useFoldAway()
  useSeenBlocks()
  useThirdParties()
  usePopups()
  useKeptCart()
  useSuggestions()
  useTowns()
  useEffect(answerRootEvents, [])
  // Whoever waits for the page to be at its smoothest looks here.
  useEffect(() => document.documentElement.setAttribute('data-smooth', ''), [])
  useEffect(() => {
    if (told?.flash) ask('vitrine:toast', { ...told.flash, kind: 'done' })
  }, [told])
  return (
    <>
      <LoadingBar />
      <ConnectionNotice />
      <Arrival />
      <Prefetch />
    </>
  )
}
