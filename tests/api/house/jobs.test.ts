import { expect, test, vi } from 'vitest'
import { shopJobs } from '#api/house/jobs/shop-jobs.ts'
import type { Database } from '#api/platform/database/database.ts'
import { eachSite } from '#api/platform/jobs/each-site.ts'
import { inRounds } from '#api/platform/jobs/in-rounds.ts'
import type { Job, JobDependencies } from '#api/platform/jobs/job.ts'
import { runDueJobs } from '#api/platform/jobs/run-due-jobs.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { addSites } from '../../support/sites.ts'
import { openClock } from '../support/mailing.ts'

eachDatabase('work of the clock', (open) => {
  const processes = (db: Database) => {
    const clock = openClock()
    const faults: unknown[] = []
    const dependencies: JobDependencies = {
      db,
      mail: { send: async () => ({ fate: 'sent' }) },
      now: clock.now,
      isStopping: () => false,
    }
    return {
      clock,
      faults,
      dependencies,
      tick: (job: Job, on = dependencies) => runDueJobs(on, [job], (error) => faults.push(error)),
    }
  }

  test('a job runs when it is due, in one of many processes', async () => {
    const { tick, clock } = processes(await open())
    let runs = 0
    const job: Job = {
      name: 'count',
      everySeconds: 3600,
      run: async () => {
        runs += 1
      },
    }
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => tick(job)))
    expect(runs).toBe(1)
    clock.forward(59)
    expect(await tick(job)).toEqual([])
    clock.forward(1)
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => tick(job)))
    expect(runs).toBe(2)
  })

  test('a job that fails is reported and tried again soon, and the next job runs', async () => {
    const { faults, clock, dependencies } = processes(await open())
    const jobs: Job[] = [
      { name: 'bad', everySeconds: 86_400, run: async () => Promise.reject(new Error('no')) },
      { name: 'good', everySeconds: 86_400, run: async () => {} },
    ]
    const tick = () => runDueJobs(dependencies, jobs, (error) => faults.push(error))
    expect(await tick()).toEqual(['good'])
    clock.forward(4)
    await tick()
    expect(faults).toHaveLength(1)
    clock.forward(1)
    await tick()
    expect(faults).toHaveLength(2)
  })

  test('the turn of a process that died is taken over when its lease ends', async () => {
    const { tick, clock, dependencies } = processes(await open())
    const dead: Job = { name: 'count', everySeconds: 60, run: () => new Promise(() => {}) }
    await new Promise<void>((started) => {
      const run = () => {
        started()
        return dead.run(dependencies)
      }
      void tick({ ...dead, run })
    })
    let runs = 0
    const job: Job = {
      ...dead,
      run: async () => {
        runs += 1
      },
    }
    clock.forward(14)
    await tick(job)
    expect(runs).toBe(0)
    clock.forward(1)
    await tick(job)
    expect(runs).toBe(1)
  })

  test('a job that says how long it takes is taken over as soon as that has passed', async () => {
    const { tick, clock } = processes(await open())
    const job = { name: 'count', everySeconds: 20, turnSeconds: 30 }
    await new Promise<void>((started) => {
      void tick({ ...job, run: () => new Promise(() => started()) })
    })
    let runs = 0
    const next: Job = {
      ...job,
      run: async () => {
        runs += 1
      },
    }
    clock.forward(0.4)
    await tick(next)
    expect(runs).toBe(0)
    clock.forward(0.1)
    await tick(next)
    expect(runs).toBe(1)
    const { turnSeconds } = shopJobs.find(({ name }) => name === 'exchange_flows') ?? {}
    expect(turnSeconds).toBeLessThan(60)
  })

  test('a job cut short by a shutdown goes on in the next process at once', async () => {
    const { tick, dependencies } = processes(await open())
    let isStopping = false
    const first = { ...dependencies, isStopping: () => isStopping }
    await tick(
      {
        name: 'long',
        everySeconds: 3600,
        run: async () => {
          isStopping = true
        },
      },
      first,
    )
    let runs = 0
    await tick({
      name: 'long',
      everySeconds: 3600,
      run: async () => {
        runs += 1
      },
    })
    expect(runs).toBe(1)
  })

  test('a site that fails does not keep the others from their turn', async () => {
    const db = await open()
    await addSites(db, 'a', 'b', 'c')
    const { dependencies } = processes(db)
    const seen: string[] = []
    const work = async ({ site }: { site: { id: string } }) => {
      seen.push(site.id)
      if (site.id === 'a') throw new Error('no')
    }
    await expect(eachSite(dependencies, work)).rejects.toThrow('1 of 3 sites')
    expect(seen).toEqual(['a', 'b', 'c'])
  })

  test('work that is slow ends after its time, and goes on where it ended: every site has its turn', async () => {
    const db = await open()
    await addSites(db, 'a', 'b', 'c', 'd', 'e')
    const { dependencies } = processes(db)
    const clock = vi.spyOn(performance, 'now')
    let now = 0
    clock.mockImplementation(() => now)
    const seen: string[] = []
    const run = inRounds(20_000, (at) =>
      eachSite(at, async ({ site }) => {
        seen.push(site.id)
        now += 15_000
      }),
    )
    for (let round = 0; round < 3; round += 1) await run(dependencies)
    await run({ ...dependencies, isStopping: () => true })
    clock.mockRestore()
    expect(seen.join(' ')).toBe('a b c d e a')
  })
})
