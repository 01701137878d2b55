/** Where a PostgreSQL database is, as it may be told: its host and name, never who enters it and how. */
export function hostOfDatabase(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `${host || (searchParams.get('host') ?? 'localhost')}${pathname === '/' ? '' : pathname}`
}
