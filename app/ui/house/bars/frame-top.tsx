import { frameTexts } from '#app/texts/site/frame.ts'
import { Popups } from '../../content/popups/popups.tsx'
import { AgeGate } from '../../site/consent/age-gate.tsx'
import { ConsentBar } from '../../site/consent/consent-bar.tsx'
import { AppBar } from './app-bar.tsx'
import { Banner, ClosingBand } from './banner.tsx'
import type { SiteFrame } from './site-frame.ts'
import { SmallBar } from './small-bar.tsx'
import { StaffBar, TrialBar } from './staff-bar.tsx'

/** What stands above every page. */
export function FrameTop({ frame }: { frame: SiteFrame }) {
  const { asks, path } = frame
  return (
    <>
      {asks.age && <AgeGate {...asks.age} place={path} />}
      <div className="contents" inert={asks.age !== undefined}>
        <Top frame={frame} />
      </div>
    </>
  )
}

function Top({ frame }: { frame: SiteFrame }) {
  const { values, info, asks, path, popups, staff, trialEnds } = frame
  return (
    <>
      <a className="skip" href="#contenu">
        {frameTexts.skip}
      </a>
      {staff && <StaffBar bar={staff} />}
      {trialEnds && <TrialBar end={trialEnds} />}
      {asks.consent && <ConsentBar place={path} />}
      {values.INFO_BAR && (
        <aside className="info-bar" aria-label={frameTexts.infoBar}>
          <p className="wrap">
            <span>{values.INFO_BAR}</span>
            {values.COMPANY_PHONE && (
              <a className="num" href={`tel:${values.COMPANY_PHONE.replaceAll(/[^0-9+]/g, '')}`}>
                {values.COMPANY_PHONE}
              </a>
            )}
          </p>
        </aside>
      )}
      <AppBar frame={frame} />
      <SmallBar frame={frame} />
      <ClosingBand closing={info.closing} />
      <Banner banner={info.banner} label={frameTexts.banner} />
      <Popups popups={popups.filter(({ promotesWine }) => !promotesWine)} path={path} />
    </>
  )
}
