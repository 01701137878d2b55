/** Where an owner looks after those who work at the site. */
export const teamDesks = [
  {
    slug: 'equipe',
    resource: 'user',
    room: 'settings',
    columns: ['email', 'lastname', 'role', 'lastSeenAt'],
    search: 'email',
  },
  {
    slug: 'invitations',
    resource: 'invitation',
    room: 'settings',
    columns: ['email', 'role', 'createdAt', 'expiresAt'],
    search: 'email',
    starts: { role: 'ADMIN' },
  },
  {
    slug: 'sites',
    resource: 'hosted-site',
    room: 'settings',
    columns: ['name', 'host', 'isOpen', 'products', 'orders', 'megabytes'],
    search: 'name',
    isOperators: true,
  },
  {
    slug: 'cles',
    resource: 'api-key',
    room: 'settings',
    columns: ['name', 'hint', 'areas', 'mayWrite', 'lastUsedAt', 'expiresOn'],
    search: 'name',
  },
  {
    slug: 'webhooks',
    resource: 'webhook',
    room: 'settings',
    columns: ['url', 'events', 'isActive', 'failingSince'],
    search: 'url',
  },
  {
    slug: 'envois',
    resource: 'webhook-delivery',
    room: 'settings',
    reads: true,
    tellsHours: true,
    columns: ['event', 'state', 'status', 'tries', 'createdAt', 'idWebhook'],
    links: { idWebhook: 'webhook' },
    views: [{ slug: 'envois-en-attente', query: { state: 'WAITING' } }],
  },
] as const

/** Where an owner looks after those who bought and the members, and answers for their data. */
export const peopleDesks = [
  {
    slug: 'acheteurs',
    resource: 'buyer',
    room: 'people',
    reads: true,
    columns: ['name', 'email', 'count', 'spent', 'lastOrderAt'],
    search: 'search',
  },
  {
    slug: 'membres',
    resource: 'member',
    room: 'people',
    reads: true,
    columns: ['email', 'lastname', 'firstname', 'createdAt', 'lastSeenAt'],
    search: 'search',
  },
  {
    slug: 'demandes',
    resource: 'rights-request',
    room: 'people',
    reads: true,
    columns: ['lastname', 'kind', 'createdAt', 'dueOn', 'state'],
    views: [{ slug: 'droits-en-attente', query: { state: 'WAITING' } }],
  },
] as const
