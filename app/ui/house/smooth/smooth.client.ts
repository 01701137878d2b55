import { runActions } from '../../platform/smooth/actions.ts'
import { openArrivals } from '../../platform/smooth/arrival.ts'
import { keepBars } from '../../platform/smooth/bars.ts'
import { watchSeenBlocks } from '../../platform/smooth/blocks.ts'
import { watchConnection } from '../../platform/smooth/connection.ts'
import { fetchAhead } from '../../platform/smooth/fetch-ahead.ts'
import { tellWhatWasLeft } from '../../platform/smooth/flash-message.ts'
import { foldAway } from '../../platform/smooth/fold-away.ts'
import { followForms } from '../../platform/smooth/follow-forms.ts'
import { followLinks } from '../../platform/smooth/follow-links.ts'
import { goTo } from '../../platform/smooth/go-to.ts'
import { keepHistory } from '../../platform/smooth/history.ts'
import { watchLoading } from '../../platform/smooth/loading-bar.ts'
import { isScreen } from '../../platform/smooth/page-kind.ts'
import { answerRootEvents } from '../../platform/smooth/root-events.ts'
import { runSteppers } from '../../platform/smooth/steppers.ts'
import { keepCartCopy } from './cart-copy.ts'
import { openSearch } from './open-search.ts'
import { loadOthers } from './others.ts'
import { openPopups } from './popups.ts'
import { offerProposals } from './proposals.ts'
import { showSeenWines } from './seen-wines.ts'
import { showAdded } from './show-added.ts'

/** What makes every page smoother once there is script; without it, links and forms do all of this by documents. */
function start(): void {
  answerRootEvents()
  runActions()
  openArrivals()
  foldAway()
  watchLoading()
  watchConnection()
  offerProposals()
  openSearch()
  openPopups()
  loadOthers()
  keepCartCopy()
  showSeenWines()
  watchSeenBlocks()
  followLinks()
  // The screens have a router of their own.
  if (isScreen()) keepBars()
  else {
    followForms()
    showAdded()
    runSteppers()
    fetchAhead()
    keepHistory((url) => void goTo(url, { entry: 'none' }))
  }
  tellWhatWasLeft()
  // Whoever waits for the page to be at its smoothest looks here.
  document.documentElement.setAttribute('data-smooth', '')
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
