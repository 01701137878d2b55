import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { setStage, transports } from '../support/stage.ts'

const ways = Object.entries(transports)

for (const [way, transport] of ways) {
  describe(`the pages of a site ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise() {
        const stage = await setStage(await open())
        const as = (lang?: string) => transport(stage)({ siteId: '1', token: stage.tokens['1']?.ADMIN, ...(lang && { lang }) })
        const visitor = transport(stage)({ siteId: '1' })
        return { as, owner: as(), visitor }
      }

      test('[E-01] form a tree: an owner adds a page under another, moves it and takes it away', async () => {
        const { owner, visitor } = await raise()
        const parent = given(await owner.createPage({ body: { title: 'Vins', url: 'nos-vins', isValid: true, order: 7 } }))
        const body = {
          title: 'Rouges',
          url: 'nos-vins/rouges',
          idParent: parent.id,
          isValid: true,
          menuIcon: 'grape',
          isText: true,
        }
        const child = given(await owner.createPage({ body }))
        expect(child).toMatchObject({ ...body, idSite: '1', type: 'default', cms: { isCmsPage: true, route: 'cms' } })
        const menu = async () => given(await visitor.listPages()).find(({ id }) => id === parent.id)
        expect((await menu())?.children).toEqual([child.id])
        const faults = async (id: string, idParent: string) => codeOf(owner.changePage({ params: { id }, body: { idParent } }))
        expect(await faults(parent.id, child.id)).toBe('invalid')
        expect(await faults(parent.id, parent.id)).toBe('invalid')
        expect(await faults(parent.id, 'nobody')).toBe('invalid')
        expect(await codeOf(owner.removePage({ params: { id: parent.id } }))).toBe('ok')
        expect(given(await owner.getAdminPage({ params: { id: child.id } })).idParent).toBe(null)
        expect(await codeOf(owner.removePage({ params: { id: parent.id } }))).toBe('not_found')
        expect(await codeOf(owner.removePage({ params: { id: 'Coteaux-page-0' } }))).toBe('forbidden')
      })

      test('a new page is a draft, and takes no address of the shop or of another page', async () => {
        const { owner, visitor } = await raise()
        const fault = async (url: string) => {
          const answer = await owner.createPage({ body: { title: 'x', url } })
          return answer.ok ? 'ok' : answer.error.fields?.url?.[0]
        }
        expect(await fault('essai')).toBe('ok')
        expect(await codeOf(visitor.getPage({ params: { url: 'essai' } }))).toBe('not_found')
        for (const url of ['panier', 'admin/x', 'en', 'visites', ''])
          expect(await fault(url), url).toBe('Cette valeur est déjà utilisée.')
        for (const url of ['X', 'a.css', 'a//b', '../a']) expect(await fault(url), url).toBe('Le format n’est pas valable.')
      })

      test('[A-06] a page that moves is found at its old addresses, which never chain nor turn in a ring', async () => {
        const { owner, visitor } = await raise()
        const id = 'Coteaux-page-1'
        const move = async (url: string) => given(await owner.changePage({ params: { id }, body: { url } })).url
        const found = async (url: string) => given(await visitor.getPage({ params: { url } })).url
        await move('nos-visites')
        await move('venir')
        expect([await found('visites'), await found('nos-visites'), await found('venir')]).toEqual(['venir', 'venir', 'venir'])
        await move('visites')
        expect([await found('visites'), await found('nos-visites'), await found('venir')]).toEqual([
          'visites',
          'visites',
          'visites',
        ])
        given(await owner.createPage({ body: { title: 'Neuf', url: 'venir', isValid: true } }))
        expect(await found('venir')).toBe('venir')
        expect(await codeOf(owner.changePage({ params: { id: 'Coteaux-page-0' }, body: { url: 'accueil' } }))).toBe('invalid')
        given(await owner.changePage({ params: { id }, body: { isValid: false } }))
        expect(await codeOf(visitor.getPage({ params: { url: 'nos-visites' } }))).toBe('not_found')
        expect(await codeOf(owner.removePage({ params: { id } }))).toBe('ok')
      })

      test('threat 16: a link leads to what its type says, or is refused', async () => {
        const { owner } = await raise()
        const set = (link: { type: string; url: string; jsCode: string }) =>
          codeOf(owner.changePage({ params: { id: 'Coteaux-page-1' }, body: { link: link as never } }))
        expect(await set({ type: 'URL', url: 'https://exemple.fr', jsCode: '' })).toBe('ok')
        expect(await set({ type: 'JS', url: '', jsCode: 'print' })).toBe('ok')
        expect(await set({ type: 'JS', url: '', jsCode: 'alert(1)' })).toBe('invalid')
        expect(await set({ type: 'URL', url: 'javascript:alert(1)', jsCode: '' })).toBe('invalid')
        expect(await set({ type: 'MAIL', url: 'a@b.fr?bcc=x@y.fr', jsCode: '' })).toBe('invalid')
      })

      test('pages of another language stand apart', async () => {
        const { as, owner } = await raise()
        const page = given(await as('en').createPage({ body: { title: 'Visits', url: 'visites', isValid: true } }))
        expect(given(await as('en').getPage({ params: { url: 'visites' } })).title).toBe('Visits')
        expect(given(await owner.getPage({ params: { url: 'visites' } })).title).toBe('Coteaux page 1')
        expect(given(await as('en').listPages()).map(({ id }) => id)).toEqual([page.id])
        expect(await codeOf(owner.changePage({ params: { id: 'Coteaux-page-1' }, body: { idParent: page.id } }))).toBe('invalid')
      })
    })
  })
}
