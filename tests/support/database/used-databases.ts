import pg from 'pg'

/** What databases are copied from: its name, and how its schema looks. */
export type Template = { name: string; schema: string }

/** Dead rows make a database slow in time. */
export const mostUses = 40
const usesOf = new Map<string, number>()
const shelfOf = ({ name }: Template) => `used_${name}`

/** Whatever is done to a schema leaves its mark here; statistics and rows do not. */
export const schemaMark = `
  select concat_ws(' ', ${['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc', 'pg_type', 'pg_rewrite']
    .map((table) => `(select concat(count(*), '/', max(xmin::text::bigint)) from ${table})`)
    .join(', ')}, (select count(*) from pg_db_role_setting),
    (select md5(string_agg(name || checksum, ' ' order by name)) from migrations)) as mark`

/** Empties every table but the migrator's own, with no rule in the way, and has all numbers begin anew. */
export const emptying = `
  set local session_replication_role = replica;
  do $$
  declare place record; is_used boolean;
  begin
    for place in select oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and pg_relation_size(oid) > 0
    loop
      execute format('select exists (select from %s)', place.name) into is_used;
      if is_used then execute format('delete from %s', place.name); end if;
    end loop;
    for place in select schemaname, sequencename, start_value from pg_sequences where last_value is not null loop
      perform setval(format('%I.%I', place.schemaname, place.sequencename)::regclass, place.start_value, false);
    end loop;
  end $$`

/** Lays out the shelf of databases that were used and can be used again: to copy and to drop one takes longer than most tests. */
export async function openShelf(serverUrl: string, name: string, url: string): Promise<Template> {
  const { mark } = await connectedTo(url, async (client) => (await client.query(schemaMark)).rows[0])
  const template = { name, schema: mark }
  await askServer(serverUrl, `create table ${shelfOf(template)} (name text primary key, uses integer not null)`)
  return template
}

/** Clears the shelf away; answers which databases lay on it. */
export async function closeShelf(serverUrl: string, template: Template): Promise<string[]> {
  const lying = (await askServer(serverUrl, `select name from ${shelfOf(template)}`)) as { name: string }[]
  await askServer(serverUrl, `drop table ${shelfOf(template)}`)
  return lying.map(({ name }) => name)
}

/** The name of a database that is as good as a fresh copy, if one lies ready. */
export async function takeUsed(serverUrl: string, template: Template): Promise<string | undefined> {
  const shelf = shelfOf(template)
  const [taken] = (await askServer(
    serverUrl,
    `delete from ${shelf} where name = (select name from ${shelf} limit 1 for update skip locked) returning name, uses`,
  )) as { name: string; uses: number }[]
  if (taken) usesOf.set(taken.name, taken.uses)
  return taken?.name
}

/** Lays a database back as it was when it was new; says whether it could be. */
export async function layBack(serverUrl: string, url: string, template: Template): Promise<boolean> {
  const name = new URL(url).pathname.slice(1)
  const uses = (usesOf.get(name) ?? 0) + 1
  if (uses >= mostUses || !(await sendAway(serverUrl, name))) return false
  if (!(await emptyIfSame(url, template).catch(() => false))) return false
  await askServer(serverUrl, `insert into ${shelfOf(template)} values ('${name}', ${uses})`)
  return true
}

/** A schema that a test has changed is no fresh one, and may not even answer. */
function emptyIfSame(url: string, { schema }: Template): Promise<boolean> {
  return connectedTo(url, async (client) => {
    const found = await client.query(schemaMark)
    if (found.rows[0].mark !== schema) return false
    await client.query(`begin; ${emptying}; commit`)
    return true
  })
}

/** Ends whoever is still connected; says whether they have gone. */
async function sendAway(serverUrl: string, name: string): Promise<boolean> {
  const ending = `select count(pg_terminate_backend(pid))::int as left from pg_stat_activity where datname = '${name}'`
  for (let round = 0; round < 100; round += 1) {
    const [{ left }] = (await askServer(serverUrl, ending)) as [{ left: number }]
    if (left === 0) return true
  }
  return false
}

const servers = new Map<string, Promise<pg.Client>>()

/** Asks the server's own database, by a line that stays open as long as this process: a new one costs more than what is asked. */
export async function askServer(url: string, statement: string): Promise<unknown[]> {
  const open = servers.get(url) ?? connect(url)
  servers.set(url, open)
  return (await (await open).query(statement)).rows
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // Whoever ends the server may do so before this process ends.
  client.on('error', () => servers.delete(url))
  await client.connect()
  ;(client as unknown as { unref(): void }).unref()
  return client
}

async function connectedTo<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
