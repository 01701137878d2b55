import { type KeyboardEvent, useRef, useState } from 'react'
import { nameIn, photoFile } from '#app/models/house/panel/field.ts'
import { mediaTexts } from '#app/texts/house/media.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { sendTexts } from '#app/texts/house/sends.ts'
import { acceptedPhotos } from '../fields/send-photo.tsx'
import type { Photo, Sending } from './send-photo.ts'

type Props = { name: string; sending: Sending | undefined; send: (name: string, photo: Photo) => Promise<boolean> }

/** Sends a photo right from the field that is to show it; what is asked here is no field of the block. */
export function PhotoField({ name, sending, send }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [isDecor, setIsDecor] = useState(false)
  const { is, faults = {} } = sending?.name === name ? sending : {}
  const id = `f-${nameIn(name, photoFile)}`
  const go = async () => {
    const isKept = await send(name, { file: file.current?.files?.[0], words, isDecor })
    if (!isKept) return
    if (file.current) file.current.value = ''
    setWords('')
    setIsDecor(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void go()
  }
  return (
    <details className="part full" onChange={(event) => event.stopPropagation()}>
      <summary>{mediaTexts.photo}</summary>
      <div className="field">
        <label htmlFor={id}>{composerTexts.photo}</label>
        <input
          ref={file}
          id={id}
          type="file"
          accept={acceptedPhotos}
          className="input"
          aria-invalid={faults.image ? true : undefined}
          aria-describedby={[`${id}-h`, faults.image && `${id}-e`].filter(Boolean).join(' ')}
        />
        <p className="hint" id={`${id}-h`}>
          {mediaTexts.photoHint}
        </p>
        <Said says={faults.image} id={`${id}-e`} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-alt`}>{mediaTexts.photoWords}</label>
        <input
          id={`${id}-alt`}
          className="input"
          maxLength={500}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={press}
          aria-invalid={faults.alt ? true : undefined}
          aria-describedby={faults.alt && `${id}-alt-e`}
        />
        <Said says={faults.alt} id={`${id}-alt-e`} />
        <label className="check">
          <input type="checkbox" checked={isDecor} onChange={({ target }) => setIsDecor(target.checked)} />
          <span>{composerTexts.photoIsDecor}</span>
        </label>
      </div>
      <p className="full">
        <button type="button" className="btn btn-line" onClick={go}>
          {composerTexts.sendPhoto}
        </button>
      </p>
      <p className="hint full" role="status">
        {is && says[is]}
      </p>
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

function Said({ says, id }: { says: string | undefined; id: string }) {
  if (!says) return null
  return (
    <p className="field-fault" id={id} role="alert">
      {says}
    </p>
  )
}
