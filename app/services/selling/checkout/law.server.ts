import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import type { SiteFacts } from '../../site/site-facts.server.ts'

/** Whether the law wants its band for minors above the pages on which wine is paid. */
export function wantsMinorsBand({ info }: Pick<SiteFacts, 'info'>): boolean {
  return info.isWinemaker
}

/** What the law has a seller of wine say beside the button of an order. */
export function listHealth({ info, values }: SiteFacts): string[] {
  if (!info.isWinemaker) return []
  return [checkoutAnswers.summary.handed, ...(values.HIDE_ALCOHOL_MESSAGE ? [] : [alcoholTexts.health])]
}

/** Whom a buyer may turn to, as the law has every order form say. */
export function listMediator({ values }: Pick<SiteFacts, 'values'>): string[] {
  const { MEDIATOR_NAME, MEDIATOR_ADDRESS, MEDIATOR_URL } = values
  const told = [MEDIATOR_NAME, MEDIATOR_ADDRESS, MEDIATOR_URL].filter(Boolean).join(', ')
  return MEDIATOR_NAME ? [checkoutAnswers.summary.mediator(told)] : []
}
