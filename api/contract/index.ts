import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { contactAdmin } from './audience/contact-admin.ts'
import { letters } from './audience/letters.ts'
import { newsletter } from './audience/newsletter.ts'
import { catalogAdmin } from './catalog/catalog-admin.ts'
import { packshotsAdmin } from './catalog/packshots-admin.ts'
import { products } from './catalog/products.ts'
import { blog } from './content/blog.ts'
import { calendars } from './content/calendars.ts'
import { comments, commentsAdmin } from './content/comments.ts'
import { content } from './content/content.ts'
import { contentAdmin } from './content/content-admin.ts'
import { blogDrafts, drafts, newsDrafts, storyDrafts } from './content/drafts.ts'
import { forms } from './content/forms.ts'
import { formsAdmin } from './content/forms-admin.ts'
import { keptSections } from './content/kept-sections.ts'
import { newsAdmin } from './content/news-admin.ts'
import { ownBlocks } from './content/own-blocks.ts'
import { pages } from './content/pages.ts'
import { pagesAdmin } from './content/pages-admin.ts'
import { popups } from './content/popups.ts'
import { winemakers } from './content/winemakers.ts'
import { admin } from './house/admin.ts'
import { auditLog } from './house/audit-log.ts'
import { backups } from './house/backups.ts'
import { clientsAdmin } from './house/clients-admin.ts'
import { dailyAdmin } from './house/daily-admin.ts'
import { lookFiles } from './house/look-file.ts'
import { members } from './house/members.ts'
import { membersAdmin } from './house/members-admin.ts'
import { search } from './house/search.ts'
import { site } from './house/site.ts'
import { account } from './identity/account.ts'
import { keysAdmin } from './identity/keys-admin.ts'
import type { Answer, Call, Given } from './platform/call.ts'
import { customFields } from './platform/custom.ts'
import { hostedSites } from './platform/hosted-sites.ts'
import { mails } from './platform/mails.ts'
import { webhooksAdmin } from './platform/webhooks-admin.ts'
import { afterSale } from './selling/after-sale.ts'
import { afterSaleAdmin } from './selling/after-sale-admin.ts'
import { cart } from './selling/cart.ts'
import { checkoutAdmin } from './selling/checkout-admin.ts'
import { flowsAdmin } from './selling/flows-admin.ts'
import { opinions, opinionsAdmin } from './selling/opinions.ts'
import { orders } from './selling/orders.ts'
import { ordersAdmin } from './selling/orders-admin.ts'
import { papers, papersAdmin } from './selling/papers.ts'
import { shippingAdmin } from './selling/shipping-admin.ts'
import { shop } from './selling/shop.ts'
import { consent } from './site/consent.ts'
import { legal } from './site/legal.ts'
import { lookAdmin } from './site/look-admin.ts'
import { media } from './site/media.ts'
import { siteAdmin } from './site/site-admin.ts'

/** The calls by area, as the reader of the API's page sees them. */
export const areas = {
  site,
  pages,
  keptSections,
  popups,
  account,
  members,
  letters,
  newsletter,
  mails,
  content,
  calendars,
  blog,
  comments,
  search,
  forms,
  formsAdmin,
  products,
  cart,
  shop,
  orders,
  afterSale,
  opinions,
  papers,
  media,
  admin,
  pagesAdmin,
  drafts,
  newsDrafts,
  blogDrafts,
  storyDrafts,
  siteAdmin,
  lookAdmin,
  lookFiles,
  shippingAdmin,
  checkoutAdmin,
  ordersAdmin,
  dailyAdmin,
  afterSaleAdmin,
  opinionsAdmin,
  papersAdmin,
  flowsAdmin,
  contactAdmin,
  catalogAdmin,
  customFields,
  ownBlocks,
  packshotsAdmin,
  newsAdmin,
  commentsAdmin,
  contentAdmin,
  winemakers,
  legal,
  consent,
  auditLog,
  membersAdmin,
  clientsAdmin,
  keysAdmin,
  webhooksAdmin,
  backups,
  hostedSites,
}

/** Every call of the product API, once. */
export const contract = {
  ...site,
  ...pages,
  ...keptSections,
  ...popups,
  ...account,
  ...members,
  ...letters,
  ...newsletter,
  ...mails,
  ...content,
  ...calendars,
  ...blog,
  ...comments,
  ...search,
  ...forms,
  ...formsAdmin,
  ...products,
  ...cart,
  ...shop,
  ...orders,
  ...afterSale,
  ...opinions,
  ...papers,
  ...media,
  ...admin,
  ...pagesAdmin,
  ...drafts,
  ...newsDrafts,
  ...blogDrafts,
  ...storyDrafts,
  ...siteAdmin,
  ...lookAdmin,
  ...lookFiles,
  ...shippingAdmin,
  ...checkoutAdmin,
  ...ordersAdmin,
  ...dailyAdmin,
  ...afterSaleAdmin,
  ...opinionsAdmin,
  ...papersAdmin,
  ...flowsAdmin,
  ...contactAdmin,
  ...catalogAdmin,
  ...customFields,
  ...ownBlocks,
  ...packshotsAdmin,
  ...newsAdmin,
  ...commentsAdmin,
  ...contentAdmin,
  ...winemakers,
  ...legal,
  ...consent,
  ...auditLog,
  ...membersAdmin,
  ...clientsAdmin,
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

export type { Access, Answer, Call, Read, Upload } from './platform/call.ts'
export type { ListQuery } from './platform/list.ts'
