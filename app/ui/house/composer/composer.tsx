import { Puck } from '@puckeditor/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { markOf } from '#app/models/house/panel/block-mark.ts'
import type { ComposedBlock, Composer as Given, ReadySection } from '#app/models/house/panel/composed.ts'
import { composerTexts, editorWords } from '#app/texts/house/pages/composer.ts'
import { GoodsContext } from '../../platform/body/goods.ts'
import type { Choice, Links } from '../fields/links.ts'
import type { SiteAround } from './around/site-around.ts'
import { openActs } from './body/acts.ts'
import { toBlocks, toEditor } from './body/bodies.ts'
import { keepDraft } from './body/draft-keeper.ts'
import type { KeptBodies } from './body/kept-body.ts'
import { LiveContext } from './body/live.ts'
import { openParts } from './body/parts.ts'
import type { Standing } from './body/standing.ts'
import { usePhotos } from './body/use-photos.ts'
import { configOf } from './config.tsx'
import { overrides } from './overrides.tsx'

const viewports = [
  { width: 390, height: 'auto' as const, label: composerTexts.phone, icon: 'Smartphone' as const },
  { width: 960, height: 'auto' as const, label: composerTexts.tablet, icon: 'Tablet' as const },
  { width: 1440, height: 'auto' as const, label: composerTexts.screen, icon: 'Monitor' as const },
]

type Props = { at: string; given: Given<Choice>; kept: KeptBodies; around: SiteAround }

/** A page put together by sight: its blocks as visitors see them, their settings beside them, kept as a draft all along. */
export function Composer({ at, given: answered, kept, around }: Props) {
  const [{ given, unsaved }] = useState(() => takeUp(answered, kept))
  const [standing, setStanding] = useState<Standing>({ is: 'fresh', draft: given.draft, faults: {} })
  const [keeper] = useState(() => keepDraft(at, given.draft, kept, setStanding))
  const [acts] = useState(openActs)
  const [parts] = useState(() => openParts(at))
  const [first] = useState(() => toEditor(given.draft.blocks))
  const blocks = useRef<readonly ComposedBlock[]>(given.draft.blocks)
  const config = useMemo(() => configOf(given, parts, around), [given, parts, around])
  const [links, setLinks] = useState<Links>(() => new Map(given.links))
  const ctx = useMemo(() => ({ desk: { resource: 'block', links: given.named }, links }), [given, links])
  const addPicture = (choice: Choice) => setLinks((now) => new Map(now).set('image', [choice, ...(now.get('image') ?? [])]))
  const photos = usePhotos()
  const [sections, setSections] = useState(given.sections)
  const [isReady, setIsReady] = useState(false)
  useLeaveGuard(() => keeper.isWaiting() || photos.held.isAny())
  useEffect(() => {
    if (unsaved) keeper.change(unsaved)
  }, [keeper, unsaved])
  const change = (data: Parameters<typeof toBlocks>[0]) => {
    const next = toBlocks(data)
    if (JSON.stringify(next) === JSON.stringify(blocks.current)) return
    blocks.current = next
    keeper.change(next)
  }
  const live = {
    at,
    standing,
    keeper,
    acts,
    parts,
    ctx,
    sheets: around.sheets,
    blocks,
    addPicture,
    kinds: given.kinds,
    sections,
    addSection: (section: ReadySection) => setSections((now) => [section, ...now]),
    named: given.named,
    hasHead: given.hasHead,
    ...photos,
    targets: given.targets,
  }
  return (
    <GoodsContext value={given.goods}>
      <LiveContext value={{ ...live, isReady, tellReady: () => setIsReady(true) }}>
        <section className="composed-name" aria-labelledby="composed">
          <h1 id="composed">{composerTexts.title(given.title)}</h1>
        </section>
        <Puck
          config={config}
          data={first}
          onChange={change}
          onAction={({ type }) => acts.tell(type)}
          dictionary={editorWords}
          viewports={viewports}
          iframe={iframe}
          headerTitle={given.title}
          headerPath={`/${given.url}`}
          height="100vh"
          overrides={overrides}
        />
      </LiveContext>
    </GoodsContext>
  )
}

/** Goes on with what the site had not got when the browser was left; where its draft has changed since, the site says so. */
function takeUp(answered: Given<Choice>, kept: KeptBodies): { given: Given<Choice>; unsaved?: readonly ComposedBlock[] } {
  const found = kept.find()
  if (!found) return { given: answered }
  const unsaved = [...found.blocks]
  const marks = (blocks: readonly ComposedBlock[]) => blocks.map(markOf).join()
  // It had come, and only its answer was lost.
  if (marks(unsaved) === marks(answered.draft.blocks)) {
    kept.forget()
    return { given: answered }
  }
  return { given: { ...answered, draft: { ...answered.draft, blocks: unsaved, hash: found.seen } }, unsaved }
}

const iframe = { enabled: true, syncHostStyles: false }

/** The browser asks before a page is left that holds what the site does not have yet. */
function useLeaveGuard(isWaiting: () => boolean): void {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (isWaiting()) event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isWaiting])
}
