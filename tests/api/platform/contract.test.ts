import { describe, expect, test } from 'vitest'
import type { Credentials, ShopApi } from '#api/contract/index.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { type Stage, setStage, transports } from '../support/stage.ts'

for (const [name, transport] of Object.entries(transports)) {
  describe(`the shop's API ${name}`, () => {
    eachDatabase(name, (open) => {
      async function raise(who: Partial<Credentials> & { role?: 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN' } = {}) {
        const stage = await setStage(await open())
        const { role, ...rest } = who
        const token = role && stage.tokens['1']?.[role]
        return { stage, api: transport(stage)({ siteId: '1', ...(token && { token }), ...rest }) }
      }

      test('a visitor reads the parameters of the site', async () => {
        const { api } = await raise()
        const answer = await api.listParameters()
        expect(answer).toMatchObject({ ok: true })
        const value = (type: string) => given(answer).find((parameter) => parameter.type === type)?.value
        expect(['COMPANY_NAME', 'INFO_BAR'].map(value)).toEqual(['Coteaux 100 % à l’œuvre', 'Coteaux bandeau'])
      })

      test('the site tells what it is, and keeps its servers to itself', async () => {
        const { api } = await raise()
        const info = given(await api.getSiteInfo())
        expect(info).toMatchObject({ id: '1', url: 'https://coteaux.test', defaultLang: { code: 'fr' } })
        expect(Object.keys(info)).not.toContain('servers')
      })

      test('a token tells who is logged in', async () => {
        const { api } = await raise({ role: 'MEMBER' })
        expect(given(await api.getLogged())).toMatchObject({ isLogged: true, user: { role: 'MEMBER' } })
        const visitor = await raise()
        expect(given(await visitor.api.getLogged())).toEqual({ isLogged: false, user: null })
      })

      test('a page is found by its address, slashes and all; a draft is not', async () => {
        const { api } = await raise()
        expect(given(await api.getPage({ params: { url: 'domaine/histoire' } })).title).toBe('Coteaux page 2')
        expect(given(await api.getPage({ params: { url: 'home' } })).title).toBe('Coteaux page 0')
        expect(await codeOf(api.getPage({ params: { url: 'brouillon' } }))).toBe('not_found')
        expect(await codeOf(api.getPage({ params: { url: '../admin/page' } }))).toBe('unreadable')
        expect(await codeOf(api.getPage({ params: { url: '..' } }))).toBe('unreadable')
      })

      test('an owner changes a page and reads it changed', async () => {
        const { api } = await raise({ role: 'ADMIN' })
        const changed = await api.changePage({ params: { id: 'Coteaux-page-1' }, body: { title: 'Nos visites', isValid: true } })
        expect(given(changed)).toMatchObject({ title: 'Nos visites', url: 'visites' })
        expect(given(await api.getPage({ params: { url: 'visites' } })).title).toBe('Nos visites')
      })

      test('an owner finds a draft in the list of pages, filtered and in order', async () => {
        const { api } = await raise({ role: 'ADMIN' })
        const drafts = given(await api.listAdminPages({ query: { isValid: 'false' } }))
        expect(drafts).toMatchObject({ total: 1, pages: [{ url: 'brouillon' }] })
        const last = given(await api.listAdminPages({ query: { nbItem: 2, page: 2, orderBy: '-order' } }))
        expect(last.total).toBe(5)
        expect(last.pages.map(({ url }) => url)).toEqual(['domaine/histoire', 'visites'])
      })

      test('[A-01] every operator narrows a list as it says', async () => {
        const { api } = await raise({ role: 'ADMIN' })
        const ask = async (query: Record<string, string>) =>
          given(await api.listAdminPages({ query: { orderBy: 'order', ...query } })).pages.map(({ order }) => order)
        expect(await ask({ order: '2' })).toEqual([2])
        expect(await ask({ order: 'df:2' })).toEqual([0, 1, 3, 4])
        expect(await ask({ order: 'lt:2' })).toEqual([0, 1])
        expect(await ask({ order: 'lte:2' })).toEqual([0, 1, 2])
        expect(await ask({ order: 'gt:2' })).toEqual([3, 4])
        expect(await ask({ order: 'gte:2' })).toEqual([2, 3, 4])
        expect(await ask({ title: 'lk:PAGE 3' })).toEqual([3])
        expect(await ask({ title: 'lk:%' })).toEqual([])
        expect(await ask({ title: '', url: 'lk:' })).toEqual([0, 1, 2, 3, 4])
      })

      test('a parameter of the wrong kind is refused beside its field', async () => {
        const { api } = await raise({ role: 'SUPER_ADMIN' })
        const refusal = await api.changeParameter({ params: { id: 'Coteaux-size' }, body: { value: 'grand' } })
        expect(refusal).toEqual({
          ok: false,
          error: {
            code: 'invalid',
            message: 'Certains champs sont à corriger.',
            fields: { value: ['Indiquez un nombre entier.'] },
          },
        })
      })

      test('who may not, is refused: no site, a foreign one, no token, a wrong one, too low a role', async () => {
        const stage = (await raise()).stage
        const as = (who: Credentials) => transport(stage)(who)
        const change = (api: ShopApi) => codeOf(api.changePage({ params: { id: 'Coteaux-page-1' }, body: {} }))
        expect(await codeOf(as({ siteId: '' }).listParameters())).toBe('wrong_site')
        expect(await codeOf(as({ siteId: '99' }).listParameters())).toBe('wrong_site')
        expect(await codeOf(as({ siteId: '1\n2' }).listParameters())).toBe('wrong_site')
        expect(await change(as({ siteId: '1' }))).toBe('unauthenticated')
        expect(await change(as({ siteId: '1', token: 'x'.repeat(43) }))).toBe('unauthenticated')
        expect(await change(as({ siteId: '1', token: stage.tokens['2']?.ADMIN }))).toBe('unauthenticated')
        expect(await change(as({ siteId: '1', token: stage.tokens['1']?.MEMBER }))).toBe('forbidden')
        expect(await change(as({ siteId: '1', token: stage.tokens['1']?.ADMIN }))).toBe('ok')
      })

      test('a language of three spellings is one, and an unknown one gives way to the site’s own', async () => {
        const stage = (await raise()).stage
        for (const lang of ['fr', 'fr_FR', 'fr-FR', 'de', 'x'.repeat(300), "fr'; drop table pages"]) {
          const answer = await transport(stage)({ siteId: '1', lang }).getPage({ params: { url: 'visites' } })
          expect(answer.ok, lang).toBe(true)
        }
      })

      test('a text with the character NUL, or with half of one, is refused, not stored', async () => {
        const { api } = await raise({ role: 'ADMIN' })
        const half = { params: { id: 'Coteaux-page-1' }, body: { title: 'a\ud800b' } }
        expect(await codeOf(api.changePage(half))).toBe('unreadable')
        expect(await codeOf(api.getPage({ params: { url: 'a\0b' } }))).toBe('unreadable')
        expect(await codeOf(api.changePage({ params: { id: 'Coteaux-page-1' }, body: { title: 'a\0b' } }))).toBe('unreadable')
        expect(await codeOf(api.listAdminPages({ query: { title: 'a\0b' } }))).toBe('unreadable')
      })
    })
  })
}

describe('both ways to the API', () => {
  eachDatabase('side by side', (open) => {
    test('answer and refuse with the same bytes', async () => {
      const stage = await setStage(await open())
      const [here, there] = [transports['in process'], transports.HTTP]
      for (const acts of sameActs) {
        const who = { siteId: '1', token: stage.tokens['1']?.SUPER_ADMIN }
        const [near, far] = [await acts(here(stage)(who), stage), await acts(there(stage)(who), stage)]
        expect(JSON.stringify(far), String(acts)).toBe(JSON.stringify(near))
      }
    })
  })
})

const sameActs: ((api: ShopApi, stage: Stage) => Promise<unknown>)[] = [
  (api) => api.listParameters(),
  (api) => api.getSiteInfo(),
  (api) => api.listPages(),
  (api) => api.getPage({ params: { url: 'domaine/histoire' } }),
  (api) => api.getPage({ params: { url: 'nulle/part' } }),
  (api) => api.getPage({ params: { url: '' } }),
  (api) => api.listAdminPages({ query: { nbItem: 101 } }),
  (api) => api.listAdminPages({ query: { title: 'zz:foo', nope: 1 } as never }),
  (api) => api.listAdminParameters({ query: { nbItem: 2, orderBy: '-type' } }),
  (api) => api.changeParameter({ params: { id: 'Coteaux-bar' }, body: { value: 'Fermé\nlundi' } }),
  (api) => api.changeParameter({ params: { id: 'Coteaux-bar' }, body: { value: 'Fermé', type: 'X' } as never }),
  (api) => api.changeParameter({ params: { id: 'Kanari-bar' }, body: { value: 'Fermé' } }),
  (api) => api.changePage({ params: { id: 'Coteaux-page-2' }, body: { title: '', blocks: [{ type: 'nope' } as never] } }),
  (api) => api.submitForm({ params: { id: 'a' }, body: { answers: {} } }),
]

function given<T>(outcome: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`)
  return outcome.value
}

async function codeOf(outcome: Promise<{ ok: true } | { ok: false; error: { code: string } }>): Promise<string> {
  const answer = await outcome
  return answer.ok ? 'ok' : answer.error.code
}
