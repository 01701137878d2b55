import { describe, expect, test } from 'vitest'
import { openApiServer } from '#api/door/http/server.ts'
import { openInProcess } from '#api/door/in-process.ts'
import type { ApiDependencies } from '#api/door/run.ts'
import { openOwnStage } from '../../support/own-stage.ts'
import { ask, asRole } from '../../support/stage.ts'

const stage = openOwnStage()
const owner = () => asRole(stage(), 'SUPER_ADMIN')

/** A ground whose disk is full: reading goes on, nothing can be written. */
const withFullDisk = (dependencies: ApiDependencies): ApiDependencies => ({
  ...dependencies,
  db: { ...dependencies.db, inTransaction: () => Promise.reject(fullDisk()) },
})

/** A ground whose database has gone away. */
const withoutDatabase = (dependencies: ApiDependencies): ApiDependencies => ({
  ...dependencies,
  sites: { ...dependencies.sites, byHost: refuse, byId: refuse },
})

function fullDisk(): Error {
  return Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
}

function refuse(): Promise<never> {
  return Promise.reject(Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { code: 'ECONNREFUSED' }))
}

describe('threat 53: a database that cannot serve', () => {
  test('a full disk refuses a write with 503 and a French sentence, and pages are still read', async () => {
    const server = openApiServer(withFullDisk(stage().dependencies))
    const written = await ask({ ...stage(), server }, '/admin/parameter/company_name', {
      method: 'PUT',
      headers: { ...owner(), 'content-type': 'application/json' },
      body: JSON.stringify({ value: 'Autre' }),
    })
    expect([written.status, written.json.data]).toEqual([503, { code: 'unavailable' }])
    expect(written.json.message).toContain('momentanément indisponible')
    expect((await ask({ ...stage(), server }, '/parameter', { headers: owner() })).status).toBe(200)
  })

  test('a database that is gone refuses everything with 503, and lets nobody through', async () => {
    const server = openApiServer(withoutDatabase(stage().dependencies))
    const answer = await ask({ ...stage(), server }, '/parameter', { headers: owner() })
    expect([answer.status, answer.json.data]).toEqual([503, { code: 'unavailable' }])
    expect(answer.text).not.toContain('10.0.0.7')
  })

  test('the site’s process is told the same', async () => {
    const api = openInProcess(withoutDatabase(stage().dependencies))({ siteId: '1' })
    expect(await api.listParameters()).toMatchObject({ ok: false, error: { code: 'unavailable' } })
  })
})
