import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Cents, Id, listed, ShortText } from '../platform/values.ts'
import { GivenDiscount, GridRow } from './declination-fields.ts'

const GridLine = z.object({
  idProduct: Id,
  idDeclination: Id,
  name: ShortText,
  year: z.int().nullable(),
  capacity: z.number().nullable(),
  capacityUnit: ShortText,
  reference: ShortText,
  /** Whether its wine is published, and whether this vintage or size of it is on sale. */
  isValid: z.boolean(),
  isOnSale: z.boolean(),
  price: Cents,
  /** Its own reduction, be it to come, which takes the place of the one of its wine. */
  discount: GivenDiscount,
  discountOfWine: GivenDiscount,
  /** What is asked for it today. */
  soldAt: Cents,
  /** Whose stock it is: the site counts by product or by declination. */
  place: z.enum(['product', 'declination']),
  stock: z.int(),
})

const mostRows = 200

/** All that is sold as one sheet: prices, reductions, stock, what is on sale. */
export const wineGrid = {
  listWineGrid: call('GET /admin/wine-grid', 'admin', {
    says: 'Tous les millésimes et formats, un par ligne, dans l’ordre des produits : prix, réduction, stock, en vente ou non. « search » trouve un vin par tout mot, « tag » ne garde que ceux d’une catégorie.',
    query: list({ search: 'text', tag: 'text', isOnSale: 'flag' }, { nbItem: 50 }),
    answer: listed('lines', GridLine),
  }),
  saveWineGrid: call('PUT /admin/wine-grid', 'admin', {
    says: 'Enregistre d’un coup des années, des prix, des réductions, des stocks et ce qui est en vente, de plusieurs vins. « seen » est ce qui était affiché : ce qui n’en diffère pas reste comme il est, et ce qu’un autre a changé entre-temps est refusé, ligne par ligne. Du stock, seule la différence compte. Où tous les millésimes qui suivaient le prix du vin prennent le même, le vin le prend aussi. Tout passe, ou rien ; « isTrial » dit ce qui changerait, sans rien écrire.',
    body: z.strictObject({ rows: z.array(GridRow).min(1).max(mostRows), isTrial: z.boolean().optional() }),
    answer: z.object({
      isDone: z.boolean(),
      /** Each row that is not what it was. */
      changes: z.array(z.object({ before: GridLine, after: GridLine })),
    }),
    changes: 'content',
  }),
}
