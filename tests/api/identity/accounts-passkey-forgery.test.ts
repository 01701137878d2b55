import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Lies, openAuthenticator } from '../../support/authenticator.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, faultsOf, given, openAccounts, password } from '../support/accounts.ts'
import { addKey, enterWith, origin } from '../support/passkeys.ts'

const email = 'jeanne@exemple.test'

/** What a login, or the making of a key, must not get through with. */
const forgeries: Record<string, Lies> = {
  'a page of another origin': { origin: 'https://pirate.test' },
  'a page without TLS': { origin: 'http://coteaux.test' },
  'a page on this machine': { origin: 'http://localhost:3000' },
  'a page inside another one': { crossOrigin: true },
  'a key of another site': { rpId: 'pirate.test' },
  'another act': { type: 'payment.get' },
  'a challenge nobody made': { challenge: 'x'.repeat(43) },
  'a device nobody touched': { flags: 0x44 },
  'a device that did not ask who holds it': { flags: 0x41 },
}

describe('threat 38: a forged passkey', () => {
  eachDatabase('forgeries', (open) => {
    test('opens no account, whatever is wrong with it', async () => {
      const accounts = await openAccounts(await open())
      const { device } = await addKey(await accounts.enrol(email), { device: openAuthenticator(origin, { counts: false }) })
      for (const [what, lies] of Object.entries(forgeries)) {
        expect(await faultsOf(enterWith(accounts, device, lies)), what).toEqual(['passkey'])
      }
      expect(await faultsOf(enterWith(accounts, device, { handle: 'AAAA' })), 'the handle of somebody else').toEqual(['passkey'])
      expect(await codeOf(enterWith(accounts, device)), 'the honest one').toBe('ok')
    })

    test('is not added to an account either, nor is a key that signs with nothing', async () => {
      const accounts = await openAccounts(await open())
      const { api } = await accounts.enrol(email)
      const start = async () => given(await api.startPasskey({ body: { password } }))
      for (const [what, lies] of Object.entries(forgeries)) {
        accounts.pass(120)
        const body = { name: 'Faux', ...openAuthenticator(origin).create(await start(), lies) }
        expect(await faultsOf(api.addPasskey({ body })), what).toEqual(['passkey'])
      }
      accounts.pass(900)
      const good = () => start().then((options) => openAuthenticator(origin).create(options))
      const none = { name: 'Rien', ...(await good()), algorithm: 0 as -7 }
      expect(await faultsOf(api.addPasskey({ body: none })), 'algorithm none').toEqual(['algorithm'])
      const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ format: 'der', type: 'spki' })
      const others = [
        { algorithm: -257 as const },
        { publicKey: 'AAAA' },
        { publicKey: weak.toString('base64url'), algorithm: -257 as const },
        { credentialId: 'AAAA' },
      ]
      for (const change of others) {
        expect(await faultsOf(api.addPasskey({ body: { name: 'Faux', ...(await good()), ...change } }))).toEqual(['passkey'])
      }
      expect(given(await api.listPasskeys())).toEqual([])
    })

    test('with the signature of another device, or of other data, opens nothing', async () => {
      const accounts = await openAccounts(await open())
      const { device } = await addKey(await accounts.enrol(email))
      const options = given(await accounts.as().startPasskeyLogin())
      const other = openAuthenticator(origin).get(options)
      const body = { ...device.get(options), signature: other.signature }
      expect(await faultsOf(accounts.as().logInWithPasskey({ body }))).toEqual(['passkey'])
      const next = given(await accounts.as().startPasskeyLogin())
      const { authenticatorData } = device.get(next)
      expect(await faultsOf(accounts.as().logInWithPasskey({ body: { ...device.get(next), authenticatorData } }))).toEqual([
        'passkey',
      ])
    })

    test('is a login sent again: a challenge serves once, for five minutes, also of 16 at a time', async () => {
      const accounts = await openAccounts(await open())
      const { device } = await addKey(await accounts.enrol(email), { device: openAuthenticator(origin, { counts: false }) })
      const body = device.get(given(await accounts.as().startPasskeyLogin()))
      const codes = await Promise.all(Array.from({ length: 16 }, () => codeOf(accounts.as().logInWithPasskey({ body }))))
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
      const late = device.get(given(await accounts.as().startPasskeyLogin()))
      accounts.pass(5 * 60)
      expect(await faultsOf(accounts.as().logInWithPasskey({ body: late }))).toEqual(['passkey'])
    })

    test('is a twin, told by a counter that goes back or stands still', async () => {
      const accounts = await openAccounts(await open())
      const { device } = await addKey(await accounts.enrol(email))
      expect(await codeOf(enterWith(accounts, device, { signCount: 4_294_967_290 }))).toBe('ok')
      for (const signCount of [4_294_967_290, 7, 0]) {
        expect(await faultsOf(enterWith(accounts, device, { signCount })), `${signCount}`).toEqual(['passkey'])
      }
      expect(await codeOf(enterWith(accounts, device, { signCount: 4_294_967_295 }))).toBe('ok')
    })

    test('is one made for somebody else, or a key that another account has already', async () => {
      const accounts = await openAccounts(await open())
      const jeanne = await accounts.enrol(email)
      const paul = await accounts.enrol('paul@exemple.test')
      const options = given(await jeanne.api.startPasskey({ body: { password } }))
      const stolen = { name: 'Volée', ...openAuthenticator(origin).create(options) }
      expect(await faultsOf(paul.api.addPasskey({ body: stolen }))).toEqual(['passkey'])
      const { device } = await addKey(jeanne)
      const again = { name: 'La même', ...device.create(given(await paul.api.startPasskey({ body: { password } }))) }
      expect(await faultsOf(paul.api.addPasskey({ body: again }))).toEqual(['passkey'])
      const login = given(await accounts.as().startPasskeyLogin())
      expect(await faultsOf(jeanne.api.addPasskey({ body: { ...stolen, ...device.create({ ...options, ...login }) } }))).toEqual([
        'passkey',
      ])
    })

    test('of the neighbour’s site opens nothing here', async () => {
      const accounts = await openAccounts(await open())
      const { device } = await addKey(await accounts.enrol(email), { device: openAuthenticator(origin, { counts: false }) })
      const there = accounts.as(undefined, { siteId: '2' })
      const body = device.get(given(await there.startPasskeyLogin()))
      expect(await faultsOf(accounts.as().logInWithPasskey({ body })), 'a challenge of theirs').toEqual(['passkey'])
      const own = device.get(given(await accounts.as().startPasskeyLogin()))
      expect(await faultsOf(there.logInWithPasskey({ body: own })), 'a key of ours').toEqual(['passkey'])
      expect(await codeOf(enterWith(accounts, device))).toBe('ok')
    })

    test('is tried fifty times a quarter of an hour from one place at most', async () => {
      const accounts = await openAccounts(await open())
      const api = accounts.as(undefined, { address: '192.0.2.9' })
      const body = openAuthenticator(origin).get({ challenge: 'x' }, { handle: 'AAAA' })
      const codes = []
      for (let turn = 0; turn < 52; turn += 1) codes.push(await codeOf(api.logInWithPasskey({ body })))
      expect(codes.slice(49)).toEqual(['invalid', 'rate_limited', 'rate_limited'])
      for (let turn = 0; turn < 60; turn += 1) given(await api.startPasskeyLogin())
      expect(await codeOf(api.startPasskeyLogin())).toBe('rate_limited')
    })
  })
})
