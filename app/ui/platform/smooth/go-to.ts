import { leavesDocuments } from '#app/models/platform/files/file-path.ts'
import { navigation } from '#app/texts/platform/navigation.ts'
import { ask } from '../overlays/ask.ts'
import { tellArrival } from './arrival.ts'
import { takeAhead } from './fetch-ahead.ts'
import { passFlashOn } from './flash-message.ts'
import { type Entry, enter, pageOf } from './history.ts'
import { loading } from './loading-bar.ts'
import { type Opened, openDocument } from './open-document.ts'
import { isScreen } from './page-kind.ts'
import { addSheets, buildOf } from './sheets.ts'
import { swapDocument } from './swap-document.ts'

export type Going = {
  /** What a form sends along. */
  body?: FormData | URLSearchParams
  /** What is sent has a name by which it is done once: it is sent once more where no answer comes. */
  isAct?: boolean
  /** The page stays where it is scrolled to. */
  isStaying?: boolean
  /** What the way makes of the browser's history. */
  entry?: Entry
}

let underWay = new AbortController()

/** Shows another document of this site in the place of this one; a later way gives up an earlier. Says whether an answer came. */
export async function goTo(url: URL, { body, isAct = false, isStaying = false, entry }: Going = {}): Promise<boolean> {
  underWay.abort()
  underWay = new AbortController()
  const { signal } = underWay
  loading.start()
  const open = () => openDocument({ url, ...(body && { body }) }, signal)
  let opened = (body ? undefined : await takeAhead(url)) ?? (await open())
  if (isAct && !opened && !signal.aborted) opened = await open()
  const fits = opened !== undefined && fitsHere(opened) && (await addSheets(opened.page))
  if (signal.aborted) return opened !== undefined
  if (!opened || opened.status >= 400) loading.fail()
  else loading.finish()
  if (!opened) return goByDocument(url, body !== undefined)
  if (!fits) return leaveFor(opened)
  const isSamePage = pageOf(opened.url) === pageOf(new URL(location.href))
  const isKept = isStaying || isSamePage
  const entering = () => enter(opened.url, entry ?? (isSamePage ? 'replace' : 'push'))
  await swapDocument(opened.page, { isKept, entering })
  tellArrival({ url: opened.url, isKept, isRefused: opened.status >= 400, entry })
  // Where the server failed nobody knows what was done.
  return opened.status < 500
}

/**
 * No page came: the browser asks for it itself, which also knows files; what was sent may have been done, so what has no name is
 * never sent twice.
 */
function goByDocument(url: URL, wasSent: boolean): false {
  if (wasSent) ask('vitrine:toast', { text: navigation.lost, kind: 'bad' })
  else location.assign(url)
  return false
}

/** Whether the parts of a page can stand in this document: it is of the same build and look, and has no router of its own. */
function fitsHere({ page, url }: Opened): boolean {
  const isOurs = page.getElementById('contenu') !== null && url.origin === location.origin
  return isOurs && !isScreen(page) && !leavesDocuments(url.pathname) && buildOf(page) === buildOf(document)
}

/** What the page has to say once goes along: the answer that brought it has taken it back. */
function leaveFor({ page, url }: Opened): true {
  passFlashOn(page)
  location.assign(url)
  return true
}
