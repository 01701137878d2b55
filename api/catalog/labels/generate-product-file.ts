import { addressOfELabel } from '#app/models/catalog/label/label-code.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import { factNamesOf } from '#app/texts/catalog/trade-facts.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { inksOf } from '../../platform/pdf/inks.ts'
import { selectPublicProducts } from '../rows/catalog-rows.ts'
import { readShopView } from '../rows/shop-view.ts'
import { readProducts } from '../shop/read-products.ts'
import { drawTechnicalFile } from './technical-file.ts'

/** The technical file of a product, or of one of its declinations. */
export const generateProductFile: UseCase<Contract['generateProductFile']> = async ({ params }, ctx) => {
  const { read, site } = ctx
  const view = await readShopView(ctx)
  const rows = await selectPublicProducts(read).selectAll('products').where('products.id', '=', params.id).execute()
  const [product] = view ? await readProducts(read, rows, view) : []
  if (!product) return refused('not_found')
  const { idDeclination } = params
  const declinations = product.declination.filter(({ id }) => idDeclination === undefined || id === idDeclination)
  if (declinations.length === 0) return refused('not_found')
  const { site: set, values } = await ctx.settings.of(ctx)
  const file = drawTechnicalFile({
    product,
    declinations,
    company: values.COMPANY_NAME || site.name,
    inks: inksOf(coloursOf(values)),
    names: factNamesOf(values),
    eLabelOf: (id) => addressOfELabel(site.origin, id),
    tellsHealth: set.is_winemaker === 1 && !values.HIDE_ALCOHOL_MESSAGE,
    isShort: set.technical_file_model === 'short',
  })
  return done({ name: `fiche-${product.slug}.pdf`, type: 'application/pdf', content: file.toString('base64') })
}
