import type { Database } from '../database/database.ts'
import type { Job, JobDependencies } from './job.ts'

/** Longer than any job takes that does not say so itself; a job may be run twice all the same, so each step of it is safe to repeat. */
const turnMs = 15 * 60_000
/** How soon a job that failed is tried again, unless it is due sooner anyway. */
const afterFailureMs = 5 * 60_000

/** Runs the jobs whose time has come, those that another process has left out; answers their names. */
export async function runDueJobs(
  dependencies: JobDependencies,
  jobs: Job[],
  onError: (error: unknown, job: string) => void,
): Promise<string[]> {
  const ran: string[] = []
  for (const job of jobs) {
    if (dependencies.isStopping()) break
    try {
      if (await runInTurn(dependencies, job)) ran.push(job.name)
    } catch (error) {
      onError(error, job.name)
    }
  }
  return ran
}

async function runInTurn(dependencies: JobDependencies, job: Job): Promise<boolean> {
  if (job.needsNoTurn) {
    await job.run(dependencies)
    return true
  }
  const lease = await takeTurn(dependencies.db, job, dependencies.now())
  if (!lease) return false
  let pause = Math.min(job.everySeconds * 1000, afterFailureMs)
  try {
    await job.run(dependencies)
    // A job cut short by the end of its process goes on in the next one.
    pause = dependencies.isStopping() ? 0 : job.everySeconds * 1000
  } finally {
    await endTurn(dependencies.db, { name: job.name, lease, dueAt: new Date(dependencies.now().getTime() + pause) })
  }
  return true
}

/** Asks by reading first: a tick with nothing due writes nothing. */
async function takeTurn(db: Database, { name, everySeconds, turnSeconds }: Job, now: Date): Promise<string | undefined> {
  const at = now.toISOString()
  const isFree = (turn: Turn) => isDue(turn, now, everySeconds)
  const known = await db.read.selectFrom('job_turns').selectAll().where('name', '=', name).executeTakeFirst()
  if (known && !isFree(known)) return undefined
  const lease = crypto.randomUUID()
  const lease_until = new Date(now.getTime() + (turnSeconds ? turnSeconds * 1000 : turnMs)).toISOString()
  return db.inTransaction(async (tx) => {
    const turn = await tx.selectFrom('job_turns').selectAll().where('name', '=', name).executeTakeFirst()
    if (turn && !isFree(turn)) return undefined
    await tx
      .insertInto('job_turns')
      .values({ name, due_at: at, lease, lease_until })
      .onConflict((on) => on.column('name').doUpdateSet({ lease, lease_until }))
      .execute()
    return lease
  })
}

type Turn = { due_at: string; lease_until: string | null }

/** A turn further ahead than any job sets it was written while the clock was wrong: it would keep the job waiting for as long. */
function isDue({ due_at, lease_until }: Turn, now: Date, everySeconds: number): boolean {
  const has = (moment: string, mostAheadMs: number) => {
    const ahead = new Date(moment).getTime() - now.getTime()
    return ahead <= 0 || ahead > mostAheadMs
  }
  return has(due_at, everySeconds * 1000) && (lease_until === null || has(lease_until, turnMs))
}

async function endTurn(db: Database, { name, lease, dueAt }: { name: string; lease: string; dueAt: Date }): Promise<void> {
  await db.inTransaction((tx) =>
    tx
      .updateTable('job_turns')
      .set({ due_at: dueAt.toISOString(), lease: null, lease_until: null })
      .where('name', '=', name)
      .where('lease', '=', lease)
      .execute(),
  )
}
