import { describe, expect, test } from 'vitest'
import { mayRollBack, orRollBack } from '#api/platform/call/roll-back.ts'
import { bindToSite, type SiteDatabase, type SiteWriter } from '#api/platform/database/database.ts'
import { keepWritten } from '#api/platform/database/taking-back.ts'
import { takeRate } from '#api/platform/limits/take-rate.ts'
import { bumpContentVersion } from '#api/site/settings/content-version.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { addSites, parameter } from '../../../support/sites.ts'
import { codeOf, faultsOf, given, openAccounts, type Person, password, saidOf } from '../../support/accounts.ts'
import { readVersion } from '../../support/content-version.ts'
import { addKey } from '../../support/passkeys.ts'
import { setStage, transports } from '../../support/stage.ts'
import { raiseCartShop } from '../../support/trade/cart.ts'

const write = (tx: SiteWriter, id: string) => tx.insertInto('parameters').values(parameter(id, 'mine')).execute()

describe('a refusal takes back what was written before it', () => {
  eachDatabase('whatever begins the transaction', (open) => {
    const openOne = async () => {
      const db = await open()
      await addSites(db, '1')
      const site = bindToSite(db, '1')
      const listIds = async () =>
        (await site.read.selectFrom('parameters').select('id').orderBy('id').execute()).map(({ id }) => id)
      return { site, listIds }
    }
    const begins = ['inTransaction', 'amongWriters'] as const
    const refuse = (begin: SiteDatabase['inTransaction'], end: (refusal: Outcome<never>) => Outcome<never>) =>
      begin(async (tx) => {
        await write(tx, 'refused')
        return end(refused('conflict'))
      })

    test.each(begins)('%s: and is its answer; what is done stays', async (name) => {
      const { site, listIds } = await openOne()
      expect(await refuse(site[name], (refusal) => refusal)).toEqual(refused('conflict'))
      expect(await listIds()).toEqual([])
      await site[name](async (tx) => done(await write(tx, 'done')))
      // A boolean or a row is no refusal, whatever it says.
      await site[name](async (tx) => (await write(tx, 'none')) && false)
      expect(await listIds()).toEqual(['done', 'none'])
    })

    test.each(begins)('%s: unless it says that it keeps it', async (name) => {
      const { site, listIds } = await openOne()
      expect(await refuse(site[name], keepWritten)).toMatchObject(refused('conflict'))
      expect(await listIds()).toEqual(['refused'])
      // What is kept once marks no other refusal of the same words.
      const words = refused('not_found')
      keepWritten(words)
      await site[name](async (tx) => (await write(tx, 'again')) && words)
      expect(await listIds()).toEqual(['refused'])
    })

    test.each(begins)('%s: also where a helper gives up, though what it was refused would have been kept', async (name) => {
      const { site, listIds } = await openOne()
      const help = async (tx: SiteWriter) => {
        await write(tx, 'by a helper')
        return orRollBack<string>(keepWritten(refused('rate_limited')))
      }
      expect(await site[name](mayRollBack(help))).toEqual(refused('rate_limited'))
      const broken = async (tx: SiteWriter) => {
        await write(tx, 'broken')
        throw new Error('half-way')
      }
      await expect(site[name](mayRollBack(broken))).rejects.toThrow('half-way')
      // Nobody is there to answer for it: it is no refusal, but a fault.
      await expect(site[name](help)).rejects.toThrow()
      expect(await listIds()).toEqual([])
      expect(await site[name](mayRollBack(async (tx) => (await write(tx, 'done')).length))).toEqual(done(1))
      expect(await listIds()).toEqual(['done'])
    })

    test('of writers who meet, those who are refused leave nothing of what they raised', async () => {
      const { site } = await openOne()
      const rate = { bucket: 'places', limit: 3, windowSeconds: 60, now: new Date('2026-03-01T10:00:00.000Z') }
      const take = () =>
        site.inTransaction(async (tx) => {
          await bumpContentVersion(tx)
          return takeRate(tx, rate)
        })
      const taken = await Promise.all(Array.from({ length: 12 }, take))
      expect(taken.filter(({ ok }) => ok)).toHaveLength(3)
      const [version, count] = await Promise.all([
        site.read.selectFrom('content_versions').select('version').executeTakeFirst(),
        site.read.selectFrom('rate_limits').select('count').executeTakeFirst(),
      ])
      expect([version?.version, count?.count]).toEqual([3, 3])
    })
  })

  eachDatabase('in the shop', (open) => {
    test('what was put into a cart together goes in together: a quantity too many leaves the other wine out', async () => {
      const { visitor, wine, six, put } = await raiseCartShop(await open(), transports['in process'])
      const { id } = await put({ idDeclination: six.first.id, quantity: 6 })
      const before = await visitor.getCart({ params: { id } })
      for (const quantity of [9999, 10_000]) {
        const products = [
          { idDeclination: wine.first.id, quantity: 1 },
          { idDeclination: six.first.id, quantity },
        ]
        expect(await faultsOf(visitor.addToCart({ params: { id }, body: { products } }))).toEqual(['products.1.quantity'])
        expect(await visitor.getCart({ params: { id } })).toEqual(before)
      }
    })

    test('a save that is refused raises no content version, so that no page is drawn anew, and leaves no word in the journal', async () => {
      const db = await open()
      const stage = await setStage(db)
      const owner = transports['in process'](stage)({ siteId: '1', ...(stage.tokens['1'] && { token: stage.tokens['1'].ADMIN }) })
      const page = given(await owner.createPage({ body: { title: 'Le domaine', url: 'le-domaine' } }))
      given(await owner.createPage({ body: { title: 'Les vins', url: 'les-vins' } }))
      const readAll = async () => [
        await readVersion(db),
        (await db.read.selectFrom('audit_entries').selectAll().execute()).length,
      ]
      const before = await readAll()
      const refusals = [
        owner.changePage({ params: { id: page.id }, body: { url: 'les-vins' } }),
        owner.removePage({ params: { id: 'nowhere' } }),
        owner.createProduct({ body: { name: 'Un', price: 1000, slug: 'un', recommended: ['nowhere'] } }),
        owner.removeNews({ params: { id: 'nowhere' } }),
      ]
      for (const refusal of refusals) expect(await codeOf(refusal)).toMatch(/^(invalid|not_found)$/)
      expect(await readAll()).toEqual(before)
      given(await owner.changePage({ params: { id: page.id }, body: { title: 'Notre domaine' } }))
      expect(await readAll()).toEqual(before.map((count) => Number(count) + 1))
    })
  })

  eachDatabase('of accounts', (open) => {
    test('a link that cannot do its work yet stays good: of an address that somebody else has', async () => {
      const accounts = await openAccounts(await open())
      const [one, two] = [await accounts.enrol('jeanne@exemple.test'), await accounts.enrol('luc@exemple.test')]
      for (const { api } of [one, two]) given(await api.askEmailChange({ body: { email: 'rare@exemple.test', password } }))
      const links = (await accounts.mails('confirm_email')).map(({ token }) => ({ body: { token } }))
      const openAll = async ({ api }: Person) => {
        const said = []
        for (const link of links) said.push(await saidOf(api.confirmEmailChange(link), 'token'))
        return said
      }
      await openAll(one)
      const said = await openAll(two)
      // One is another's, and says so; their own says that the address is taken, and would do once it is not.
      expect(new Set(said).size).toBe(2)
      expect(await openAll(two)).toEqual(said)
    })
  })
})

