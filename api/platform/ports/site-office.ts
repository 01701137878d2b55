import type { z } from 'zod'
import type { Outcome } from '#app/models/platform/outcome.ts'
import type { hostedSites } from '../../contract/platform/hosted-sites.ts'

/** A site as its operator sees it: what it is and how much it holds. */
export type HostedSite = z.input<typeof hostedSites.getHostedSite.answer>

/** What may be said about a site from outside of it; what is not given stays. */
export type SiteOrders = {
  isOpen?: boolean | undefined
  mostProducts?: number | null | undefined
  mostMegabytes?: number | null | undefined
  mostMails?: number | null | undefined
}

/** The one place from which a call or a verb sees and changes other sites than its own; it tells counts, never rows. */
export type SiteOffice = {
  list(): Promise<HostedSite[]>
  create(wish: { name: string; host: string; email: string }): Promise<Outcome<HostedSite>>
  change(id: string, orders: SiteOrders): Promise<Outcome<HostedSite>>
}
