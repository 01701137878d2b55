import { expect, test } from 'vitest'
import { codeAt } from '#api/identity/second-factor/totp.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { type Accounts, codeOf, given, openAccounts, otherPassword, password, saidOf } from '../../support/accounts.ts'

const email = 'jeanne@exemple.test'
const hour = 3600

const codeOfNow = ({ stage }: Accounts, secret: string) => codeAt(secret, Math.floor(stage.dependencies.now().getTime() / 30_000))

type Entry = { code: string; device?: string; secret?: string; address?: string }

/** Logs in with a code, from a new address where none is said. */
function enter(accounts: Accounts, { code, device, secret = password, address }: Entry) {
  const body = { email, password: secret, code, ...(device !== undefined && { device }) }
  return accounts.as(undefined, address ? { address } : {}).logIn({ body })
}

/** An account with an application of codes, and a device that it knows. */
async function openGuarded(accounts: Accounts) {
  const { api } = await accounts.enrol(email)
  const { secret } = given(await api.startSecondFactor())
  const { recoveryCodes } = given(await api.confirmSecondFactor({ body: { code: codeOfNow(accounts, secret) } }))
  accounts.pass(60)
  const { device = '' } = given(await enter(accounts, { code: codeOfNow(accounts, secret), device: '' }))
  accounts.pass(24 * hour)
  return { secret, device, recoveryCodes }
}

/** Guesses codes with the right password, each from a new address and slowly enough for the passwords; answers how many were looked at. */
async function guess(accounts: Accounts, times: number, { everySeconds = 30, device = undefined as string | undefined } = {}) {
  const told: string[] = []
  for (let at = 0; at < times; at += 1) {
    told.push(await codeOf(enter(accounts, { code: '12345x', ...(device !== undefined && { device }) })))
    accounts.pass(everySeconds)
  }
  return told.filter((code) => code === 'invalid').length
}

eachDatabase('threat 28, 38: whoever knows a password and guesses codes', (open) => {
  test('keeps its owner out neither of a known device, nor of a new one with a code kept for emergencies', async () => {
    const accounts = await openAccounts(await open())
    const { secret, device, recoveryCodes } = await openGuarded(accounts)
    await guess(accounts, 50, { everySeconds: 20 })
    expect(await codeOf(enter(accounts, { code: codeOfNow(accounts, secret) })), 'strangers share').toBe('rate_limited')
    accounts.pass(30)
    expect(await codeOf(enter(accounts, { code: codeOfNow(accounts, secret), device }))).toBe('ok')
    accounts.pass(30)
    expect(await codeOf(enter(accounts, { code: recoveryCodes[0] ?? '' }))).toBe('ok')
  })

  test('keeps nobody out who has chosen another password by mail', async () => {
    const accounts = await openAccounts(await open())
    const { secret } = await openGuarded(accounts)
    const address = '198.51.100.7'
    await guess(accounts, 40)
    for (let at = 0; at < 9; at += 1) await enter(accounts, { code: '000000', address })
    expect(await codeOf(enter(accounts, { code: codeOfNow(accounts, secret), address }))).toBe('rate_limited')
    given(await accounts.as().askPasswordReset({ body: { email } }))
    const token = (await accounts.mails('reset_password')).at(-1)?.token ?? ''
    const visitor = accounts.as(undefined, { address })
    given(await visitor.resetPassword({ body: { token, password: otherPassword } }))
    accounts.pass(90)
    expect(await codeOf(enter(accounts, { code: codeOfNow(accounts, secret), secret: otherPassword, address }))).toBe('ok')
  })

  test('has twenty guesses in an hour at most and 158 in a day, whatever addresses they come from, and ten at once on a known device', async () => {
    const accounts = await openAccounts(await open())
    const { device } = await openGuarded(accounts)
    expect(await guess(accounts, 59, { everySeconds: 60 })).toBeLessThanOrEqual(20)
    accounts.pass(24 * hour)
    let looked = 0
    for (let at = 0; at < 24; at += 1) looked += await guess(accounts, 8, { everySeconds: 450 })
    expect(looked).toBeGreaterThan(140)
    expect(looked).toBeLessThanOrEqual(158)
    accounts.pass(24 * hour)
    expect(await guess(accounts, 12, { everySeconds: 90, device })).toBeLessThanOrEqual(11)
  })

  test('has eight from one place, so that they leave a part of the account’s to others', async () => {
    const accounts = await openAccounts(await open())
    const { secret } = await openGuarded(accounts)
    for (let at = 0; at < 14; at += 1) {
      accounts.pass(30)
      await enter(accounts, { code: '000000', address: '198.51.100.7' })
    }
    expect(await codeOf(enter(accounts, { code: codeOfNow(accounts, secret) }))).toBe('ok')
  })

  test('is told of to its owner, once a day; two slips are not', async () => {
    const accounts = await openAccounts(await open())
    const { secret, device } = await openGuarded(accounts)
    const told = async () => (await accounts.mails('wrong_codes')).map(({ to }) => to)
    await guess(accounts, 2)
    expect(
      await saidOf(accounts.as().logIn({ body: { email, password: 'pas le bon mot', code: '000000' } }), 'password'),
    ).toBeDefined()
    expect(await told()).toEqual([])
    expect(await codeOf(enter(accounts, { code: codeOfNow(accounts, secret), device }))).toBe('ok')
    for (let at = 0; at < 8; at += 1) await guess(accounts, 5, { everySeconds: hour / 2 })
    expect(await told()).toEqual([email])
    accounts.pass(12 * hour)
    await guess(accounts, 5)
    expect(await told()).toEqual([email, email])
  })

  test('is counted where what they try has the form of a code for emergencies, too: the owner hears of it', async () => {
    const accounts = await openAccounts(await open())
    const { secret } = await openGuarded(accounts)
    for (let at = 0; at < 25; at += 1) {
      accounts.pass(30)
      expect(await codeOf(enter(accounts, { code: '0123-4567-89ab-cdef' }))).toBe('invalid')
    }
    expect(await accounts.mails('wrong_codes')).toHaveLength(1)
    expect(await codeOf(enter(accounts, { code: codeOfNow(accounts, secret) })), 'nothing of the codes is spent').toBe('ok')
  })
})
