import type { DeskPlan } from '#app/ui/house/fields/desk-plan.ts'

/** The desks of what is sold, in the order in which an owner finds them. */
export const orderDeskPlans: readonly DeskPlan[] = [
  {
    slug: 'commandes',
    resource: 'order',
    ownForms: true,
    columns: ['reference', 'name', 'placedAt', 'total', 'payment', 'fulfilment'],
    search: 'search',
    views: [
      { slug: 'a-preparer', query: { todo: 'TO_PREPARE' } },
      { slug: 'a-expedier', query: { todo: 'TO_SHIP' } },
      { slug: 'a-remettre', query: { todo: 'TO_HAND_OVER' } },
      { slug: 'a-encaisser', query: { todo: 'UNPAID' } },
      { slug: 'en-retard', query: { todo: 'LATE' } },
    ],
  },
  {
    slug: 'retractations',
    resource: 'withdrawal',
    ownForms: true,
    reads: true,
    columns: ['reference', 'name', 'declaredAt', 'refund', 'state'],
    search: 'reference',
    views: [
      { slug: 'a-recevoir', query: { state: 'DECLARED' } },
      { slug: 'a-rembourser', query: { state: 'RECEIVED' } },
    ],
  },
  {
    slug: 'reclamations',
    resource: 'claim',
    ownForms: true,
    reads: true,
    columns: ['reference', 'name', 'kind', 'createdAt', 'state'],
    search: 'reference',
    views: [{ slug: 'sans-reponse', query: { state: 'OPEN' } }],
  },
  {
    slug: 'avis',
    resource: 'opinion',
    reads: true,
    columns: ['product', 'author', 'rating', 'createdAt', 'state'],
    search: 'product',
    views: [{ slug: 'a-lire', query: { state: 'WAITING' } }],
  },
  {
    slug: 'codes',
    resource: 'discount-code',
    columns: ['code', 'amount', 'uses', 'endsAt', 'isValid'],
    search: 'code',
    links: { products: 'product' },
    starts: { isValid: 'on', type: 'PERCENTAGE', detailType: 'PRODUCTS', minimum: '0' },
  },
]
