import { spellPeriod } from '#app/models/platform/time/period.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'

/** How a list is narrowed and ordered: as its call is asked, and as its form says it again. */
export function readNarrowed({ searchParams }: URL, desk: Desk) {
  const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
  const asked = searchParams.get('ordre') ?? ''
  const order = desk.orders.includes(asked.replace(/^-/, '')) ? asked : ''
  const view = desk.views?.find(({ slug }) => slug === searchParams.get('vue'))
  const tag = (desk.narrowedBy && searchParams.get('etiquette')?.trim().slice(0, 40)) || undefined
  const isPeriod = desk.shown.some(({ name, kind }) => name === desk.search && kind === 'period')
  const query = {
    ...view?.query,
    ...(tag && desk.narrowedBy && { [desk.narrowedBy]: tag }),
    ...(order && { orderBy: order }),
    ...(search && desk.search && { [desk.search]: `lk:${isPeriod ? spellPeriod(search) : search}` }),
  }
  return { query, said: { search, order, view: view?.slug, tag } }
}
