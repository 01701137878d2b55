import { openSiteOffice } from '#api/house/sites/site-office.ts'
import type { SiteOffice, SiteOrders } from '#api/platform/ports/site-office.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { readWords } from './read-words.ts'
import { sayFields } from './say-fields.ts'

/** Prints the sites of the machine, with what each comes to. */
export async function runSiteList(settings: Settings): Promise<void> {
  for (const site of await inOffice(settings, (office) => office.list())) {
    const state = site.isOpen ? (site.isOperator ? 'operator' : 'open') : 'suspended'
    const counts = `${site.products} products  ${site.orders} orders  ${site.megabytes} MB`
    console.log(`${site.id}  ${site.host}  ${state}  ${counts}  ${site.name}`)
  }
}

/** Closes a site to visitors, or with `--reopen` opens it again: `site:suspend --site 2`. */
export async function runSiteSuspend(settings: Settings, words: string[]): Promise<void> {
  const { values } = readWords('site:suspend', words)
  await change(settings, values.site, { isOpen: values.reopen === true })
}

/** Says what a site may come to, and whether all are looked after from it: `site:change --site 2 --products 200 --mails none`. */
export async function runSiteChange(settings: Settings, words: string[]): Promise<void> {
  const { values } = readWords('site:change', words)
  const orders = {
    mostProducts: readMost('products', values.products),
    mostMegabytes: readMost('megabytes', values.megabytes),
    mostMails: readMost('mails', values.mails),
  }
  await change(settings, values.site, orders)
  if (values.operator) await makeOperator(settings, values.site ?? '')
}

/** One site at a time looks after the others. */
function makeOperator(settings: Settings, id: string): Promise<void> {
  return withCurrentDatabase(settings, (db) =>
    db.inTransaction(async (tx) => {
      await tx.updateTable('sites').set({ is_operator: 0 }).execute()
      await tx.updateTable('sites').set({ is_operator: 1 }).where('id', '=', id).execute()
    }),
  )
}

function readMost(name: string, said: string | undefined): number | null | undefined {
  if (said === undefined) return undefined
  if (said === 'none') return null
  if (!/^\d{1,7}$/.test(said)) throw new Error(`--${name} is a whole number, or none`)
  return Number(said)
}

async function change(settings: Settings, id: string | undefined, orders: SiteOrders): Promise<void> {
  if (!id) throw new Error('name the site: --site ID')
  const changed = await inOffice(settings, (office) => office.change(id, orders))
  if (!changed.ok) throw new Error(`site ${id} stays as it was\n${sayFields(changed.error)}`)
  const { host, isOpen, mostProducts, mostMegabytes, mostMails } = changed.value
  const most = [mostProducts, mostMegabytes, mostMails].map((number) => number ?? 'any')
  console.log(`${host}  ${isOpen ? 'open' : 'suspended'}  products ${most[0]}  MB ${most[1]}  mails a day ${most[2]}`)
}

function inOffice<T>(settings: Settings, work: (office: SiteOffice) => Promise<T>): Promise<T> {
  return withCurrentDatabase(settings, (db) => work(openSiteOffice(db, () => new Date())))
}
