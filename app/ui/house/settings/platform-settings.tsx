import { href } from 'react-router'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { platformTexts as words } from '#app/texts/house/fields/platform.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { RecordFormFacts } from '../fields/form-context.ts'
import { RecordForm } from '../fields/record-form.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'

type Props = { isKnown: boolean; ctx: RecordFormFacts; fields: readonly PanelField[]; message?: string | undefined }

/** By which platform the electronic invoices of the house go. */
export function PlatformSettings({ isKnown, ctx, fields, message }: Props) {
  return (
    <>
      <ScreenHead
        back={{ href: href('/admin/plateforme'), label: words.back }}
        title={words.settings}
        says={words.settingsSays}
      />
      <Sheet title={words.settings}>
        <RecordForm
          ctx={ctx}
          fields={fields}
          action={href('/admin/plateforme/reglages')}
          message={message}
          submit={panelTexts.save}
        />
      </Sheet>
      {isKnown && (
        <section className="sheet" aria-label={words.remove}>
          <p className="muted">{words.removeSays}</p>
          <form method="post" action={href('/admin/plateforme/oublier')} className="actions">
            <button type="submit" className="btn btn-line">
              {words.remove}
            </button>
          </form>
        </section>
      )}
    </>
  )
}
