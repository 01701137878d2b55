import type { Answer, Contract } from '#api/contract/index.ts'
import { letterTexts as words } from '#app/texts/house/letters.ts'

export type LetterMail = Answer<Contract['previewLetter']>

/** A letter as a phone and as a computer draw its mail, and as text: a frame that runs nothing and fetches nothing. */
export function LetterPreview({ mail: { subject, html, text } }: { mail: LetterMail }) {
  return (
    <section className="draft letter-preview" aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <p className="muted">{words.previewSays}</p>
      <fieldset className="act">
        <legend className="told">{words.width}</legend>
        <label className="check">
          <input type="radio" name="largeur" value="390" defaultChecked />
          <span>{words.phone}</span>
        </label>
        <label className="check">
          <input type="radio" name="largeur" value="600" />
          <span>{words.screen}</span>
        </label>
      </fieldset>
      <p>
        <b>{subject}</b>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its frame is read by the arrows */}
      <section className="letter-frame" tabIndex={0} aria-label={subject}>
        <iframe title={words.preview} sandbox="" srcDoc={html} />
      </section>
      <details className="behind">
        <summary>{words.asText}</summary>
        <pre className="letter-text">{text}</pre>
      </details>
    </section>
  )
}
