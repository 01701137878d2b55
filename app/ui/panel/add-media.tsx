import { mediaTexts } from '#app/texts/panel/media.ts'

/** What was said of the files, and which of them could not be kept. */
export type Sent = { alt: string; folder: string; faults: string[]; message?: string }

/** Brings pictures and files in, several at once. */
export function AddMedia({ sent: { alt, folder, faults, message } }: { sent: Sent }) {
  return (
    <>
      <div>
        <h1>{mediaTexts.add}</h1>
        <p className="muted">{mediaTexts.addSays}</p>
      </div>
      <section className="sheet" aria-label={mediaTexts.add}>
        <form method="post" action="/admin/images/nouveau" encType="multipart/form-data" className="form">
          {message && (
            <div className="note note-bad" role="alert">
              <p>{message}</p>
              <ul>
                {faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            </div>
          )}
          <p className="field full">
            <label htmlFor="images">{mediaTexts.files}</label>
            <input id="images" type="file" name="images" multiple className="input" aria-describedby="images-hint" />
            <span className="hint" id="images-hint">
              {mediaTexts.filesHint}
            </span>
          </p>
          <p className="field">
            <label htmlFor="alt">{mediaTexts.alt}</label>
            <input id="alt" name="alt" className="input" defaultValue={alt} maxLength={500} />
            <span className="hint">{mediaTexts.altHint}</span>
          </p>
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
      </section>
    </>
  )
}
