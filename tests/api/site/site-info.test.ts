import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { migrate } from '#api/platform/database/migrate.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given, type Role } from '../support/site-calls.ts'
import { setStage, transports } from '../support/stage.ts'

const germany = { id: '276', alphaTwo: 'DE', alphaThree: 'DEU', numCode: '276', name: 'Allemagne' }

for (const [way, transport] of Object.entries(transports)) {
  describe(`what a site is, ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise() {
        const stage = await setStage(await open())
        const as = (who?: Role) => transport(stage)({ siteId: '1', ...(who && { token: stage.tokens['1']?.[who] }) })
        return { as, stage }
      }

      test('[A-03] [E-13] an owner changes what the site is and its two banners; visitors read it at once', async () => {
        const { as } = await raise()
        const footerBanner = { text: 'Vendanges ouvertes', url: '/visites', isValid: true }
        given(
          await as('ADMIN').changeSite({
            body: { isWinemaker: false, isBuilding: true, banner: null, footerBanner, webp: false },
          }),
        )
        const info = given(await as().getSiteInfo())
        expect(info).toMatchObject({
          isWinemaker: false,
          isBuilding: true,
          isECommerce: true,
          banner: null,
          footerBanner,
          webp: false,
        })
        for (const url of ['javascript:alert(1)', '//evil.example', 'data:x'])
          expect(await codeOf(as('ADMIN').changeSite({ body: { banner: { text: 'x', url, isValid: true } } })), url).toBe(
            'invalid',
          )
        expect(await codeOf(as('MEMBER').changeSite({ body: {} }))).toBe('forbidden')
      })

      test('a site that has set nothing is an open winemaker’s site with the fonts of the house', async () => {
        const { as, stage } = await raise()
        await bindToSite(stage.db, '1').inTransaction(async (tx) => {
          for (const table of ['site_settings', 'languages', 'logos', 'fonts'] as const) await tx.deleteFrom(table).execute()
        })
        const info = given(await as().getSiteInfo())
        expect(info).toMatchObject({ isWinemaker: true, isECommerce: false, isBuilding: false, languages: [], logos: [] })
        expect(info.fonts.map(({ type, size, weight }) => [type, size, weight])).toEqual([
          ['TITLE', 16, 600],
          ['CONTENT', 14, 400],
          ['MENU', 14, 500],
        ])
        given(await as('ADMIN').changeSite({ body: { isECommerce: true } }))
        expect(given(await as().getSiteInfo())).toMatchObject({ isWinemaker: true, isECommerce: true })
      })

      test('[E-12] addresses and servers are told to staff alone, and changed by a SUPER_ADMIN alone', async () => {
        const { as } = await raise()
        const known = given(await as('ADMIN').getAdminSite())
        expect(known).toMatchObject({ devUrls: ['https://coteaux.dev.test/'], servers: [{ name: 'Coteaux serveur' }] })
        expect(JSON.stringify(given(await as().getSiteInfo()))).not.toMatch(/serveur|dev\.test|192\.0\.2/)
        const servers = [{ id: 'a', name: 'Paris', ip: '192.0.2.9' }]
        expect(await codeOf(as('ADMIN').changeSiteServers({ body: { servers } }))).toBe('forbidden')
        expect(given(await as('SUPER_ADMIN').changeSiteServers({ body: { servers } }))).toMatchObject({ servers, prodUrls: [] })
        const wrong = [{ id: 'a', name: 'x', ip: '999.1.1.1' }]
        expect(await codeOf(as('SUPER_ADMIN').changeSiteServers({ body: { servers: wrong } }))).toBe('invalid')
      })

      test('[E-10] a language has a code of its own, a deeplCode and a country, and is offered while it is valid', async () => {
        const { as } = await raise()
        const owner = as('ADMIN')
        const body = { code: 'de', label: 'Deutsch', deeplCode: 'DE', country: germany, isValid: true }
        const made = given(await owner.createLanguage({ body }))
        expect(made).toMatchObject(body)
        expect(await codeOf(owner.createLanguage({ body }))).toBe('invalid')
        const offered = async () => given(await as().getSiteInfo()).languages.map(({ code }) => code)
        expect(await offered()).toEqual(['de', 'en'])
        given(await owner.changeLanguage({ params: { id: made.id }, body: { isValid: false } }))
        expect(await offered()).toEqual(['en'])
        expect(given(await owner.listAdminLanguages()).languages.map(({ code }) => code)).toEqual(['de', 'en'])
        given(await owner.removeLanguage({ params: { id: made.id } }))
        expect(given(await owner.listAdminLanguages()).total).toBe(1)
        expect(await codeOf(owner.removeLanguage({ params: { id: made.id } }))).toBe('not_found')
      })

      test('a font of the house’s own that is called as one that the program brings now stays its own, by a name of its own', async () => {
        const { as, stage } = await raise()
        const own = { type: 'TITLE', family: 'Sabon', file: 'Lora-Bold.woff2' } as const
        const { id } = given(await as('ADMIN').createFont({ body: own }))
        await stage.db.inTransaction(async (tx) => {
          await tx.updateTable('fonts').set({ family: 'Lora' }).where('id', '=', id).execute()
          await tx.deleteFrom('migrations').where('name', '=', '0211-own-letters-called-apart').execute()
        })
        expect(await migrate(stage.db)).toEqual(['0211-own-letters-called-apart'])
        const changed = given(await as('ADMIN').changeFont({ params: { id }, body: { size: 18 } }))
        expect(changed).toMatchObject({ family: 'Lora propre', file: 'Lora-Bold.woff2', size: 18 })
      })

      test('a font is one that the program brings, or a file of the site with a name of its own', async () => {
        const { as } = await raise()
        const owner = as('ADMIN')
        const own = { type: 'TITLE', family: 'Sabon', file: 'Sabon-ExtraBold.woff2' } as const
        const made = given(await owner.createFont({ body: own }))
        expect(made).toMatchObject({ weight: 800, size: 16, style: 'normal' })
        const fonts = given(await as().getSiteInfo()).fonts
        expect(fonts.map(({ family }) => family)).toEqual(['Sabon', 'Newsreader', 'sans-serif'])
        const change = (body: object) => codeOf(owner.changeFont({ params: { id: made.id }, body }))
        expect(await change({ family: 'Comic"}body{x', file: '' })).toBe('invalid')
        expect(await change({ family: 'Comic Sans', file: '' })).toBe('invalid')
        expect(await change({ file: '../../secret.woff2' })).toBe('invalid')
        expect(await change({ family: 'Lora', file: 'Lora-Bold.woff2' }), 'a name that the program has').toBe('invalid')
        expect(await change({ color: 'red;}' })).toBe('invalid')
        expect(await change({ family: 'Newsreader', file: '' })).toBe('ok')
        given(await owner.removeFont({ params: { id: made.id } }))
        expect(given(await as().getSiteInfo()).fonts[0]).toMatchObject({ family: 'Playfair', weight: 600 })
      })
    })
  })
}
