/** Where an owner looks after those who work at the site. */
export const teamDesks = [
  {
    slug: 'equipe',
    resource: 'user',
    columns: ['email', 'lastname', 'role', 'lastSeenAt'],
    search: 'email',
  },
  {
    slug: 'invitations',
    resource: 'invitation',
    columns: ['email', 'role', 'createdAt', 'expiresAt'],
    search: 'email',
    starts: { role: 'ADMIN' },
  },
  {
    slug: 'sites',
    resource: 'hosted-site',
    columns: ['name', 'host', 'isOpen', 'products', 'orders', 'megabytes'],
    search: 'name',
    isOperators: true,
  },
  {
    slug: 'cles',
    resource: 'api-key',
    columns: ['name', 'hint', 'areas', 'mayWrite', 'lastUsedAt', 'expiresOn'],
    search: 'name',
  },
  {
    slug: 'webhooks',
    resource: 'webhook',
    columns: ['url', 'events', 'isActive', 'failingSince'],
    search: 'url',
  },
  {
    slug: 'envois',
    resource: 'webhook-delivery',
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
    reads: true,
    columns: ['name', 'email', 'count', 'spent', 'lastOrderAt'],
    search: 'search',
  },
  {
    slug: 'membres',
    resource: 'member',
    reads: true,
    columns: ['email', 'lastname', 'firstname', 'createdAt', 'lastSeenAt'],
    search: 'search',
  },
  {
    slug: 'demandes',
    resource: 'rights-request',
    reads: true,
    columns: ['lastname', 'kind', 'createdAt', 'dueOn', 'state'],
    views: [{ slug: 'droits-en-attente', query: { state: 'WAITING' } }],
  },
] as const
