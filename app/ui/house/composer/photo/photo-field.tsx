import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { cropOf, nameIn, photoFile, pointOf } from '#app/models/house/panel/field.ts'
import { photoTexts } from '#app/texts/house/fields/photos.ts'
import { mediaTexts } from '#app/texts/house/media.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { sendTexts } from '#app/texts/house/sends.ts'
import { acceptedPhotos } from '../../fields/send-photo.tsx'
import { unsay } from '../../photos/faults.ts'
import { openFor } from '../../photos/places.ts'
import type { Photo } from '../../photos/post-photo.ts'
import { type HeldPhoto, nameHeld } from '../body/held-photos.ts'
import { useLive } from '../body/live.ts'
import { useBring } from './use-bring.ts'
import type { Sending } from './use-sending.ts'

type Props = {
  block: string
  name: string
  sending: Sending | undefined
  send: (name: string, photo: Photo) => Promise<boolean>
}

/** Sends a photo right from the field that is to show it; what is asked here is no field of the block. */
export function PhotoField({ block, name, sending, send }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const { said, say, choose, end, others, leaveOthers } = useHeld(block, name, file)
  const bring = useBring()
  const [isMissing, setIsMissing] = useState(false)
  const { is, share = 0, faults = {} } = sending?.name === name ? sending : {}
  const fault = isMissing ? composerTexts.noPhoto : faults.image
  const id = `f-${nameIn(name, photoFile)}`
  const go = async () => {
    const [chosen] = file.current?.files ?? []
    setIsMissing(!chosen)
    if (!chosen || !file.current) return
    unsay(file.current)
    const { form } = file.current
    const beside = (named: string) => String((form && new FormData(form).get(named)) ?? '')
    const photo = { ...said, file: chosen, point: beside(pointOf(name)), crop: beside(cropOf(name)) }
    if (!(await send(name, photo))) return
    end()
    // Where the photo made a row of its own, its form is another by now.
    if (others.length > 0) setTimeout(() => bring(others, { block, isNext: true }))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void go()
  }
  return (
    <details className="part full" data-photo>
      <summary>{mediaTexts.photo}</summary>
      <div className="field">
        <label htmlFor={id}>{composerTexts.photo}</label>
        <input
          ref={file}
          id={id}
          type="file"
          accept={acceptedPhotos}
          className="input"
          onChange={choose}
          aria-invalid={fault ? true : undefined}
          aria-describedby={[`${id}-h`, fault && `${id}-e`].filter(Boolean).join(' ')}
        />
        <Camera file={file} />
        <p className="hint" id={`${id}-h`}>
          {composerTexts.bring} {mediaTexts.photoHint}
        </p>
        <Said says={fault} id={`${id}-e`} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-alt`}>{mediaTexts.photoWords}</label>
        <input
          id={`${id}-alt`}
          className="input"
          maxLength={500}
          value={said.words}
          onChange={({ target }) => say({ ...said, words: target.value })}
          onKeyDown={press}
          aria-invalid={faults.alt ? true : undefined}
          aria-describedby={faults.alt && `${id}-alt-e`}
        />
        <Said says={faults.alt} id={`${id}-alt-e`} />
        <label className="check">
          <input type="checkbox" checked={said.isDecor} onChange={({ target }) => say({ ...said, isDecor: target.checked })} />
          <span>{composerTexts.photoIsDecor}</span>
        </label>
      </div>
      <p className="full">
        <button type="button" className="btn btn-line" onClick={go}>
          {composerTexts.sendPhoto}
        </button>
      </p>
      {others.length > 0 && (
        <p className="full">
          {composerTexts.photosWait(others.length)}{' '}
          <button type="button" className="more" onClick={leaveOthers}>
            {composerTexts.leavePhotos}
          </button>
        </p>
      )}
      <p className="hint full" role="status">
        {is && says[is]}
      </p>
      {is === 'sending' && <progress className="full" value={share} aria-label={composerTexts.photo} />}
    </details>
  )
}

const says = {
  sending: composerTexts.sending,
  cut: sendTexts.cut,
  kept: composerTexts.photoKept,
  apart: composerTexts.photoApart,
  refused: '',
}

const unsaid = { words: '', isDecor: false }

/** What is held for this field: it is shown again where the field comes anew, and reached where it was brought just now. */
function useHeld(block: string, name: string, file: RefObject<HTMLInputElement | null>) {
  const { held, brought, bring } = useLive()
  const place = nameHeld(block, name)
  const [said, setSaid] = useState<Omit<HeldPhoto, 'file'>>(held.find(place) ?? unsaid)
  const isHere = brought?.block === block && brought.name === name
  const photo = isHere ? brought.photo : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought is shown once, with the words of then
  useEffect(() => {
    const field = file.current
    const kept = photo ? { ...said, file: photo } : held.find(place)
    if (!field || !kept || field.files?.[0] === kept.file) return
    show(field, kept.file)
    held.hold(place, kept)
    if (!photo) return
    bring(brought && { ...brought, photo: undefined })
    document.getElementById(`${field.id}-alt`)?.focus()
  }, [photo])
  const others = isHere ? brought.others : []
  return {
    said,
    say: (next: Omit<HeldPhoto, 'file'>) => {
      const kept = held.find(place)
      if (kept) held.hold(place, { ...kept, ...next })
      setSaid(next)
    },
    choose: () => {
      const chosen = file.current?.files?.[0]
      if (chosen) held.hold(place, { ...said, file: chosen })
      else held.letGo(place)
    },
    end: () => {
      setSaid(unsaid)
      bring(undefined)
      if (file.current) show(file.current)
    },
    others,
    leaveOthers: () => bring(undefined),
  }
}

/** Puts a photo into its field, or takes it out; the script that shows photos hears of it, too. */
function show(field: HTMLInputElement, photo?: File): void {
  const chosen = new DataTransfer()
  if (photo) chosen.items.add(photo)
  field.files = chosen.files
  if (photo) openFor(field)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A phone takes one with its camera. */
function Camera({ file }: { file: RefObject<HTMLInputElement | null> }) {
  if (!matchMedia('(pointer: coarse)').matches) return null
  const take = () => {
    if (!file.current) return
    file.current.capture = 'environment'
    file.current.click()
    file.current.removeAttribute('capture')
  }
  return (
    <button type="button" className="btn btn-line" onClick={take}>
      {photoTexts.camera}
    </button>
  )
}

function Said({ says, id }: { says: string | undefined; id: string }) {
  if (!says) return null
  return (
    <p className="field-fault" id={id} role="alert">
      {says}
    </p>
  )
}
