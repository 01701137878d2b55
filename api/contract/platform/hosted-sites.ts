import { z } from 'zod'
import { call } from './call.ts'
import { list } from './list.ts'
import { Email, Id, Instant, listed, ShortText } from './values.ts'

const Count = z.int().min(0).max(1_000_000_000)
const Most = z.int().min(0).max(10_000_000).nullable()
const Quotas = { mostProducts: Most, mostMegabytes: Most, mostMails: Most }
const HostedSite = z.object({
  id: Id,
  name: ShortText,
  host: ShortText,
  isOpen: z.boolean(),
  isOperator: z.boolean(),
  products: Count,
  orders: Count,
  megabytes: Count,
  ...Quotas,
  createdAt: Instant,
})
const ById = z.strictObject({ id: Id })

/** Calls about all sites of the machine, for those who run it. */
export const hostedSites = {
  getOffice: call('GET /admin/office', 'admin', {
    says: 'Dit si ce site est celui de l’exploitant, d’où l’on tient tous les autres.',
    answer: z.object({ isOperator: z.boolean() }),
  }),
  listHostedSites: call('GET /admin/hosted-site', 'super_admin', {
    says: 'Les sites de la machine, avec ce que chacun contient ; pour l’exploitant seul.',
    query: list({ name: 'text', host: 'text' }, { orderBy: 'name', nbItem: 25 }),
    answer: listed('sites', HostedSite),
    beyondSite: true,
  }),
  getHostedSite: call('GET /admin/hosted-site/{id}', 'super_admin', {
    says: 'Un site de la machine ; pour l’exploitant seul.',
    params: ById,
    answer: HostedSite,
    beyondSite: true,
  }),
  createHostedSite: call('POST /admin/hosted-site', 'super_admin', {
    says: 'Ouvre un site vide, en construction, et invite son propriétaire par courriel ; pour l’exploitant seul.',
    body: z.strictObject({ name: ShortText.min(1), host: ShortText.min(1), email: Email }),
    answer: HostedSite,
    beyondSite: true,
    fresh: true,
  }),
  changeHostedSite: call('PUT /admin/hosted-site/{id}', 'super_admin', {
    says: 'Suspend ou rouvre un site, ou borne ce qu’il contient ; null : sans borne. Pour l’exploitant seul.',
    params: ById,
    body: z.strictObject({ isOpen: z.boolean(), ...Quotas }).partial(),
    answer: HostedSite,
    beyondSite: true,
    fresh: true,
  }),
}
