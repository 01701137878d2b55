import { bookDesks } from './book-desks.server.ts'

/** Where a desk stands in the panel and what its list tells; all else is read from the contract. */
export type DeskPlan = {
  slug: string
  /** As in `/admin/{resource}`. */
  resource: string
  room: Room
  /** The columns of its list; the first one is the name of a thing. */
  columns: readonly string[]
  /** The field that a search looks through. */
  search?: string
  /** Which of its fields name a thing of another desk, or a picture. */
  links?: Readonly<Record<string, string>>
  /** What stands in a blank form already: what the API would say of a thing that leaves it out. */
  starts?: Readonly<Record<string, string>>
  /** Parts of its list that are often wanted, each by what narrows the list to it. */
  views?: readonly { slug: string; query: Readonly<Record<string, string>> }[]
  /** Its things come from visitors: they are read rather than written. */
  reads?: true
}

export const rooms = ['orders', 'shop', 'shipping', 'people', 'pages', 'writings', 'settings'] as const
export type Room = (typeof rooms)[number]

const picture = { idImage: 'image' }

/** Every desk of the panel, in the order in which an owner finds them. */
export const deskPlans: readonly DeskPlan[] = [
  {
    slug: 'commandes',
    resource: 'order',
    room: 'orders',
    columns: ['reference', 'email', 'placedAt', 'total', 'payment', 'fulfilment'],
    search: 'email',
    views: [
      { slug: 'a-preparer', query: { payment: 'paid', fulfilment: 'new' } },
      { slug: 'en-preparation', query: { fulfilment: 'preparing' } },
      { slug: 'a-encaisser', query: { payment: 'awaiting' } },
      { slug: 'pretes', query: { fulfilment: 'ready' } },
      { slug: 'expediees', query: { fulfilment: 'shipped' } },
      { slug: 'annulees', query: { fulfilment: 'cancelled' } },
    ],
  },
  ...bookDesks,
  {
    slug: 'codes',
    resource: 'discount-code',
    room: 'orders',
    columns: ['code', 'type', 'uses', 'endsAt', 'isValid'],
    search: 'code',
    links: { products: 'product' },
    starts: { isValid: 'on', type: 'PERCENTAGE', detailType: 'PRODUCTS', minimum: '0' },
  },
  {
    slug: 'produits',
    resource: 'product',
    room: 'shop',
    columns: ['name', 'kind', 'price', 'stock', 'isValid'],
    starts: { type: 'WINE', sellByMultipleOf: '1', vatRate: '20', hasShippingFees: 'on', isVintage: 'on' },
    search: 'name',
    links: {
      images: 'image',
      variations: 'variation',
      tags: 'tag',
      recommended: 'product',
      idDeclination: 'declination',
      idMealIcon: 'meal-icon',
    },
  },
  {
    slug: 'declinaisons',
    resource: 'declination',
    room: 'shop',
    columns: ['idProduct', 'year', 'capacity', 'capacityUnit', 'price', 'quantity'],
    starts: { setQuantity: '1', sellByMultipleOf: '1', capacity: '75', capacityUnit: 'cl' },
    search: 'reference',
    links: { ...picture, idProduct: 'product', id: 'variation' },
  },
  {
    slug: 'stock',
    resource: 'stock-movement',
    room: 'shop',
    columns: ['createdAt', 'idProduct', 'kind', 'change', 'stock', 'reason'],
    links: { idProduct: 'product', idDeclination: 'declination' },
  },
  {
    slug: 'prix',
    resource: 'price-ledger',
    room: 'shop',
    columns: ['since', 'idDeclination', 'price', 'soldAt'],
    links: { idDeclination: 'declination' },
  },
  { slug: 'categories', resource: 'tag', room: 'shop', columns: ['label', 'slug', 'order'], search: 'label' },
  { slug: 'definitions', resource: 'variation', room: 'shop', columns: ['label', 'displayLabel'], search: 'label' },
  {
    slug: 'accords',
    resource: 'meal-icon',
    room: 'shop',
    columns: ['label', 'idImage', 'order'],
    search: 'label',
    links: picture,
  },
  {
    slug: 'transporteurs',
    resource: 'carrier',
    room: 'shipping',
    columns: ['name', 'deliveryType', 'isValid', 'order'],
    starts: { isValid: 'on', deliveryType: 'DELIVERY' },
    search: 'name',
  },
  {
    slug: 'points-de-retrait',
    resource: 'pickup-point',
    room: 'shipping',
    columns: ['name', 'postalCode', 'city', 'isValid'],
    starts: { isValid: 'on', country: 'FR' },
    search: 'name',
  },
  {
    slug: 'creneaux',
    resource: 'collection-slot',
    room: 'shipping',
    columns: ['weekday', 'idAddress', 'opens', 'closes', 'capacity', 'isValid'],
    links: { idAddress: 'company-address' },
    starts: { isValid: 'on', leadHours: '24' },
  },
  {
    slug: 'fermetures',
    resource: 'collection-closing',
    room: 'shipping',
    columns: ['firstDay', 'lastDay', 'note'],
  },
  {
    slug: 'messages',
    resource: 'message',
    room: 'people',
    reads: true,
    columns: ['subject', 'lastname', 'firstname', 'createdAt', 'isRead'],
    search: 'lastname',
  },
  {
    slug: 'reponses',
    resource: 'form-answer',
    room: 'people',
    reads: true,
    columns: ['title', 'createdAt', 'isRead'],
    search: 'title',
    links: { form: 'form' },
  },
  {
    slug: 'inscriptions',
    resource: 'registration',
    room: 'people',
    reads: true,
    columns: ['lastname', 'firstname', 'idElement', 'places', 'createdAt'],
    search: 'lastname',
    links: { idElement: 'element' },
  },
  {
    slug: 'reservations',
    resource: 'booking',
    room: 'people',
    reads: true,
    columns: ['day', 'calendar', 'places', 'note'],
    links: { calendar: 'calendar' },
  },
  {
    slug: 'abonnes',
    resource: 'newsletter-subscriber',
    room: 'people',
    reads: true,
    columns: ['email', 'lastname', 'state', 'confirmedAt'],
    search: 'email',
  },
  {
    slug: 'demandes',
    resource: 'rights-request',
    room: 'people',
    reads: true,
    columns: ['lastname', 'kind', 'createdAt', 'dueOn', 'state'],
  },
  {
    slug: 'pages',
    resource: 'page',
    room: 'pages',
    columns: ['title', 'url', 'showInMenu', 'isValid'],
    starts: { type: 'default', showInMenu: 'on', 'link.type': 'NONE' },
    search: 'title',
    links: { idParent: 'page', translationOf: 'page' },
  },
  { slug: 'images', resource: 'image', room: 'pages', columns: ['name', 'folder', 'kind', 'createdAt'], search: 'name' },
  { slug: 'popups', resource: 'popup', room: 'pages', columns: ['title', 'startsAt', 'endsAt', 'isValid'], search: 'title' },
  { slug: 'formulaires', resource: 'form', room: 'pages', columns: ['title', 'recipient', 'isValid'], search: 'title' },
  {
    slug: 'calendriers',
    resource: 'calendar',
    room: 'pages',
    columns: ['title', 'capacity', 'isValid'],
    starts: { isValid: 'on' },
    search: 'title',
    links: { form: 'form' },
  },
  {
    slug: 'actualites',
    resource: 'news',
    room: 'writings',
    columns: ['title', 'date', 'promoted', 'isValid'],
    search: 'title',
    links: picture,
  },
  {
    slug: 'articles',
    resource: 'blog',
    room: 'writings',
    columns: ['title', 'date', 'idFolder', 'isValid'],
    search: 'title',
    links: { ...picture, idFolder: 'blog-folder' },
  },
  {
    slug: 'dossiers',
    resource: 'blog-folder',
    room: 'writings',
    columns: ['title', 'order', 'isValid'],
    search: 'title',
    links: { ...picture, idParent: 'blog-folder' },
  },
  {
    slug: 'albums',
    resource: 'album',
    room: 'writings',
    columns: ['title', 'count', 'date', 'isValid'],
    search: 'title',
    links: { ...picture, image: 'image' },
  },
  {
    slug: 'recompenses',
    resource: 'award',
    room: 'writings',
    columns: ['title', 'year', 'product', 'isValid'],
    search: 'title',
    links: { ...picture, product: 'product' },
  },
  {
    slug: 'services',
    resource: 'service',
    room: 'writings',
    columns: ['title', 'order', 'isValid'],
    search: 'title',
    links: picture,
  },
  {
    slug: 'collections',
    resource: 'collection',
    room: 'writings',
    columns: ['title', 'route', 'order', 'isValid'],
    search: 'title',
  },
  {
    slug: 'elements',
    resource: 'element',
    room: 'writings',
    columns: ['title', 'idCollection', 'date', 'placesLeft', 'isValid'],
    search: 'title',
    links: { ...picture, idCollection: 'collection' },
  },
  { slug: 'listes', resource: 'newsletter-list', room: 'writings', columns: ['name', 'order', 'isValid'], search: 'name' },
  { slug: 'adresses', resource: 'company-address', room: 'settings', columns: ['name', 'city', 'order'], search: 'name' },
  {
    slug: 'langues',
    resource: 'language',
    room: 'settings',
    columns: ['label', 'code', 'isValid'],
    starts: { isValid: 'on' },
    search: 'label',
  },
  { slug: 'logos', resource: 'logo', room: 'settings', columns: ['type', 'alt'], links: picture },
  { slug: 'polices', resource: 'font', room: 'settings', columns: ['type', 'family', 'size', 'weight'] },
  {
    slug: 'courriels',
    resource: 'mail',
    room: 'settings',
    reads: true,
    columns: ['recipient', 'kind', 'state', 'createdAt', 'reason'],
    search: 'recipient',
    views: [
      { slug: 'non-partis', query: { state: 'FAILED' } },
      { slug: 'en-attente', query: { state: 'WAITING' } },
    ],
  },
]
