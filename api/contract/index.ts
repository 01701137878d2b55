import type { Failure, Outcome } from '#app/models/outcome.ts'
import { account } from './account.ts'
import { admin } from './admin.ts'
import { afterSale } from './after-sale.ts'
import { afterSaleAdmin } from './after-sale-admin.ts'
import { auditLog } from './audit-log.ts'
import { backups } from './backups.ts'
import { blog } from './blog.ts'
import { buyersAdmin } from './buyers-admin.ts'
import { calendars } from './calendars.ts'
import type { Answer, Call, Given } from './call.ts'
import { cart } from './cart.ts'
import { catalogAdmin } from './catalog-admin.ts'
import { checkoutAdmin } from './checkout-admin.ts'
import { consent } from './consent.ts'
import { contactAdmin } from './contact-admin.ts'
import { content } from './content.ts'
import { contentAdmin } from './content-admin.ts'
import { dailyAdmin } from './daily-admin.ts'
import { forms } from './forms.ts'
import { formsAdmin } from './forms-admin.ts'
import { hostedSites } from './hosted-sites.ts'
import { keysAdmin } from './keys-admin.ts'
import { legal } from './legal.ts'
import { letters } from './letters.ts'
import { mails } from './mails.ts'
import { media } from './media.ts'
import { members } from './members.ts'
import { membersAdmin } from './members-admin.ts'
import { newsAdmin } from './news-admin.ts'
import { newsletter } from './newsletter.ts'
import { orders } from './orders.ts'
import { ordersAdmin } from './orders-admin.ts'
import { pages } from './pages.ts'
import { pagesAdmin } from './pages-admin.ts'
import { papers, papersAdmin } from './papers.ts'
import { popups } from './popups.ts'
import { products } from './products.ts'
import { search } from './search.ts'
import { shippingAdmin } from './shipping-admin.ts'
import { shop } from './shop.ts'
import { site } from './site.ts'
import { siteAdmin } from './site-admin.ts'
import { webhooksAdmin } from './webhooks-admin.ts'

/** The calls by area, as the reader of the API's page sees them. */
export const areas = {
  site,
  pages,
  popups,
  account,
  members,
  letters,
  newsletter,
  mails,
  content,
  calendars,
  blog,
  search,
  forms,
  formsAdmin,
  products,
  cart,
  shop,
  orders,
  afterSale,
  papers,
  media,
  admin,
  pagesAdmin,
  siteAdmin,
  shippingAdmin,
  checkoutAdmin,
  ordersAdmin,
  dailyAdmin,
  afterSaleAdmin,
  papersAdmin,
  contactAdmin,
  catalogAdmin,
  newsAdmin,
  contentAdmin,
  legal,
  consent,
  auditLog,
  membersAdmin,
  buyersAdmin,
  keysAdmin,
  webhooksAdmin,
  backups,
  hostedSites,
}

/** Every call of the product API, once. */
export const contract = {
  ...site,
  ...pages,
  ...popups,
  ...account,
  ...members,
  ...letters,
  ...newsletter,
  ...mails,
  ...content,
  ...calendars,
  ...blog,
  ...search,
  ...forms,
  ...formsAdmin,
  ...products,
  ...cart,
  ...shop,
  ...orders,
  ...afterSale,
  ...papers,
  ...media,
  ...admin,
  ...pagesAdmin,
  ...siteAdmin,
  ...shippingAdmin,
  ...checkoutAdmin,
  ...ordersAdmin,
  ...dailyAdmin,
  ...afterSaleAdmin,
  ...papersAdmin,
  ...contactAdmin,
  ...catalogAdmin,
  ...newsAdmin,
  ...contentAdmin,
  ...legal,
  ...consent,
  ...auditLog,
  ...membersAdmin,
  ...buyersAdmin,
  ...keysAdmin,
  ...webhooksAdmin,
  ...backups,
  ...hostedSites,
}

export type Contract = typeof contract
export type CallName = keyof Contract

/** The contract seen as plain rows, for what treats all calls alike. */
export const rows = Object.entries(contract) as [CallName, Call][]

type Ask<C> =
  object extends Given<C>
    ? (given?: Given<C>) => Promise<Outcome<Answer<C>, Failure>>
    : (given: Given<C>) => Promise<Outcome<Answer<C>, Failure>>

/** The API as its callers hold it: one function a call, the same in process and over HTTP. */
export type ShopApi = { [Name in CallName]: Ask<Contract[Name]> }

/** Who is asking: what the headers of a call carry. */
export type Credentials = {
  siteId: string
  token?: string | undefined
  lang?: string | undefined
  /** The key of a cart, drawn when somebody entered themselves in it. */
  cartKey?: string | undefined
  clientAddress?: string | undefined
  /** Where the bare error is written down when the API gave no answer: people are told in a sentence. */
  report?: ((error: unknown) => void) | undefined
}

export type { Access, Answer, Call, Read, Upload } from './call.ts'
export type { ListQuery } from './list.ts'
