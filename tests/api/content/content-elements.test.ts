import { describe, expect, test } from 'vitest'
import { anonymiseAccount } from '#api/house/members/anonymise-account.ts'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { canary, now, setStage, transports } from '../support/stage.ts'
import { setParameter } from '../support/trade/shop.ts'

const soon = '2026-03-20T18:00:00.000Z'
const who = { firstname: 'Agathe', lastname: 'Perrenot', email: 'agathe@exemple.test' }

/** The mails that wait, with what stands in them. */
async function readMails(db: Database) {
  const rows = await bindToSite(db, '1').read.selectFrom('outbox').select(['kind', 'recipient', 'params']).execute()
  return rows.map(({ kind, recipient, params }) => ({ kind, recipient, params: JSON.parse(params) as Record<string, string> }))
}

for (const [way, transport] of Object.entries(transports)) {
  describe(`the elements of a site ${way}`, () => {
    eachDatabase(way, (open) => {
      /** A collection with an evening of ten places. */
      async function raise(element: object = {}) {
        const stage = await setStage(await open())
        const as = (role?: 'ADMIN' | 'MEMBER', clientAddress?: string) =>
          transport(stage)({ siteId: '1', ...(role && { token: stage.tokens['1']?.[role] }), clientAddress })
        const owner = as('ADMIN')
        const { id: idCollection } = given(
          await owner.createCollection({ body: { title: 'Soirées', route: 'soirees', isValid: true } }),
        )
        const body = { title: 'Trois âges du comté', idCollection, date: soon, places: 10, isValid: true, ...element }
        const evening = given(await owner.createElement({ body }))
        const at = { route: 'soirees', id: evening.id }
        return { stage, as, owner, visitor: as(), evening, idCollection, at }
      }

      test('[A-14] [E-15] are listed by the route of their collection and read whole, with the places that are left', async () => {
        const { owner, visitor, evening, idCollection, at } = await raise()
        given(
          await owner.createElement({
            body: { title: 'Plus tôt', idCollection, date: '2026-03-10T18:00:00.000Z', isValid: true },
          }),
        )
        given(await owner.createElement({ body: { title: 'Brouillon', idCollection } }))
        const listed = given(await visitor.listElements({ params: { route: 'soirees' }, query: {} }))
        expect([listed.total, listed.elements.map(({ title }) => title)]).toEqual([2, ['Plus tôt', 'Trois âges du comté']])
        expect(listed.elements[1]).toMatchObject({ route: 'soirees', places: 10, placesLeft: 10, isReserved: false })
        expect(given(await visitor.listCollections()).map(({ route }) => route)).toEqual(['soirees'])
        expect(given(await visitor.getElement({ params: at }))).toMatchObject({
          id: evening.id,
          slug: 'trois-ages-du-comte',
          blocks: [],
        })
        expect(await codeOf(visitor.getElement({ params: { route: 'autre', id: evening.id } }))).toBe('not_found')
        expect(await codeOf(visitor.listElements({ params: { route: 'autre' }, query: {} }))).toBe('not_found')
        expect(await codeOf(visitor.getElement({ params: { route: 'soirees', id: 'brouillon' } }))).toBe('not_found')
        expect(await codeOf(owner.removeCollection({ params: { id: idCollection } }))).toBe('conflict')
      })

      test('[A-14] take registrations, ask by a mail without a word of the visitor’s to confirm them, and free the places by its link', async () => {
        const { stage, owner, visitor, evening, at } = await raise()
        const bait = 'Gagnez sur pirate.test'
        const body = { ...who, firstname: bait, message: bait, places: 3 }
        expect(given(await visitor.registerForElement({ params: at, body }))).toEqual({ confirmBy: '2026-03-02T10:00:00.000Z' })
        const left = async () => given(await visitor.getElement({ params: at })).placesLeft
        expect(await left()).toBe(7)
        const mail = (await readMails(stage.db)).find(({ kind }) => kind === 'registration_confirmed')
        expect(mail).toMatchObject({
          recipient: who.email,
          params: {
            title: 'Trois âges du comté',
            date: 'vendredi 20 mars 2026 à 19\u00a0h',
            places: '3',
            until: 'lundi 2 mars 2026 à 11\u00a0h',
          },
        })
        expect(JSON.stringify(mail)).not.toContain('pirate')
        const listed = given(await owner.listRegistrations({ query: { idElement: evening.id } }))
        expect(listed.registrations).toMatchObject([
          { ...body, phone: '', state: 'WAITING', confirmBy: '2026-03-02T10:00:00.000Z' },
        ])
        const token = mail?.params.path?.split('/').at(-1) ?? ''
        expect(await codeOf(visitor.cancelRegistration({ body: { token: 'x'.repeat(43) } }))).toBe('invalid')
        expect(given(await visitor.cancelRegistration({ body: { token } }))).toMatchObject({ places: 3, route: 'soirees' })
        expect([await left(), given(await owner.listRegistrations()).total]).toEqual([10, 0])
        expect(await codeOf(visitor.cancelRegistration({ body: { token } }))).toBe('invalid')
        expect(await left()).toBe(10)
      })

      test('end with their element: whoever would still have come is told, once each', async () => {
        const { stage, owner, visitor, evening, at } = await raise()
        for (const email of [who.email, who.email, 'zoe@exemple.test'])
          given(await visitor.registerForElement({ params: at, body: { ...who, email } }))
        given(await owner.removeElement({ params: { id: evening.id } }))
        const told = async () => (await readMails(stage.db)).filter(({ kind }) => kind === 'registration_cancelled')
        expect((await told()).map(({ recipient }) => recipient).sort()).toEqual([who.email, 'zoe@exemple.test'].sort())
        const { appointment = '{}', ...params } = (await told())[0]?.params ?? {}
        expect(params).toEqual({ title: 'Trois âges du comté', date: 'vendredi 20 mars 2026 à 19\u00a0h', where: '', call: '' })
        expect(JSON.parse(appointment)).toMatchObject({ title: 'Trois âges du comté', isCancelled: true })
        expect(given(await owner.listRegistrations()).total).toBe(0)
      })

      test('of an evening that is past end without a mail', async () => {
        const { stage, owner, visitor, evening, at } = await raise()
        given(await visitor.registerForElement({ params: at, body: who }))
        given(await owner.changeElement({ params: { id: evening.id }, body: { date: '2026-02-28T18:00:00.000Z' } }))
        given(await owner.removeElement({ params: { id: evening.id } }))
        expect((await readMails(stage.db)).map(({ kind }) => kind)).not.toContain('registration_cancelled')
        expect(given(await owner.listRegistrations()).total).toBe(0)
      })

      test('are told to the house by mail, with what the visitor says and how many places are left, at most sixty times an hour', async () => {
        const { stage, owner, as, at } = await raise({ places: 100 })
        await setParameter(owner, 'COMPANY_EMAIL', 'cave@coteaux.test')
        const body = { ...who, phone: '03 84 00 00 00', message: 'Deux chaises\nprès du feu', places: 2 }
        for (let count = 0; count < 62; count += 1) {
          const guest = { ...body, email: `agathe${count}@exemple.test`, places: count === 0 ? 2 : 1 }
          given(await as(undefined, `192.0.${count}.7`).registerForElement({ params: at, body: guest }))
        }
        const told = (await readMails(stage.db)).filter(({ kind }) => kind === 'registration_received')
        expect([told.length, new Set(told.map(({ recipient }) => recipient))]).toEqual([60, new Set(['cave@coteaux.test'])])
        expect(told.map(({ params }) => params)).toContainEqual({
          title: 'Trois âges du comté',
          date: 'vendredi 20 mars 2026 à 19\u00a0h',
          places: '2',
          left: '98',
          until: 'lundi 2 mars 2026 à 11\u00a0h',
          name: 'Agathe Perrenot',
          email: 'agathe0@exemple.test',
          phone: body.phone,
          message: body.message,
        })
      })

      test('refuse more places than are left, an evening that is past, and one without places', async () => {
        const { owner, as, visitor, evening, at } = await raise()
        const register = async (places: number, address = '192.0.2.9') => {
          const answer = await as(undefined, address).registerForElement({ params: at, body: { ...who, places } })
          return answer.ok ? 'ok' : answer.error.fields?.places?.[0]
        }
        expect(await register(5)).toBe('ok')
        expect(await register(2, '198.51.100.9')).toBe('ok')
        expect(await register(4, '203.0.113.9')).toBe('Il ne reste plus autant de places.')
        expect(await register(3, '203.0.113.9')).toBe('ok')
        const change = (body: object) => owner.changeElement({ params: { id: evening.id }, body })
        expect(await codeOf(change({ places: 9 }))).toBe('invalid')
        given(await change({ date: '2026-02-28T18:00:00.000Z', places: 20 }))
        expect(await register(1)).toBe('Les inscriptions ne sont pas ouvertes.')
        given(await change({ date: soon, places: null }))
        expect(await register(1)).toBe('Les inscriptions ne sont pas ouvertes.')
        expect(await codeOf(visitor.registerForElement({ params: at, body: { ...who, email: 'a@b' } }))).toBe('invalid')
      })

      test('threat 45: are kept from nobody by a stranger who registers in their name', async () => {
        const { as, at } = await raise()
        const stranger = as(undefined, '192.0.2.7')
        const codes = []
        for (let turn = 0; turn < 6; turn += 1) codes.push(await codeOf(stranger.registerForElement({ params: at, body: who })))
        expect(codes).toEqual([...Array(5).fill('ok'), 'rate_limited'])
        given(await as(undefined, '192.0.9.9').registerForElement({ params: at, body: who }))
      })

      test('threat 45: one place takes its share of an evening under whatever names, and is told to write or to call for more', async () => {
        const { stage, as, owner, visitor, evening, at } = await raise({ places: 24 })
        const { read, inTransaction } = bindToSite(stage.db, '1')
        const register = async (from: ReturnType<typeof as>, places: number, email = who.email) => {
          const answer = await from.registerForElement({ params: at, body: { ...who, email, places } })
          return answer.ok ? 'ok' : answer.error.fields?.places?.[0]
        }
        const place = as(undefined, '192.0.2.7')
        expect(await register(place, 24)).toBe(
          'En ligne, vous pouvez encore réserver 8 places : pour un groupe, écrivez-nous ou appelez-nous.',
        )
        expect([await register(place, 5), await register(place, 2, 'zoe@exemple.test')]).toEqual(['ok', 'ok'])
        expect(await register(place, 2, 'lea@exemple.test')).toContain('encore réserver 1 place :')
        expect(await register(place, 1, 'lea@exemple.test')).toBe('ok')
        expect(await register(as(undefined, '192.0.2.7'), 1, 'luc@exemple.test')).toContain('plus aucune place')
        // Whoever is named has a share of their own elsewhere, and places that come back are theirs again who held them.
        expect(await register(as(undefined, '192.0.9.9'), 8)).toBe('ok')
        const { registrations } = given(await owner.listRegistrations({ query: { idElement: evening.id } }))
        given(await owner.removeRegistration({ params: { id: registrations.find(({ places }) => places === 5)?.id ?? '' } }))
        expect(await register(place, 5)).toBe('ok')
        given(await owner.removeRegistration({ params: { id: registrations.find(({ places }) => places === 8)?.id ?? '' } }))
        // A member who has not confirmed their address is a stranger; one who has counts by their account, wherever they are.
        const confirm = (confirmed_at: string | null) =>
          inTransaction((tx) => tx.updateTable('users').set({ confirmed_at }).where('role', '=', 'MEMBER').execute())
        await confirm(null)
        expect(await register(as('MEMBER', '192.0.2.7'), 1)).toContain('plus aucune place')
        await confirm(now.toISOString())
        expect(await register(as('MEMBER', '192.0.2.7'), 12)).toBe('ok')
        expect(await register(as('MEMBER', '192.0.9.9'), 1)).toContain('plus aucune place')
        expect(await register(as('ADMIN', '192.0.2.7'), 4, 'groupe@exemple.test')).toBe('ok')
        // What waited there gave way to the member's, who has half of it: the other half is the house's and others'.
        expect(given(await visitor.getElement({ params: at })).placesLeft).toBe(8)
        // What is kept of a place is no address, and goes with the evening.
        const blocks = async () =>
          (await read.selectFrom('registrations').select('from_block').execute()).map((row) => row.from_block)
        expect((await blocks()).filter(Boolean)).toHaveLength(4)
        expect(JSON.stringify(await blocks())).not.toContain('192.0.2.7')
        await keepTerms({
          ...bindToSite(stage.db, '1'),
          site: { id: '1', name: '', origin: 'https://coteaux.test', lang: 'fr' },
          now: new Date(soon),
          isStopping: () => false,
        })
        expect((await blocks()).filter(Boolean)).toEqual([])
      })

      test('threat 45: of eight requests of one place at once no more pass than its share', async () => {
        const { as, visitor, at } = await raise()
        const place = as(undefined, '192.0.2.7')
        const mails = Array.from({ length: 8 }, (_, n) => `personne-${n}@exemple-${n}.test`)
        await Promise.all(mails.map((email) => place.registerForElement({ params: at, body: { ...who, email, places: 2 } })))
        expect(given(await visitor.getElement({ params: at })).placesLeft).toBe(6)
      })

      test('those for members are told, and opened, to members alone', async () => {
        const { as, visitor, at } = await raise({ isReserved: true, blocks: [{ type: 'title', text: 'Sous la clé' }] })
        expect(await codeOf(visitor.getElement({ params: at }))).toBe('unauthenticated')
        expect(await codeOf(visitor.registerForElement({ params: at, body: who }))).toBe('unauthenticated')
        expect(JSON.stringify(given(await visitor.listElements({ params: { route: 'soirees' }, query: {} })))).not.toContain(
          'Sous la clé',
        )
        const member = as('MEMBER')
        expect(JSON.stringify(given(await member.getElement({ params: at })))).toContain('Sous la clé')
        given(await member.registerForElement({ params: at, body: who }))
      })

      test('end with the account of the member who made them, and their places are free again', async () => {
        const { stage, as, owner, visitor, at } = await raise()
        given(await as('MEMBER').registerForElement({ params: at, body: { ...who, places: 2 } }))
        given(await visitor.registerForElement({ params: at, body: who }))
        const site = bindToSite(stage.db, '1')
        const users = site.read.selectFrom('users').select('id').where('role', '=', 'MEMBER')
        const { id: userId } = await users.executeTakeFirstOrThrow()
        const end = { userId, site: { id: '1', name: '', origin: 'https://coteaux.test' }, now, tells: false }
        await site.inTransaction((tx) => anonymiseAccount(tx, end))
        expect(given(await visitor.getElement({ params: at })).placesLeft).toBe(9)
        expect(given(await owner.listRegistrations()).registrations.map(({ places }) => places)).toEqual([1])
      })

      test('ten places are taken by exactly ten of sixty-four who ask at once', async () => {
        const { stage, as, visitor, at } = await raise()
        const asked = await Promise.all(
          Array.from({ length: 64 }, (_, place) =>
            as(undefined, `192.0.${place}.7`).registerForElement({
              params: at,
              body: { ...who, email: `personne-${place}@exemple-${place}.test` },
            }),
          ),
        )
        const told = asked.map((answer) => (answer.ok ? 'ok' : answer.error.fields?.places?.[0]))
        expect(told.filter((one) => one === 'ok')).toHaveLength(10)
        expect(new Set(told)).toEqual(new Set(['ok', 'Il ne reste plus autant de places.']))
        expect(given(await visitor.getElement({ params: at })).placesLeft).toBe(0)
        const { read } = bindToSite(stage.db, '1')
        expect(await read.selectFrom('registrations').select('id').execute()).toHaveLength(10)
        expect(await readMails(stage.db)).toHaveLength(10)
        expect(JSON.stringify(asked)).not.toContain(canary)
      }, 60_000)
    })
  })
}
