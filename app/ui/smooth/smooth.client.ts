import { answerRootEvents } from '../overlays/root-events.ts'
import { runActions } from './actions.ts'
import { openArrivals } from './arrival.ts'
import { keepBars } from './bars.ts'
import { watchSeenBlocks } from './blocks.ts'
import { keepCartCopy } from './cart-copy.ts'
import { watchConnection } from './connection.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { foldAway } from './fold-away.ts'
import { followForms } from './follow-forms.ts'
import { followLinks } from './follow-links.ts'
import { goTo } from './go-to.ts'
import { keepHistory } from './history.ts'
import { watchLoading } from './loading-bar.ts'
import { loadOthers } from './others.ts'
import { isScreen } from './page-kind.ts'
import { openPopups } from './popups.ts'
import { offerProposals } from './proposals.ts'
import { tellWhatWasLeft } from './told.ts'

/** What makes every page smoother once there is script; without it, links and forms do all of this by documents. */
function start(): void {
  answerRootEvents()
  runActions()
  openArrivals()
  foldAway()
  watchLoading()
  watchConnection()
  offerProposals()
  openPopups()
  loadOthers()
  keepCartCopy()
  watchSeenBlocks()
  followLinks()
  // The screens have a router of their own.
  if (isScreen()) keepBars()
  else {
    followForms()
    fetchAhead()
    keepHistory((url) => void goTo(url, { entry: 'none' }))
  }
  tellWhatWasLeft()
  // Whoever waits for the page to be at its smoothest looks here.
  document.documentElement.setAttribute('data-smooth', '')
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
