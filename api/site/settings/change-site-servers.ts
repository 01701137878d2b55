import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { given } from '../../platform/resource/columns.ts'
import { writeSettings } from './settings.ts'
import { readAdminSite } from './site-info.ts'

/** Changes where the site is developed and served. */
export const changeSiteServers: UseCase<Contract['changeSiteServers']> = async ({ body }, { site, now, inTransaction }) =>
  inTransaction(async (tx) => {
    const changes = given({
      dev_urls: body.devUrls && JSON.stringify(body.devUrls),
      prod_urls: body.prodUrls && JSON.stringify(body.prodUrls),
      servers: body.servers && JSON.stringify(body.servers),
    })
    if (Object.keys(changes).length > 0) await writeSettings(tx, changes)
    return done(await readAdminSite({ site, now, read: tx }))
  })
