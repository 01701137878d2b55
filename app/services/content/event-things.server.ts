import type { Answer, Contract } from '#api/contract/index.ts'
import type { RequestScene } from '#app/http/visit-context.ts'
import { describeEvent, type EventFacts, type Thing } from '#app/models/platform/web/structured-data.ts'
import { cardAddress, findCardPicture, houseCard } from '#app/models/site/look/picture-card.ts'
import type { MonthView } from '#app/ui/content/calendar/calendars.ts'
import { lookOf } from '../site/head.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'

type Element = Answer<Contract['getElement']>

/** A month of visits has a few tens of days; whoever lists events wants the next ones. */
const mostDays = 12

/** An element that has a date, as search engines list what happens; what is over or for members is not told. */
export async function describeElement(scene: RequestScene, element: Element): Promise<Thing[]> {
  const { route, slug, title, summary, date, image, placesLeft, isReserved } = element
  if (date === null || isReserved || date <= new Date().toISOString()) return []
  const url = `${scene.site.origin}/elements/${route}/${slug}`
  const booking = placesLeft === null ? undefined : { url, isOpen: placesLeft > 0 }
  const around = await readAround(scene, image)
  return [describeEvent({ ...around, url, name: title, description: summary, start: date, booking })]
}

/** The next free days of a calendar, each a visit that is booked at its form. */
export async function describeVisits(scene: RequestScene, view: MonthView | undefined): Promise<Thing[]> {
  if (!view) return []
  const { calendar, free } = view
  const { id, title, description, form } = calendar
  const url = `${scene.site.origin}/agenda?calendrier=${id}`
  const around = await readAround(scene, null)
  return free.slice(0, mostDays).map((day) => {
    const booking = form ? { url: `${scene.site.origin}/formulaires/${form}?jour=${day}`, isOpen: true } : undefined
    return describeEvent({ ...around, url, name: title, description, start: day, end: day, booking })
  })
}

async function readAround(scene: RequestScene, image: Element['image']): Promise<Pick<EventFacts, 'house' | 'picture'>> {
  const facts = await readSiteFacts(scene)
  const picture = findCardPicture(image ? [image] : []) ?? houseCard
  return {
    house: { name: houseNameOf(facts), address: facts.values.COMPANY_ADDRESS },
    picture: scene.site.origin + cardAddress(picture, 'partage', lookOf(facts)),
  }
}
