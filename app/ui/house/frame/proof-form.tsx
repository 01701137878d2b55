import { href } from 'react-router'
import { panelTexts } from '#app/texts/house/panel.ts'
import { proofTexts } from '#app/texts/house/proof.ts'
import { KeptField } from './kept-field.tsx'
import type { ProofAsk } from './proof.ts'
import { ScreenHead } from './screen-head.tsx'

/** Asks for the password again, and carries along what was typed for the act. */
export function ProofForm({ action, email, kept, back, fault }: ProofAsk) {
  return (
    <>
      <ScreenHead title={proofTexts.title} says={proofTexts.says} />
      <section className="sheet" aria-label={proofTexts.title}>
        <form method="post" action={action} className="form" noValidate>
          {kept.length > 0 && <p className="full">{proofTexts.kept}</p>}
          {kept.map(([name, text]) => (
            <KeptField key={`${name}=${text}`} name={name} text={text} />
          ))}
          <input hidden readOnly type="text" autoComplete="username" value={email} />
          <div className="field full">
            <label htmlFor="preuve">{proofTexts.password}</label>
            <input
              id="preuve"
              name="preuve"
              type="password"
              className="input"
              autoComplete="current-password"
              maxLength={200}
              // biome-ignore lint/a11y/noAutofocus: it is the one thing asked on this screen.
              autoFocus
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? 'e-preuve' : undefined}
            />
            {fault && (
              <p className="field-fault" id="e-preuve" role="alert">
                {fault}
              </p>
            )}
          </div>
          <p className="actions">
            <button type="submit" className="btn">
              {proofTexts.submit}
            </button>
            <a className="btn btn-line" href={back}>
              {panelTexts.cancel}
            </a>
          </p>
        </form>
      </section>
    </>
  )
}

/** A file waits for whoever has proven who they are. */
export function FileReady({ place }: { place: string }) {
  return (
    <>
      <ScreenHead title={proofTexts.readyTitle} says={proofTexts.readySays} />
      <p className="actions">
        <a className="btn" href={place} download="">
          {proofTexts.download}
        </a>
        <a className="btn btn-line" href={href('/admin')}>
          {proofTexts.back}
        </a>
      </p>
    </>
  )
}
