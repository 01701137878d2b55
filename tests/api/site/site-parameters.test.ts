import { describe, expect, test } from 'vitest'
import { parameterList, parameterTypes } from '#app/models/site/settings/parameter-list.ts'
import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given, type Role } from '../support/site-calls.ts'
import { setStage, transports } from '../support/stage.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`the parameters of a site ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise(role?: Role, lang?: string) {
        const stage = await setStage(await open())
        const as = (who?: Role, userLang = lang) =>
          transport(stage)({ siteId: '1', ...(who && { token: stage.tokens['1']?.[who] }), ...(userLang && { lang: userLang }) })
        return { as, api: as(role) }
      }

      test('[A-03] [P-01] each has id, type, kind, label and value, stored or by default; what is for staff is not told', async () => {
        const { api } = await raise()
        const rows = given(await api.listParameters())
        const types = rows.map(({ type }) => type)
        expect(types).toEqual(parameterTypes.filter((type) => !('isPrivate' in parameterList[type])))
        expect(rows.find(({ type }) => type === 'MENU_TYPE')).toEqual({
          id: 'menu_type',
          type: 'MENU_TYPE',
          kind: 'STRING',
          label: 'Place de la barre de menu',
          value: 'RELATIVE',
        })
        expect(rows.find(({ type }) => type === 'INFO_BAR')).toMatchObject({ id: 'Coteaux-bar', value: 'Coteaux bandeau' })
        expect(readParameters(rows)).toMatchObject({ MENU_ICON_SIZE: 12, BLOG_ACTIVATED: true, SEE_CART_ON_HOVER: false })
      })

      test('an owner sets one that nobody has set, and goes back to the default by leaving it empty', async () => {
        const { api } = await raise('ADMIN')
        const set = (value: string) => api.changeParameter({ params: { id: 'menu_type' }, body: { value } })
        expect(given(await set('STICKY'))).toMatchObject({ type: 'MENU_TYPE', value: 'STICKY' })
        expect(given(await api.getAdminParameter({ params: { id: 'menu_type' } })).value).toBe('STICKY')
        expect(given(await set('')).value).toBe('RELATIVE')
        expect(await codeOf(api.changeParameter({ params: { id: 'company_name' }, body: { value: 'x' } }))).toBe('not_found')
        expect(await codeOf(api.changeParameter({ params: { id: 'nope' }, body: { value: 'x' } }))).toBe('not_found')
      })

      test('threats 15, 76: one takes no value that it cannot have, and says why in French', async () => {
        const { api } = await raise('SUPER_ADMIN')
        const cases: [id: string, values: string[], says: string][] = [
          ['menu_type', ['SIDEWAYS', 'relative'], 'Choisissez une des valeurs proposées.'],
          ['primary_color', ['red', '#12', '#fff;}body{display:none', 'url(//evil.example)'], 'Le format n’est pas valable.'],
          ['menu_type', ['x'.repeat(501)], 'Indiquez au plus 500 caractères.'],
          ['logo_size', ['douze', '1e3'], 'Indiquez un nombre entier.'],
          ['logo_size', ['500'], 'La valeur doit être au plus 88.'],
          ['logo_size', ['-1'], 'La valeur doit être au moins 24.'],
          ['facebook_url', ['javascript:alert(1)', '//evil.example', 'http://a.fr'], 'Le format n’est pas valable.'],
          ['telegram_at', ['a b', '@a/../b'], 'Le format n’est pas valable.'],
          ['script_to_load', ['https://a.fr/x"y', '/local.js', 'https://a.fr/x?y'], 'Le format n’est pas valable.'],
        ]
        for (const [id, values, says] of cases) {
          for (const value of values) {
            const answer = await api.changeParameter({ params: { id }, body: { value } })
            expect(answer, `${id} ${value}`).toMatchObject({ ok: false, error: { code: 'invalid', fields: { value: [says] } } })
          }
        }
      })

      test('threat 16: a script of others and the network of pictures are set by a SUPER_ADMIN alone', async () => {
        const { as } = await raise()
        for (const [id, value] of [
          ['script_to_load', 'https://exemple.fr/a.js'],
          ['image_cdn', 'https://cdn.exemple.fr'],
        ] as const) {
          const change = { params: { id }, body: { value } }
          expect(await codeOf(as('ADMIN').changeParameter(change))).toBe('forbidden')
          expect(await codeOf(as('SUPER_ADMIN').changeParameter(change))).toBe('ok')
        }
      })

      test('an unknown type, a wrong kind and a second row of a type are refused', async () => {
        const { api } = await raise('SUPER_ADMIN')
        const body = { type: 'LOGO_SIZE', kind: 'NUMBER', label: 'Mon logo', value: '60' } as const
        const faults = async (change: object) => {
          const answer = await api.createParameter({ body: { ...body, ...change } })
          return answer.ok ? [] : Object.keys(answer.error.fields ?? {})
        }
        expect(await faults({ type: 'NOPE' })).toEqual(['type'])
        expect(await faults({ kind: 'STRING' })).toEqual(['kind'])
        expect(await faults({ value: '5' })).toEqual(['value'])
        expect(await faults({})).toEqual([])
        expect(await faults({})).toEqual(['type'])
        expect(await codeOf(api.removeParameter({ params: { id: 'logo_size' } }))).toBe('ok')
        expect(given(await api.getAdminParameter({ params: { id: 'logo_size' } })).value).toBe('52')
        expect(await codeOf(api.removeParameter({ params: { id: 'logo_size' } }))).toBe('not_found')
      })

      test('another language has its own values, and the site’s own where it has none', async () => {
        const { as } = await raise()
        const english = as('ADMIN', 'en')
        const read = async (lang?: string) => readParameters(given(await as(undefined, lang).listParameters())).INFO_BAR
        expect(await read('en')).toBe('Coteaux bandeau')
        given(await english.changeParameter({ params: { id: 'en-info_bar' }, body: { value: 'Open on Sunday' } }))
        expect([await read('en'), await read('fr'), await read('de')]).toEqual([
          'Open on Sunday',
          'Coteaux bandeau',
          'Coteaux bandeau',
        ])
      })

      test('an owner finds them by type, kind and label, a page at a time', async () => {
        const { api } = await raise('ADMIN')
        const hours = given(await api.listAdminParameters({ query: { type: 'lk:opening_hours', nbItem: 3, orderBy: '-type' } }))
        expect(hours.total).toBe(7)
        expect(hours.parameters.map(({ type }) => type.slice(-6))).toEqual(['NESDAY', 'UESDAY', 'URSDAY'])
        const flags = given(await api.listAdminParameters({ query: { kind: 'BOOLEAN', nbItem: 100 } }))
        expect(flags.parameters.every(({ kind }) => kind === 'BOOLEAN')).toBe(true)
        expect(given(await api.listAdminParameters({ query: { label: 'lk:export' } })).total).toBe(1)
      })
    })
  })
}
