import { createUsePuck, type Overrides } from '@puckeditor/core'
import { type ReactNode, useCallback, useEffect, useLayoutEffect } from 'react'
import { toParisTime } from '#app/models/platform/time/paris-time.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { BlockFigure } from '../pages/block-figure.tsx'
import { toEditor } from './body/bodies.ts'
import { useLive } from './body/live.ts'
import { positionOfFault } from './body/positions.ts'
import { isHeadOther, type Standing, theirsOf } from './body/standing.ts'
import { Conflict } from './conflict.tsx'
import { mendChrome } from './mend-chrome.ts'
import { useHearPhotos } from './photo/use-bring.ts'
import { ReadySections } from './ready-sections.tsx'
import { SeenSide } from './seen-side.tsx'

const usePuck = createUsePuck()

/** What of the editor is ours; each stands once, for one that is made anew would lose what is typed in it. */
export const overrides: Partial<Overrides> = {
  headerActions: Actions,
  fields: SeenSide,
  drawerItem: DrawerItem,
  drawer: ({ children }) => (
    <section className="composer-drawer" aria-label={composerTexts.drawer}>
      <ReadySections />
      {children}
    </section>
  ),
  iframe: Frame,
  puck: Around,
}

/** A kind of block on its drawing. */
function DrawerItem({ name }: { name: string }) {
  const { kinds } = useLive()
  const kind = kinds.find(({ type }) => type === name)
  return (
    <div className="composer-item">
      <BlockFigure type={name} fields={kind?.fields} />
      {kind?.label ?? name}
    </div>
  )
}

/** The site's own stylesheets in the frame, and the editor's marks for what is chosen there. */
function Frame({ children, document: inside }: { children: ReactNode; document?: Document }) {
  const { sheets, tellReady } = useLive()
  const holdUndo = useHoldUndo()
  const hearPhotos = useHearPhotos()
  useLayoutEffect(() => {
    if (!inside) return
    const own = document.querySelector<HTMLLinkElement>('link[href*="/composer-"]')?.getAttribute('href')
    inside.documentElement.lang = 'fr'
    inside.title = composerTexts.page
    inside.defaultView?.frameElement?.setAttribute('title', composerTexts.page)
    for (const href of [...(own ? [own] : []), ...sheets]) {
      const link = inside.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      inside.head.append(link)
    }
  }, [inside, sheets])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once for each frame
  useEffect(() => {
    if (!inside) return
    tellReady()
    const endMending = mendChrome(inside)
    const endHolding = holdUndo(inside)
    const endHearing = hearPhotos(inside)
    return () => {
      endMending()
      endHolding()
      endHearing()
    }
  }, [inside])
  return <>{children}</>
}

/** How the draft stands, and what makes it public. */
function Actions() {
  const { at, standing, keeper, isReady } = useLive()
  const page = at.replace(/\/composer$/, '')
  return (
    <div className="composer-actions">
      <span role="status">{sayStanding(standing)}</span>
      {standing.is === 'published' && standing.draft.seenBy === 'nobody' && (
        <a className="more" href={`${page}#f-isValid`}>
          {draftTexts.hiddenSettings}
        </a>
      )}
      <a className="more" href={`${page}/versions`}>
        {draftTexts.versions}
      </a>
      <a className="btn btn-line" href={`${page}/blocs`}>
        {composerTexts.leave}
      </a>
      <button type="button" className="btn" disabled={!isReady} onClick={() => keeper.publish()}>
        {composerTexts.publish}
      </button>
    </div>
  )
}

function sayStanding({ is, draft, message }: Standing): string {
  switch (is) {
    case 'saved':
      return draft.savedAt ? composerTexts.saved(toParisTime(draft.savedAt).slice(11)) : composerTexts.fresh
    case 'fresh':
      return draft.isDraft && draft.savedAt ? composerTexts.saved(toParisTime(draft.savedAt).slice(11)) : composerTexts.fresh
    case 'refused':
      return `${composerTexts.unsaved} : ${message ?? composerTexts.faulty}`
    case 'conflict':
      return composerTexts.conflict
    case 'published':
      return composerTexts.published[draft.seenBy]
    default:
      return composerTexts[is]
  }
}

/** What keeps a page from being published is in a block: that block is chosen, and says it beside its field. */
function useFaultyBlock({ faults }: Standing): void {
  const dispatch = usePuck((puck) => puck.dispatch)
  const data = usePuck((puck) => puck.appState.data)
  const place = positionOfFault(data, faults)
  const key = JSON.stringify(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the place
  useEffect(() => {
    if (place) dispatch({ type: 'setUi', ui: { itemSelector: place } })
  }, [key, dispatch])
}

/** Answers how what is taken back is held in a document until the last act is noted. */
function useHoldUndo() {
  const { acts } = useLive()
  const back = usePuck((puck) => puck.history.back)
  const forward = usePuck((puck) => puck.history.forward)
  return useCallback((inside: Document) => acts.holdUndo(inside, back, forward), [acts, back, forward])
}

/** What stands over the whole editor: the choice between two bodies. */
function Around({ children }: { children: ReactNode }) {
  const { standing, keeper, blocks } = useLive()
  const holdUndo = useHoldUndo()
  const hearPhotos = useHearPhotos()
  const dispatch = usePuck((puck) => puck.dispatch)
  const theirs = theirsOf(standing).blocks
  useFaultyBlock(standing)
  useEffect(() => mendChrome(document), [])
  useEffect(() => holdUndo(document), [holdUndo])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks the editor anew each time
  useEffect(() => hearPhotos(document), [])
  const settle = (isMine: boolean) => {
    void keeper.settle(blocks.current, isMine)
    if (!isMine) dispatch({ type: 'setData', data: toEditor(theirs) })
  }
  return (
    <>
      {children}
      {standing.conflict && (
        <Conflict mine={blocks.current} theirs={theirs} isHeadOther={isHeadOther(standing)} settle={settle} />
      )}
    </>
  )
}
