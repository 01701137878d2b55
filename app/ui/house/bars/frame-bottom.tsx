import { frameTexts } from '#app/texts/site/frame.ts'
import { Popups } from '../../content/popups/popups.tsx'
import { ThirdParties } from '../../site/third-parties/third-parties.tsx'
import { Banner } from './banner.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import type { SiteFrame } from './site-frame.ts'

/** What stands below every page. */
export function FrameBottom({ frame }: { frame: SiteFrame }) {
  return (
    <>
      <Popups popups={frame.popups.filter(({ promotesWine }) => promotesWine)} path={frame.path} />
      <Banner banner={frame.info.footerBanner} label={frameTexts.footerBanner} />
      <Footer frame={frame} />
      <BottomBar frame={frame} />
      <ThirdParties loads={frame.asks.loads} />
    </>
  )
}
