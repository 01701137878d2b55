import { expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#api/contract/index.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, openAccounts, password } from '../../support/accounts.ts'
import { sampleRequest, writeRequest } from '../../support/requests.ts'
import { freshCalls, refundingCalls } from '../../support/reviewed-lists.ts'
import { ask, asRole, now, setStage } from '../../support/stage.ts'

const fresh = rows.filter(([, row]) => row.fresh === true)
const refunding = rows.filter(([, row]) => row.fresh === 'refund')
const spell = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** What touches people, keys or the till, by its place in the contract; a table that comes in may be one of people. */
const guarded = /^\/admin\/(user|invitation|api-key|webhook|payment-provider|platform|external-app|member|import)(\/|$)|\/refund$/
/** Of those, what takes something away from nobody but whoever should not have had it, or says a thing of no weight. */
const harmless = ['DELETE /admin/invitation/{id}']

test('threat 38: exactly the reviewed calls want a proof of who asks', () => {
  expect(fresh.map(([, row]) => spell(row)).sort()).toEqual([...freshCalls].sort())
  expect(refunding.map(([, row]) => spell(row)).sort()).toEqual([...refundingCalls].sort())
})

test('threat 38: whatever is taken along as a table, and every write to people, keys and the till, wants a proof', () => {
  for (const [name, row] of rows) {
    const isTable = row.sends === 'table' && row.access !== 'public'
    const isWrite = row.method !== 'GET' && guarded.test(row.path) && !harmless.includes(spell(row))
    if (isTable || isWrite) expect([name, row.fresh]).toEqual([name, true])
  }
})

/** What lets somebody in: second factor, passkeys, address, password, sessions. */
const wayIn = /^\/user\/(second-factor|passkey|email|password|session)(\/|$)/
/** Carry a proof of their own: the letter that came to the new address, or to the old one, the challenge that was had for the password. */
const provenBySelf = ['PUT /user/email/confirm', 'PUT /login/email/undo', 'POST /user/passkey']

test('threat 38: whatever changes a way in asks for the password, in itself or within ten minutes', () => {
  const changes = rows.filter(([, row]) => row.method !== 'GET' && wayIn.test(row.path) && !provenBySelf.includes(spell(row)))
  expect(changes.length).toBeGreaterThan(8)
  for (const [name, row] of changes) {
    const asked = row.body instanceof z.ZodObject ? Object.keys(row.body.shape) : []
    expect([name, row.fresh === true || asked.some((field) => /password/i.test(field))]).toEqual([name, true])
  }
})

eachDatabase('a proof of who asks', (open) => {
  test('threat 38: a proof of ten minutes ago is none: no call that wants one is made, whoever asks', async () => {
    const stage = await setStage(await open())
    const old = new Date(now.getTime() - 10 * 60_000).toISOString()
    const attempt = (row: (typeof fresh)[number][1]) =>
      ask(stage, ...writeRequest(row, sampleRequest(row), asRole(stage, 'SUPER_ADMIN')))
    for (const [name, row] of fresh) expect((await attempt(row)).json?.data?.code, name).not.toBe('unproven')
    await bindToSite(stage.db, '1').inTransaction((tx) => tx.updateTable('tokens').set({ proven_at: old }).execute())
    for (const [name, row] of fresh) {
      const { status, json } = await attempt(row)
      expect([name, status, json?.data?.code]).toEqual([name, 403, 'unproven'])
    }
    expect((await ask(stage, '/admin/product', { headers: asRole(stage, 'SUPER_ADMIN') })).status).toBe(200)
  })

  test('the password given again is a proof for ten minutes more, for this session alone', async () => {
    const accounts = await openAccounts(await open())
    const jeanne = await accounts.enrol('jeanne@exemple.test')
    const elsewhere = await accounts.logIn('jeanne@exemple.test')
    accounts.pass(601)
    expect(await codeOf(jeanne.api.exportOwnData())).toBe('unproven')
    expect(await codeOf(jeanne.api.confirmPassword({ body: { password: 'pas le bon mot' } }))).toBe('invalid')
    expect(await codeOf(jeanne.api.exportOwnData())).toBe('unproven')
    expect(await codeOf(jeanne.api.confirmPassword({ body: { password } }))).toBe('ok')
    expect(await codeOf(jeanne.api.exportOwnData())).toBe('ok')
    expect(await codeOf(elsewhere.api.exportOwnData())).toBe('unproven')
    accounts.pass(600)
    expect(await codeOf(jeanne.api.exportOwnData())).toBe('unproven')
  })

  test('threat 23: the password that proves it is guessed no more often than at the login', async () => {
    const accounts = await openAccounts(await open())
    const jeanne = await accounts.enrol('jeanne@exemple.test')
    const codes = []
    for (let time = 0; time < 11; time += 1) {
      codes.push(await codeOf(accounts.as(jeanne.token).confirmPassword({ body: { password: `pas le bon ${time}` } })))
    }
    // Logging in counted as one.
    expect([codes.filter((code) => code === 'invalid').length >= 9, codes.at(-1)]).toEqual([true, 'rate_limited'])
  })

  test('threat 23: nor more often by opening session after session', async () => {
    const accounts = await openAccounts(await open())
    await accounts.enrol('jeanne@exemple.test')
    const guessed = []
    for (let session = 0; session < 7; session += 1) {
      const { api } = await accounts.logIn('jeanne@exemple.test')
      for (let time = 0; time < 9; time += 1)
        guessed.push(await codeOf(api.confirmPassword({ body: { password: `non ${time}` } })))
    }
    expect(guessed.filter((code) => code === 'invalid')).toHaveLength(60)
  })
})
