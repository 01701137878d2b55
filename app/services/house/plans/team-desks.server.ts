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

/** Where an owner looks after clients and members, and answers for their data. */
export const peopleDesks = [
  {
    slug: 'clients',
    resource: 'client',
    reads: true,
    ownForms: true,
    columns: ['name', 'email', 'tags', 'count', 'spent', 'lastAt'],
    search: 'search',
    narrowedBy: 'tag',
  },
  { slug: 'reponses-pretes', resource: 'ready-reply', columns: ['title', 'order'], search: 'title' },
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
  {
    slug: 'violations',
    resource: 'data-breach',
    columns: ['what', 'foundAt', 'dueAt', 'risk', 'notifiedOn'],
    starts: { risk: 'RISK' },
  },
] as const
