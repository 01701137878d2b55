import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { root } from '../steps/run.mjs'

const exec = promisify(execFile)
const patienceMs = 120_000

/** Waits until everything in the outbox that is due has gone, and says how long that took. */
export async function drainOutbox(folder) {
  const since = performance.now()
  while (performance.now() - since < patienceMs && countDue(folder) > 0) await wait(500)
  return Math.round((performance.now() - since) / 1000)
}

function countDue(folder) {
  return withDatabase(
    folder,
    (db) =>
      db
        .prepare('select count(*) as due from outbox where sent_at is null and failed_at is null and next_try_at <= ?')
        .get(new Date().toISOString()).due,
  )
}

/** What became of every mail that was written since then, and which are lost: due and not gone, given up, or gone without a file. */
export function accountForMails(folder, { since, orders, seed }) {
  const files = readdirSync(join(folder, 'mails')).join('\n')
  const now = new Date().toISOString()
  const rows = withDatabase(folder, (db) => db.prepare('select * from outbox where created_at >= ?').all(since))
  const kinds = {}
  const lost = []
  for (const row of rows) {
    const fate = row.sent_at ? 'sent' : row.failed_at ? 'failed' : row.next_try_at > now ? 'waiting' : 'due'
    kinds[row.kind] ??= { sent: 0, waiting: 0 }
    const counts = kinds[row.kind]
    counts[fate] = (counts[fate] ?? 0) + 1
    if (fate === 'waiting' && !(counts.until > row.next_try_at)) counts.until = row.next_try_at
    if (fate === 'failed' || fate === 'due') lost.push(`${row.kind} is ${fate} ${row.last_error ?? ''}`)
    if (fate === 'sent' && !files.includes(row.message_id.slice(1).split('@')[0])) lost.push(`${row.kind} was sent, no file`)
  }
  const has = (kind, to) => rows.some((row) => row.kind === kind && row.recipient === to && row.sent_at)
  for (const { email, reference, wasNoted } of orders) {
    if (!has('order_placed', email)) lost.push(`${reference}: its buyer was not told that it is placed`)
    if (wasNoted && !has('order_paid', email)) lost.push(`${reference}: its buyer was not told that it is paid`)
  }
  for (const { email } of readStrangers(folder, seed)) {
    if (!rows.some((row) => row.kind === 'order_placed' && row.recipient === email))
      lost.push('an order of a stranger without mail')
  }
  return { kinds, lost }
}

function readStrangers(folder, seed) {
  return withDatabase(folder, (db) =>
    db.prepare('select email_key as email from orders where email_key like ?').all(`acheteur-${seed}-%`),
  )
}

/** What stands in the database of what strangers did: from how many places, how many orders and bottles, files and their bytes. */
export function countStrangers(folder, seed) {
  return withDatabase(folder, (db) => ({
    ...db
      .prepare(
        `select count(distinct orders.id) as orders, count(distinct from_block) as places, coalesce(sum(order_stock.quantity), 0) as bottles
         from orders join order_stock on order_stock.order_id = orders.id where email_key like ?`,
      )
      .get(`acheteur-${seed}-%`),
    ...db.prepare('select count(*) as files, coalesce(sum(bytes), 0) as fileBytes from form_files').get(),
    subscribers: db.prepare('select count(*) as n from newsletter_subscribers where email like ?').get(`inscrit-${seed}-%`).n,
  }))
}

/** What is left of wines: in all, what nobody holds. */
export function readStock(folder, forms) {
  return withDatabase(folder, (db) => forms.map((id) => db.prepare('select id, quantity from declinations where id = ?').get(id)))
}

function withDatabase(folder, work) {
  const db = new Database(join(folder, 'shop.db'), { readonly: true, fileMustExist: true })
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** Runs a verb that looks over the books; answers its last words and whether it found nothing. */
export async function lookOver(verb, folder) {
  const env = { ...process.env, DATA_DIR: folder, NODE_ENV: 'production' }
  try {
    const { stdout } = await exec(process.execPath, ['build/server/index.js', verb], { cwd: root, env })
    return { isSound: true, said: stdout.trim().split('\n').at(-1) }
  } catch (error) {
    return { isSound: false, said: `${error.stdout ?? ''}${error.stderr ?? ''}`.trim().split('\n').slice(-5).join(' / ') }
  }
}
