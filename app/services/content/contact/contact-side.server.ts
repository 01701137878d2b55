import type { RequestContext } from '#app/http/request-context.ts'
import { findClosing, groupHours, parisMoment, sayTime } from '#app/models/site/settings/opening-hours.ts'
import { tradeOf } from '#app/models/site/settings/trade.ts'
import { sayHoursTitle } from '#app/texts/site/trades.ts'
import type { ContactSide } from '#app/ui/content/contact/contact-side.ts'
import { listAddressViews } from '../../site/company-addresses.server.ts'
import { readConsent } from '../../site/consent.server.ts'
import { listHoursNow, weekOf } from '../../site/opening-hours.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'

/** Reads what stands beside the form; its page is made anew for each visitor, so it may tell the time. */
export async function getContactSide(request: Request, ctx: RequestContext, now = new Date()): Promise<ContactSide> {
  const { info, values } = await readSiteFacts(ctx)
  const isAway = info.closing?.isRunning === true && info.closing.closesDoors
  const { day, minute } = parisMoment(now)
  const lines = groupHours(weekOf(values))
  const today = lines.findIndex(({ days }) => days.includes(day))
  const said = listHoursNow({ info, values })
  // Days off stand above the week.
  const ahead = said.length - lines.length
  const closing = findClosing(lines[today]?.spans ?? [], minute)
  return {
    addresses: await listAddressViews(ctx.api, values),
    hours: said.map((line, place) => ({ ...line, isToday: isAway ? place === 0 : place - ahead === today })),
    closing: closing === undefined || isAway ? undefined : sayTime(closing),
    title: sayHoursTitle(values, info),
    hasHills: info.isWinemaker && tradeOf(values) === 'WINE',
    thirdParties: (await readConsent(request))?.includes('media') ?? false,
  }
}
