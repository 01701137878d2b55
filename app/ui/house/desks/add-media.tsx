import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { mediaTexts } from '#app/texts/house/media.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import { sendTexts } from '#app/texts/house/sends.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Shelf } from './media-list.tsx'

/** What was said of the files, and which of them could not be kept. */
export type Sent = { alt: string; folder: string; isDecor: boolean; faults: string[]; altFault?: string; message?: string }

type Props = { sent: Sent; arrivals: Answer<Contract['listImages']>['images'] }

/** Brings pictures and files in, several at once; a script sends them one by one and tells how far each has come. */
export function AddMedia({ sent, arrivals }: Props) {
  const { alt, folder, isDecor, altFault } = sent
  return (
    <>
      <ScreenHead title={mediaTexts.add} says={mediaTexts.addSays} />
      <section className="sheet" aria-label={mediaTexts.add}>
        <form
          id="sends-form"
          method="post"
          action={href('/admin/images/nouveau')}
          encType="multipart/form-data"
          className="form"
          data-too-large={sayFault({ code: 'file_large' })}
        >
          <Refusal {...sent} />
          <p className="field full">
            <label htmlFor="images">{mediaTexts.files}</label>
            <input id="images" type="file" name="images" multiple className="input" aria-describedby="images-hint" />
            <span className="hint" id="images-hint">
              {mediaTexts.filesHint}
            </span>
          </p>
          <Words alt={alt} isDecor={isDecor} altFault={altFault} />
          <p className="field">
            <label htmlFor="folder">{mediaTexts.folder}</label>
            <input id="folder" name="folder" className="input" defaultValue={folder} maxLength={100} />
          </p>
          <p className="actions">
            <button type="submit" className="btn">
              {mediaTexts.send}
            </button>
          </p>
        </form>
        <p className="sends-told" id="sends-told" role="status" />
        <ul className="sends" id="sends" aria-label={sendTexts.list} />
      </section>
      <section className="sheet" id="arrivals" aria-label={mediaTexts.arrivals}>
        <div className="sheet-head">
          <h2>{mediaTexts.arrivals}</h2>
        </div>
        {arrivals.length === 0 ? <p className="none">{panelTexts.none}</p> : <Shelf images={arrivals} />}
      </section>
    </>
  )
}

function Refusal({ message, altFault, faults }: Sent) {
  if (!message) return null
  return (
    <div className="note note-bad" role="alert">
      <p>
        {message} {mediaTexts.again}
      </p>
      <ul>
        {altFault && (
          <li>
            <a href="#alt">{altFault}</a>
          </li>
        )}
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}

/** What the pictures show, or that they show nothing that matters. */
function Words({ alt, isDecor, altFault }: Pick<Sent, 'alt' | 'isDecor' | 'altFault'>) {
  return (
    <div className="field full" id="words">
      <label htmlFor="alt">{mediaTexts.alt}</label>
      <input
        id="alt"
        name="alt"
        className="input"
        defaultValue={alt}
        maxLength={500}
        aria-invalid={altFault ? true : undefined}
        aria-describedby={altFault ? 'alt-hint alt-fault' : 'alt-hint'}
      />
      <span className="hint" id="alt-hint">
        {mediaTexts.altHint}
      </span>
      {altFault && (
        <span className="field-fault" id="alt-fault">
          {altFault}
        </span>
      )}
      <label className="check">
        <input type="checkbox" name="decor" defaultChecked={isDecor} />
        <span>
          {mediaTexts.decor} <span className="hint">{mediaTexts.decorHint}</span>
        </span>
      </label>
    </div>
  )
}
