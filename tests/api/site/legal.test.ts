import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { bumpContentVersion } from '#api/site/settings/content-version.ts'
import { type LegalKind, legalKinds } from '#app/models/site/law/legal.ts'
import { plainWords } from '#app/models/site/rich-text.ts'
import { eachDatabase, eachPlace } from '../../support/database/databases.ts'
import { codeOf, given, type Role } from '../support/site-calls.ts'
import { type Stage, setStage, transports } from '../support/stage.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`the legal texts of a site ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise() {
        const stage = await setStage(await open())
        const as = (role?: Role) => transport(stage)({ siteId: '1', ...(role && { token: stage.tokens['1']?.[role] }) })
        const set = async (id: string, value: string) =>
          given(await as('SUPER_ADMIN').changeParameter({ params: { id }, body: { value } }))
        const read = async (kind: LegalKind) => given(await as().getLegalText({ params: { kind } }))
        return { stage, as, set, read }
      }

      test('each is dated and kept: a change makes a new version, and the old one can still be read', async () => {
        const { as, set, read } = await raise()
        const first = await read('sale-terms')
        expect(first).toMatchObject({ kind: 'sale-terms', version: 1, since: '2026-03-01T10:00:00.000Z' })
        expect((await read('sale-terms')).version).toBe(1)
        await set('mediator_name', 'Médiateur du Vin')
        const second = await read('sale-terms')
        expect(second.version).toBe(2)
        expect(second.versions.map(({ version }) => version)).toEqual([2, 1])
        expect(plainWords(second.text)).toContain('Médiateur du Vin')
        const old = given(await as().getLegalVersion({ params: { kind: 'sale-terms', version: 1 } }))
        expect(old.text).toEqual(first.text)
        const none = as().getLegalVersion({ params: { kind: 'sale-terms', version: 9 } })
        expect(await codeOf(none)).toBe('not_found')
        expect((await read('use-terms')).version).toBe(1)
      })

      test('what an owner writes completes them, however long and strange it is', async () => {
        const { set, read } = await raise()
        await set('company_email', 'pas une adresse <b>')
        await set('mediator_url', 'https://exemple.test/?a=1&b=2')
        for (const own of [
          '<script>alert(1)</script>',
          `${'x'.repeat(20_000)}\n\n${'- a\n'.repeat(9000)}`,
          'a\n\n'.repeat(20_000),
        ]) {
          await set('use_terms', own)
          expect(plainWords((await read('use-terms')).text)).toContain(own.slice(0, 1))
        }
        for (const kind of legalKinds) expect((await read(kind)).text.content.length).toBeGreaterThan(3)
      })

      test('staff learn which fields are missing, why, and what mends it; nobody else does', async () => {
        const { as, set } = await raise()
        const before = given(await as('ADMIN').getCompliance())
        expect(before.isComplete).toBe(false)
        expect(before.missing.find(({ parameter }) => parameter === 'HOST_NAME')).toEqual({
          parameter: 'HOST_NAME',
          label: 'Hébergeur',
          why: 'L’hébergeur est nommé.',
          law: 'loi n° 2004-575 (LCEN), articles 1-1 et 19',
        })
        const checked: Record<string, string> = { SIRET_NUMBER: '12345678200010', INTRACO_VAT: 'FR11123456782' }
        for (const { parameter } of before.missing) {
          const said = checked[parameter] ?? (parameter.endsWith('_URL') ? 'https://a.fr' : `dit ${parameter}`)
          await set(parameter.toLowerCase(), said)
        }
        expect(given(await as('ADMIN').getCompliance())).toEqual({ isComplete: true, missing: [] })
        expect(await codeOf(as('MEMBER').getCompliance())).toBe('forbidden')
        expect(await codeOf(as().getCompliance())).toBe('unauthenticated')
      })

      test('the register of processing names what is on, to whom it goes and what keeps it safe, for staff alone', async () => {
        const { as, set, read } = await raise()
        await set('host_name', 'Machines du Jura')
        await set('host_country', 'France')
        const asks = async () => given(await as('ADMIN').getProcessingRegister())
        const uses = async () => (await asks()).entries.map(({ what }) => what)
        await set('newsletter_activated', 'false')
        expect(await uses()).not.toContain('Lettre d’information')
        await set('newsletter_activated', 'true')
        expect(await uses()).toContain('Lettre d’information')
        const { controller, entries, safety } = await asks()
        expect(controller.join(' ')).toContain('Machines du Jura, France')
        expect(entries.filter(({ people, data, basis, term }) => !(people && data && basis && term))).toEqual([])
        expect(safety.length).toBeGreaterThan(3)
        // What visitors read of it is the same.
        const bare = (text: string) => text.replaceAll(/\s/g, ' ')
        const policy = bare(plainWords((await read('privacy-policy')).text))
        for (const { what, term } of entries)
          expect([policy.includes(bare(what)), policy.includes(bare(term))], what).toEqual([true, true])
        expect(await codeOf(as('MEMBER').getProcessingRegister())).toBe('forbidden')
        expect(await codeOf(as().getProcessingRegister())).toBe('unauthenticated')
      })

      test('who takes cards is asked for and named where cards are taken, and nowhere else', async () => {
        const { stage, as, set, read } = await raise()
        given(await as('SUPER_ADMIN').changeSite({ body: { isECommerce: true } }))
        const isAsked = async () =>
          given(await as('ADMIN').getCompliance()).missing.some(({ parameter }) => parameter === 'PAYMENT_PROVIDER')
        const orders = async () =>
          given(await as('ADMIN').getProcessingRegister()).entries.find(({ what }) => what === 'Commandes et factures')
            ?.recipients
        const spoken = async () => {
          const texts = await Promise.all((['privacy-policy', 'sale-terms'] as const).map(read))
          const { transfers } = given(await as('ADMIN').getProcessingRegister())
          return [...texts.map(({ text }) => plainWords(text)), transfers].filter((said) => /carte|Banque du Jura/.test(said))
            .length
        }
        const without = [false, 'Transporteur, comptable, plateforme de facturation', 0]
        const told = async () => [await isAsked(), await orders(), await spoken()]
        expect(await told()).toEqual(without)

        const account = { secret_key: '', hook_secret: '', public_key: 'pk_test_one', updated_at: '2026-01-01T00:00:00.000Z' }
        const open = (is_active: 0 | 1) =>
          bindToSite(stage.db, '1').inTransaction(async (tx) => {
            await tx.deleteFrom('payment_providers').execute()
            await tx
              .insertInto('payment_providers')
              .values({ provider: 'STRIPE', is_active, ...account })
              .execute()
            await bumpContentVersion(tx)
          })
        await open(1)
        expect(await told()).toEqual([
          true,
          'Transporteur, prestataire de paiement par carte, comptable, plateforme de facturation',
          3,
        ])
        await open(0)
        expect(await told()).toEqual(without)
        await set('payment_provider', 'Banque du Jura')
        expect(await told()).toEqual([false, 'Transporteur, Banque du Jura, comptable, plateforme de facturation', 3])
      })

      test('an account remembers which terms were accepted', async () => {
        const { stage, as, set, read } = await raise()
        await read('use-terms')
        await set('use_terms', 'Une clause de plus.')
        const body = { email: 'zoe@exemple.test', password: 'un mot de passe assez long', terms: true as const }
        const { registration } = given(await as().register({ body }))
        const [mail] = await stage.db.read.selectFrom('outbox').select('params').where('kind', '=', 'confirm_account').execute()
        const token = (JSON.parse(mail?.params ?? '{}').path as string).split('/').at(-1) ?? ''
        given(await as().confirmRegistration({ body: { token, registration } }))
        const user = await stage.db.read
          .selectFrom('users')
          .select('terms_version')
          .where('email', '=', 'zoe@exemple.test')
          .executeTakeFirstOrThrow()
        expect(user.terms_version).toBe('2')
      })
    })
  })
}

