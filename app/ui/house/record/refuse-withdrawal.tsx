import { href } from 'react-router'
import { withdrawalDeskTexts as words } from '#app/texts/house/orders/withdrawals.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { faultOf, InlineFault } from '../fields/fault.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'

type Props = { id: string; refused: { reasons: string; message: string } | undefined }

/** Asks why a withdrawal is refused: its buyer reads the reasons. */
export function RefuseWithdrawal({ id, refused }: Props) {
  const back = href('/admin/:desk/:id', { desk: 'retractations', id })
  return (
    <>
      <ScreenTitle>{words.refuse}</ScreenTitle>
      <section className="sheet" aria-label={words.refuse}>
        <form method="post" action={`${back}/refus`} className="form">
          <p className="full muted">{words.refuseSays}</p>
          <p className="field full">
            <label htmlFor="raisons">{words.reasons} *</label>
            <textarea
              id="raisons"
              name="raisons"
              className="input"
              rows={5}
              maxLength={2000}
              defaultValue={refused?.reasons}
              // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what is wrong
              autoFocus={Boolean(refused)}
              {...faultOf({ faults: { raisons: refused?.message ?? '' } }, 'raisons')}
            />
            <InlineFault says={refused?.message} name="raisons" />
          </p>
          <p className="actions">
            <button type="submit" className="btn">
              {words.refuse}
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
