import { describe, expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given, type Role } from '../support/site-calls.ts'
import { ask, asRole, now, setStage, transports } from '../support/stage.ts'

const matomo = { isActive: true, provider: 'matomo', url: 'https://mesure.exemple.test/', id: '7' } as const

for (const [way, transport] of Object.entries(transports)) {
  describe(`consent and services of others ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise() {
        const stage = await setStage(await open())
        const as = (role?: Role) => transport(stage)({ siteId: '1', ...(role && { token: stage.tokens['1']?.[role] }) })
        const set = async (id: string, value: string) =>
          given(await as('SUPER_ADMIN').changeParameter({ params: { id }, body: { value } }))
        return { stage, as, set }
      }

      test('a site that loads nothing of others asks for nothing', async () => {
        const { as } = await raise()
        expect(given(await as().getConsentSetup())).toEqual({ months: 6, purposes: [], apps: [] })
      })

      test('a service is configured by a SUPER_ADMIN, asked for, and its public part told to anyone', async () => {
        const { as } = await raise()
        const change = { params: { app: 'analytics' as const }, body: { config: matomo, note: 'contrat 2026' } }
        expect(await codeOf(as('ADMIN').changeExternalApp(change))).toBe('forbidden')
        given(await as('SUPER_ADMIN').changeExternalApp(change))
        const config = given(await as().getPublicAppConfig({ params: { app: 'analytics' } }))
        expect(config).toEqual(matomo)
        expect(JSON.stringify(given(await as().getConsentSetup()))).not.toContain('contrat 2026')
        expect(given(await as().getConsentSetup()).purposes).toEqual([{ purpose: 'audience', services: ['Matomo'] }])
        expect(given(await as('ADMIN').listExternalApps())).toMatchObject([{ app: 'analytics', note: 'contrat 2026' }])
        given(await as('SUPER_ADMIN').removeExternalApp({ params: { app: 'analytics' } }))
        expect(given(await as().getPublicAppConfig({ params: { app: 'analytics' } }))).toEqual({})
        expect(await codeOf(as().getPublicAppConfig({ params: { app: 'toaster' } }))).toBe('not_found')
      })

      // The other half of the line, the public key of card payments, is proven beside payments.
      test('[A-04] the public part of every service is read under its own address, in the envelope, and holds no note of the staff', async () => {
        const { stage, as } = await raise()
        const configs = { analytics: matomo, pixel: { isActive: true, id: '123' }, messenger: { isActive: true, id: 'abc-def' } }
        for (const [app, config] of Object.entries(configs)) {
          const body = { config, note: 'contrat 2026' } as never
          given(await as('SUPER_ADMIN').changeExternalApp({ params: { app } as never, body }))
          const told = await ask(stage, `/external-app/${app}/config/public`, { headers: asRole(stage, 'VISITOR') })
          expect([told.status, told.json]).toEqual([200, { success: true, data: config, message: expect.any(String) }])
          const neighbour = await ask(stage, `/external-app/${app}/config/public`, { headers: asRole(stage, 'VISITOR', '2') })
          expect(JSON.stringify(neighbour.json.data)).not.toContain(config.id)
        }
      })

      test('threat 16: no address but one of https, and nothing half configured is switched on', async () => {
        const { as } = await raise()
        const code = (config: object) =>
          codeOf(
            as('SUPER_ADMIN').changeExternalApp({ params: { app: 'analytics' }, body: { config: { ...matomo, ...config } } }),
          )
        for (const url of ['http://a.fr', 'javascript:alert(1)', 'https://a.fr/x?y', 'https://a.fr/"', '//a.fr']) {
          expect(await code({ url }), url).toBe('invalid')
        }
        expect([await code({ id: '' }), await code({ id: '"><script>' }), await code({ id: '', isActive: false })]).toEqual([
          'invalid',
          'invalid',
          'ok',
        ])
      })

      test('threat 16: a script is asked for only when its very origin is on the list, which a SUPER_ADMIN keeps', async () => {
        const { as, set } = await raise()
        const asked = async () => given(await as().getConsentSetup()).purposes
        await set('script_to_load', 'https://outil.exemple.fr/a.js')
        expect(await asked()).toEqual([])
        for (const near of ['https://exemple.fr', 'https://outil.exemple.fr.evil.example', 'https://outil.exemple.fr:444']) {
          await set('script_origins', near)
          expect(await asked(), near).toEqual([])
        }
        await set('script_origins', 'https://a.fr https://outil.exemple.fr')
        expect(await asked()).toEqual([{ purpose: 'scripts', services: ['outil.exemple.fr'] }])
        const body = { value: 'https://evil.example' }
        expect(await codeOf(as('ADMIN').changeParameter({ params: { id: 'script_origins' }, body }))).toBe('forbidden')
      })

      test('a film of another site is asked for wherever visitors meet it, and not while nobody does', async () => {
        const { as } = await raise()
        const asked = async () => given(await as().getConsentSetup()).purposes.map(({ purpose }) => purpose)
        const blocks = [
          { type: 'embed' as const, provider: 'youtube' as const, reference: 'dQw4w9WgXcQ', title: 'Les vendanges' },
        ]
        const owner = as('ADMIN')
        const news = given(await owner.createNews({ body: { title: 'Les vendanges', blocks: blocks as never } }))
        expect(await asked()).toEqual([])
        given(await owner.changeNews({ params: { id: news.id }, body: { isValid: true } }))
        expect(await asked()).toEqual(['media'])
        given(await owner.removeNews({ params: { id: news.id } }))
        given(await owner.createPopup({ body: { title: 'Les vendanges', blocks: blocks as never, isValid: true } }))
        expect(await asked()).toEqual(['media'])
      })

      test('[P-09] a choice is proven without a name, for the months that the site says, thirteen at most', async () => {
        const { stage, as, set } = await raise()
        given(await as('SUPER_ADMIN').changeExternalApp({ params: { app: 'analytics' }, body: { config: matomo } }))
        const chosen = given(await as().giveConsent({ body: { purposes: ['audience', 'social'] } }))
        // Nobody can accept what was not asked.
        expect(chosen).toMatchObject({ choice: 'a', until: '2026-09-01T10:00:00.000Z' })
        const [proof, ...others] = await stage.db.read.selectFrom('consent_log').selectAll().execute()
        expect(proof).toEqual({ site_id: '1', id: chosen.id, choice: 'a', wording: 2, created_at: now.toISOString() })
        expect(others).toEqual([])
        await set('consent_months', '13')
        expect(given(await as().giveConsent({ body: { purposes: [] } }))).toMatchObject({
          choice: 'none',
          until: '2027-04-01T10:00:00.000Z',
        })
        expect(await codeOf(as('ADMIN').changeParameter({ params: { id: 'consent_months' }, body: { value: '14' } }))).toBe(
          'invalid',
        )
      })

      test('a proof goes when its term is over, not before', async () => {
        const { stage, as } = await raise()
        given(await as().giveConsent({ body: { purposes: [] } }))
        const site = { id: '1', name: '', origin: 'https://coteaux.test', lang: 'fr' }
        const run = (days: number) =>
          keepTerms({
            ...bindToSite(stage.db, '1'),
            site,
            isStopping: () => false,
            now: new Date(now.getTime() + days * 86_400_000),
          })
        const count = async () => (await stage.db.read.selectFrom('consent_log').select('id').execute()).length
        await run(3 * 365 - 1)
        expect(await count()).toBe(1)
        await run(3 * 365 + 1)
        expect(await count()).toBe(0)
      })

      test('choices from one place are bounded, so that nobody fills the log', async () => {
        const { as } = await raise()
        const codes = []
        for (let turn = 0; turn < 122; turn += 1) codes.push(await codeOf(as().giveConsent({ body: { purposes: [] } })))
        expect(codes.filter((code) => code === 'ok').length).toBe(120)
        expect(codes.at(-1)).toBe('rate_limited')
      })
    })
  })
}
