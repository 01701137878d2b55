import pg from 'pg'
import { migrate } from '#api/db/migrate.ts'
import { openPostgres } from '#api/db/postgres.ts'

/** The database that fresh ones are copied from: migrated and empty. */
const template = `vitrine_template_${process.pid}`

/** Makes the template on this server; answers its name. */
export async function createTemplate(serverUrl: string): Promise<string> {
  await onServer(serverUrl, `create database ${template}`)
  const db = openPostgres(urlOf(serverUrl, template))
  try {
    await migrate(db)
  } finally {
    await db.close()
  }
  return template
}

/** Makes a database of its own, copied from `from` or bare; answers its address. */
export async function createTestDatabase(serverUrl: string, from?: string): Promise<string> {
  const name = `vitrine_test_${crypto.randomUUID().replaceAll('-', '')}`
  // So small a template is copied in half the time by its files; the other way writes each page to the log.
  await onServer(serverUrl, `create database ${name}${from ? ` template ${from} strategy file_copy` : ''}`)
  return urlOf(serverUrl, name)
}

/** Removes a database made here, whoever still holds it. */
export async function dropTestDatabase(serverUrl: string, url: string): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

/** The address of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
