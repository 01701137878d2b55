import type { RouteArgs } from '#app/http/request-context.ts'
import { tellEnergy } from '#app/models/catalog/energy.ts'
import { mergeFacts } from '#app/models/catalog/wine-facts.ts'
import { readLiveLabel } from '#app/models/house/live/live-label.ts'
import { listLivePrices } from '#app/models/house/live/live-prices.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { listLabelFacts } from '#app/texts/catalog/product-facts.ts'
import type { LiveWineView } from '#app/ui/house/wine/live-wine.tsx'
import { openDesk } from '../desks/desk-screen.server.ts'
import { readGoods } from '../goods.server.ts'
import { readEntries } from '../plans/form-entries.server.ts'
import { readSale } from '../settings/sale.server.ts'
import { readWine } from './save-wine.server.ts'
import { readHouse, wineDesk } from './wine-screen.server.ts'

/** Reads a wine as it stands in its form, for what its screen shows beside it; nothing is kept of it. */
export async function readLiveWine(asked: RouteArgs): Promise<LiveWineView> {
  const { desk, staff } = await openDesk({ ...asked, params: { desk: wineDesk } })
  const id = asked.url.searchParams.get('vin')
  const [sent, sale, house, goods] = await Promise.all([
    readEntries(asked.request),
    id ? readSale(staff.api, id) : undefined,
    readHouse(asked),
    readGoods(asked),
  ])
  const { entries, body } = readWine(id ? desk.fields.change : desk.fields.create, sent)
  return {
    desk,
    entries,
    idWine: sale?.idProduct,
    prices: listLivePrices(body, sale?.forms ?? [], parisDay(new Date())),
    label: listLabelFacts(tellEnergy(mergeFacts(readLiveLabel(body.facts)))),
    house,
    goods,
  }
}
