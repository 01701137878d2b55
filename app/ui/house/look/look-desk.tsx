import { href } from 'react-router'
import { lookTexts as words } from '#app/texts/house/settings/look.ts'
import type { RefusedMoment } from '../frame/posted-moment.ts'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { LookControls, photoForm } from './look-controls.tsx'
import { LookFileBox } from './look-file.tsx'
import { LookSeen } from './look-seen.tsx'
import { LookState } from './look-state.tsx'
import type { LookDesk, LookForm } from './look-view.ts'

type Props = { desk: LookDesk; form: LookForm; moment?: RefusedMoment | undefined }

/** Where a site is tried on in another look: the controls, and the site itself beside them. */
export function LookDeskScreen({ desk, form, moment }: Props) {
  const seen = desk.pages.find(({ isSeen }) => isSeen)?.page ?? 'home'
  return (
    <>
      <ScreenHead title={words.title} says={words.says} />
      <div className="look-desk">
        <LookSeen desk={desk} />
        <div className="look-side">
          <div data-live="">
            <RefusalNote message={form.message} isBelow={Object.keys(form.faults).length > 0} />
            <LookState desk={desk} moment={moment} />
          </div>
          <form id={photoForm} method="post" action={href('/admin/apparence/couleurs')} encType="multipart/form-data">
            <input type="hidden" name="vu" value={desk.draft.hash} />
          </form>
          <form
            method="post"
            action={`${href('/admin/apparence')}?${new URLSearchParams({ page: seen })}`}
            className="look-controls"
            aria-label={words.controls}
            encType="multipart/form-data"
            noValidate
          >
            <LookControls desk={desk} form={form} />
          </form>
          <LookFileBox hash={desk.draft.hash} sections={desk.sections} form={form} />
        </div>
      </div>
    </>
  )
}
