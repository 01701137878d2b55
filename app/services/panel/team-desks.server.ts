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
] as const
