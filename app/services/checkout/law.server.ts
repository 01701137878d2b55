import { alcoholTexts } from '#app/texts/alcohol.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import type { SiteFacts } from '../site-facts.server.ts'

/** Whether the law wants its band for minors above the pages on which wine is paid. */
export function wantsMinorsBand({ info, values }: SiteFacts): boolean {
  return info.isWinemaker && !values.HIDE_MINORS_BAND
}

/** What the law has a seller of wine say beside the button of an order. */
export function listHealth({ info, values }: SiteFacts): string[] {
  if (!info.isWinemaker) return []
  return [checkoutTexts.summary.handed, ...(values.HIDE_ALCOHOL_MESSAGE ? [] : [alcoholTexts.health])]
}
