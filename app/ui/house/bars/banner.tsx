import { closingTexts } from '#app/texts/site/closing.ts'
import type { SiteFrame } from './site-frame.ts'

/** A band of the owner's, above or below the page. */
export function Banner({ banner, label }: { banner: SiteFrame['info']['banner']; label: string }) {
  if (!banner?.isValid || !banner.text) return null
  return (
    <aside className="banner" aria-label={label}>
      <p className="wrap">{banner.url ? <a href={banner.url}>{banner.text}</a> : banner.text}</p>
    </aside>
  )
}

/** Days off of the house, told ahead and until they are over. */
export function ClosingBand({ closing }: { closing: SiteFrame['info']['closing'] }) {
  if (!closing?.isTold) return null
  return (
    <aside className="banner" aria-label={closingTexts.label}>
      <p className="wrap">{closing.words || closingTexts.band(closing)}</p>
    </aside>
  )
}