describe('what must be counted stays counted though all else is refused', () => {
  eachDatabase('counters', (open) => {
    test('a wrong answer of a device spends what was asked of it', async () => {
      const accounts = await openAccounts(await open())
      const { device } = await addKey(await accounts.enrol('jeanne@exemple.test'))
      const options = given(await accounts.as().startPasskeyLogin())
      const other = given(await accounts.as().startPasskeyLogin())
      const wrong = { ...device.get(options), signature: device.get(other).signature }
      expect(await faultsOf(accounts.as().logInWithPasskey({ body: wrong }))).toEqual(['passkey'])
      expect(await faultsOf(accounts.as().logInWithPasskey({ body: device.get(options) }))).toEqual(['passkey'])
    })

    test('a login that the limit of its account refuses counts for the place it comes from', async () => {
      const accounts = await openAccounts(await open())
      const guess = () =>
        accounts.as(undefined, { address: '198.51.100.7' }).logIn({ body: { email: 'jeanne@exemple.test', password } })
      for (let tried = 0; tried < 10; tried += 1) expect(await codeOf(guess())).toBe('invalid')
      for (let tried = 0; tried < 5; tried += 1) expect(await codeOf(guess())).toBe('rate_limited')
      const counts = (await accounts.site.read.selectFrom('rate_limits').select('count').execute()).map(({ count }) => count)
      // The place, its network and the site.
      expect(counts.filter((count) => count === 15)).toHaveLength(3)
    })

    test('places that are refused, an invitation that is, and what machines send count as tries', async () => {
      const accounts = await openAccounts(await open())
      const from = { address: '198.51.100.7' }
      const counts = async () =>
        (await accounts.site.read.selectFrom('rate_limits').select('count').execute()).reduce((sum, { count }) => sum + count, 0)
      const owner = accounts.as(accounts.stage.tokens['1']?.ADMIN)
      const known = await accounts.enrol('jeanne@exemple.test')
      const words = { firstname: 'Luc', lastname: 'Roy', email: 'luc@exemple.test', message: 'Bonjour' }
      const tries: (() => Promise<Outcome<unknown, { code: string }>>)[] = [
        () => accounts.as(undefined, from).registerForElement({ params: { route: 'nulle', id: 'part' }, body: words }),
        () => owner.inviteUser({ body: { email: known.email, role: 'MEMBER' } }),
        () => accounts.as(undefined, from).sendMessage({ body: { ...words, seconds: 1 } }),
        () => accounts.as(undefined, from).askStockAlert({ body: { idDeclination: 'nowhere', email: words.email } }),
      ]
      for (const attempt of tries) {
        const before = await counts()
        expect((await attempt()).ok).toBe(false)
        expect(await counts(), attempt.toString()).toBeGreaterThan(before)
      }
      expect(await accounts.site.read.selectFrom('message_spam').select(['reason', 'count']).execute()).toContainEqual({
        reason: 'HASTE',
        count: 1,
      })
    })
  })
})