eachPlace('two processes', (open) => {
  test('write one version between them, however many ask at once', async () => {
    const { db, reopen } = await open()
    const one = await setStage(db)
    const other: Stage = { ...one, dependencies: { ...one.dependencies, db: reopen() } }
    const api = [one, other].map((stage) => transports['in process'](stage)({ siteId: '1' }))
    const asked = Array.from({ length: 24 }, (_, turn) => api[turn % 2]?.getLegalText({ params: { kind: 'use-terms' } }))
    const versions = (await Promise.all(asked)).map((answer) => answer?.ok && answer.value.version)
    expect(new Set(versions)).toEqual(new Set([1]))
    expect(await db.read.selectFrom('legal_versions').select('version').execute()).toEqual([{ version: 1 }])
  })

  test('of two releases, the older leaves the newer one’s words alone', async () => {
    const { db } = await open()
    const stage = await setStage(db)
    const api = transports['in process'](stage)({ siteId: '1' })
    const text = JSON.stringify({ type: 'doc', content: [] })
    await db.inTransaction((tx) =>
      tx
        .insertInto('legal_versions')
        .values({
          site_id: '1',
          kind: 'use-terms',
          version: 3,
          edition: 99,
          hash: 'newer',
          body: text,
          since: '2026-02-01T00:00:00.000Z',
        })
        .execute(),
    )
    expect(given(await api.getLegalText({ params: { kind: 'use-terms' } })).version).toBe(3)
  })
})
