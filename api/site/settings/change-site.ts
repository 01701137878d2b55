import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { given, toFlag } from '../../platform/resource/columns.ts'
import { writeSettings } from './settings.ts'
import { readAdminSite } from './site-info.ts'

/** Changes what the site is. */
export const changeSite: UseCase<Contract['changeSite']> = async ({ body }, { site, now, inTransaction }) =>
  inTransaction(async (tx) => {
    const changes = given({
      is_winemaker: toFlag(body.isWinemaker),
      is_e_commerce: toFlag(body.isECommerce),
      is_building: toFlag(body.isBuilding),
      technical_file_model: body.technicalFileModel,
      dashboard_type: body.dashboardType,
      banner: toColumn(body.banner),
      footer_banner: toColumn(body.footerBanner),
      webp: toFlag(body.webp),
    })
    if (Object.keys(changes).length > 0) await writeSettings(tx, changes)
    return done(await readAdminSite({ site, now, read: tx }))
  })

function toColumn(banner: object | null | undefined): string | undefined {
  if (banner === undefined) return undefined
  return banner === null ? '' : JSON.stringify(banner)
}
