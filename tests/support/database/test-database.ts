import pg from 'pg'
import { migrate } from '#api/platform/database/migrate.ts'
import { openPostgres } from '#api/platform/database/postgres.ts'
import { closeShelf, layBack, openShelf, type Template, takeUsed } from './used-databases.ts'

/** The database that fresh ones are copied from: migrated and empty. */
const template = `vitrine_template_${process.pid}`

/** Makes the template on this server. */
export async function createTemplate(serverUrl: string): Promise<Template> {
  await onServer(serverUrl, `create database ${template}`)
  const db = openPostgres(urlOf(serverUrl, template))
  try {
    await migrate(db)
  } finally {
    await db.close()
  }
  return openShelf(serverUrl, template, urlOf(serverUrl, template))
}

/** Removes the template, and all that was made from it and lies ready. */
export async function dropTemplate(serverUrl: string, made: Template): Promise<void> {
  for (const name of [...(await closeShelf(serverUrl, made)), made.name]) await drop(serverUrl, name)
}

/** Makes a database of its own, as the template is or bare; answers its address. */
export async function createTestDatabase(serverUrl: string, from?: Template): Promise<string> {
  const used = from && (await takeUsed(serverUrl, from))
  if (used) return urlOf(serverUrl, used)
  const name = `vitrine_test_${crypto.randomUUID().replaceAll('-', '')}`
  // So small a template is copied in half the time by its files; the other way writes each page to the log.
  await onServer(serverUrl, `create database ${name}${from ? ` template ${from.name} strategy file_copy` : ''}`)
  return urlOf(serverUrl, name)
}

/** Clears a database made here away, whoever still holds it: one like the template is laid ready for the next who asks. */
export async function dropTestDatabase(serverUrl: string, url: string, from?: Template): Promise<void> {
  if (from && (await layBack(serverUrl, url, from))) return
  await drop(serverUrl, new URL(url).pathname.slice(1))
}

/** The address of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function drop(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${name} with (force)`)
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
