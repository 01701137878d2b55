import type { Answer, Contract } from '#api/contract/index.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { describeEvent, type EventFacts, type StructuredData } from '#app/models/platform/web/structured-data.ts'
import { cardAddress, findCardPicture, houseCard } from '#app/models/site/pictures/picture-card.ts'
import type { MonthView } from '#app/ui/content/calendar/calendars.ts'
import { lookOf } from '../site/head.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'

type Element = Answer<Contract['getElement']>

/** A month of visits has a few tens of days; whoever lists events wants the next ones. */
const mostDays = 12

/** An element that has a date, as search engines list what happens; what is over or for members is not told. */
export async function describeElement(ctx: RequestContext, element: Element): Promise<StructuredData[]> {
  const { route, slug, title, summary, date, image, placesLeft, isReserved } = element
  if (date === null || isReserved || date <= new Date().toISOString()) return []
  const url = `${ctx.site.origin}/elements/${route}/${slug}`
  const booking = placesLeft === null ? undefined : { url, isOpen: placesLeft > 0 }
  const around = await readAround(ctx, image)
  return [describeEvent({ ...around, url, name: title, description: summary, start: date, booking })]
}

/** The next free days of a calendar, each a visit that is booked at its form. */
export async function describeVisits(ctx: RequestContext, view: MonthView | undefined): Promise<StructuredData[]> {
  if (!view) return []
  const { calendar, free } = view
  const { id, title, description, form } = calendar
  const url = `${ctx.site.origin}/agenda?calendrier=${id}`
  const around = await readAround(ctx, null)
  return free.slice(0, mostDays).map((day) => {
    const booking = form ? { url: `${ctx.site.origin}/formulaires/${form}?jour=${day}`, isOpen: true } : undefined
    return describeEvent({ ...around, url, name: title, description, start: day, end: day, booking })
  })
}

async function readAround(ctx: RequestContext, image: Element['image']): Promise<Pick<EventFacts, 'house' | 'picture'>> {
  const facts = await readSiteFacts(ctx)
  const picture = findCardPicture(image ? [image] : []) ?? houseCard
  return {
    house: { name: houseNameOf(facts), address: facts.values.COMPANY_ADDRESS },
    picture: ctx.site.origin + cardAddress(picture, 'partage', lookOf(facts)),
  }
}
