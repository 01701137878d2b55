import { useGetPuck } from '@puckeditor/core'
import { readPhotoField } from '#app/models/house/panel/field.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { toBlock, toItem } from '../body/bodies.ts'
import { useLive } from '../body/live.ts'
import { pageZone } from '../body/positions.ts'
import { findPhotoField } from './find-photo-field.ts'

/** The block that photos are for, or are to stand below, and its field where one is meant; those that follow another one replace none. */
type PhotoTarget = { block?: string | undefined; name?: string | undefined; isNext?: boolean }
type Bring = (files: readonly File[], target: PhotoTarget) => void

/** Brings photos to a block: each waits in its field for its words. Where no block takes one, a picture is made for it. */
export function useBring(): Bring {
  const { kinds, named, acts, bring, tell } = useLive()
  // What it says is always of now: the field that photos come from may be gone by then.
  const getPuck = useGetPuck()

  function findField({ block, name, isNext }: PhotoTarget): string | undefined {
    const item = findItem(block)
    const kind = item && kinds.find(({ type }) => type === item.type)
    if (!kind || name) return name
    const { free, taken } = findPhotoField({ fields: kind.fields, named }, toBlock(item))
    return free ?? (isNext ? undefined : taken)
  }

  function findItem(block = '') {
    const { getSelectorForId, getItemById } = getPuck()
    return getSelectorForId(block) && getItemById(block)
  }

  function makePicture(below = ''): string {
    const id = crypto.randomUUID()
    const blank = kinds.find(({ type }) => type === 'image')?.blank ?? { type: 'image' }
    acts.apart(() => {
      const { dispatch, getSelectorForId, appState } = getPuck()
      const at = getSelectorForId(below)
      const place = at ? { index: at.index + 1, zone: at.zone } : { index: appState.data.content.length, zone: pageZone }
      dispatch({ type: 'insert', componentType: 'image', destinationIndex: place.index, destinationZone: place.zone, id })
      // What a new picture shows at first would be taken for the photo that waits.
      const bare = { ...blank, picture: { image: '', alt: '', isDecor: false } }
      dispatch({ type: 'replace', destinationIndex: place.index, destinationZone: place.zone, data: toItem(bare, id) })
      dispatch({ type: 'setUi', ui: { itemSelector: place } })
    })
    return id
  }

  return (files, target) => {
    const photos = files.filter(({ type }) => type === '' || type.startsWith('image/'))
    tell(photos.length < files.length ? composerTexts.notPhotos : '')
    const [photo, ...others] = photos
    if (!photo) return
    const name = findField(target)
    const { dispatch, getSelectorForId } = getPuck()
    const at = name && target.block ? getSelectorForId(target.block) : undefined
    if (!name || !target.block || !at) return bring({ block: makePicture(target.block), name: 'picture.image', photo, others })
    dispatch({ type: 'setUi', ui: { itemSelector: at } })
    bring({ block: target.block, name, photo, others })
  }
}

/** Hears photos that are let go or pasted in a document, the page's or its frame's; answers how to stop. */
export function useHearPhotos(): (inside: Document) => () => void {
  const bring = useBring()
  const getPuck = useGetPuck()
  return (inside) => hear(inside, (files, target) => bring(files, { block: getPuck().selectedItem?.props.id, ...target }))
}

const under = 'data-under-photo'

function hear(inside: Document, take: Bring): () => void {
  const stop = new AbortController()
  // Before the editor, and before the script that brings photos into the forms of the panel.
  const options = { capture: true, signal: stop.signal }
  let marked: Element | null = null
  const mark = (block: Element | null) => {
    if (block === marked) return
    marked?.removeAttribute(under)
    block?.setAttribute(under, '')
    marked = block
  }
  inside.addEventListener(
    'dragover',
    (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      mark(blockAt(event.target))
    },
    options,
  )
  inside.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && mark(null), options)
  inside.addEventListener(
    'drop',
    (event) => {
      mark(null)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      take(files, targetAt(event.target))
    },
    options,
  )
  inside.addEventListener(
    'paste',
    (event) => {
      const photos = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      // Words that are copied out of a document bring a picture of themselves along.
      const isWords = isWritten(event.target) && event.clipboardData?.getData('text/plain') !== ''
      if (photos.length === 0 || isWords) return
      event.preventDefault()
      event.stopPropagation()
      take(photos, targetAt(event.target))
    },
    options,
  )
  return () => stop.abort()
}

const elementAt = (target: EventTarget | null) => ((target as Element | null)?.closest ? (target as Element) : null)
const blockAt = (target: EventTarget | null) => elementAt(target)?.closest('[data-puck-component]') ?? null

/** The block under the hand, or the field of photos it is in. */
function targetAt(target: EventTarget | null): PhotoTarget {
  const block = blockAt(target)?.getAttribute('data-puck-component')
  if (block) return { block }
  const field = elementAt(target)?.closest('fieldset')?.querySelector(':scope > details > .field > [type="file"]')
  return { name: field ? readPhotoField(field.id.slice(2))?.name : undefined }
}

function isWritten(target: EventTarget | null): boolean {
  return elementAt(target)?.matches('textarea, input:not([type="file"]), [contenteditable], [contenteditable] *') ?? false
}
