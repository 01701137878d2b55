/** What a key for programs can be for. */
export const keyAreas = ['ORDERS', 'CATALOG', 'CONTENTS', 'CUSTOMERS'] as const
export type KeyArea = (typeof keyAreas)[number]

/** The kinds of things of each area, as in `/admin/{resource}`; what stands in none of them is not for programs: people's access, keys, settings, the journal. */
export const areaResources: Record<KeyArea, readonly string[]> = {
  ORDERS: [
    'order',
    'paper',
    'flow',
    'withdrawal',
    'claim',
    'claim-file',
    'opinion',
    'dispute',
    'book-closing',
    'discount-code',
    'carrier',
    'pickup-point',
    'collection-slot',
    'collection-closing',
    'alarm',
    'dashboard',
    'figures',
  ],
  CATALOG: [
    'product',
    'declination',
    'wine-grid',
    'stock',
    'stock-movement',
    'price-ledger',
    'tag',
    'variation',
    'meal-icon',
    'award',
    'winemaker',
    'image',
  ],
  CONTENTS: [
    'page',
    'draft',
    'news',
    'blog',
    'blog-folder',
    'album',
    'service',
    'collection',
    'element',
    'popup',
    'kept-section',
    'form',
    'calendar',
    'newsletter-list',
    'image',
  ],
  CUSTOMERS: [
    'message',
    'ready-reply',
    'comment',
    'form-answer',
    'registration',
    'booking',
    'newsletter-subscriber',
    'member',
    'client',
    'client-tag',
    'rights-request',
    'data-breach',
  ],
}

/** Whether a key of these areas reaches a kind of things. */
export function reachesResource(areas: readonly KeyArea[], resource: string): boolean {
  return areas.some((area) => areaResources[area].includes(resource))
}
