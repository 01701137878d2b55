import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { openMembers } from '../support/members.ts'
import { transports } from '../support/stage.ts'

const params = { idPage: 'Coteaux-page-1', idLayout: 'default' }
const title = (text: string) => [{ type: 'title' as const, text }]

for (const [name, transport] of Object.entries(transports)) {
  eachDatabase(`layouts of pages ${name}`, (open) => {
    async function raise() {
      const shop = await openMembers(await open(), transport)
      return { shop, owner: () => shop.as(shop.stage.tokens['1']?.ADMIN) }
    }

    test('[A-27] whoever holds a body is told whether the page still says it, by its blocks or their hash, and who changed it', async () => {
      const { shop, owner } = await raise()
      const check = async (html: string, idLayout = 'default') =>
        given(await owner().checkLayoutHash({ params: { ...params, idLayout }, body: { html } }))
      const first = await check(JSON.stringify(title('Coteaux titre')))
      expect(first).toMatchObject({ isSame: true, changedAt: '2026-01-01T00:00:00.000Z', changedBy: '' })
      expect(await check('[{"text":"Coteaux titre","type":"title"}]')).toEqual(first)
      expect((await check(first.hash)).isSame).toBe(true)
      for (const other of ['', '[]', '[', '<h1>Coteaux titre</h1>', JSON.stringify(title('Autre'))])
        expect(await check(other), other).toEqual({ ...first, isSame: false })
      expect((await check(first.hash, 'page')).isSame).toBe(false)
      given(await owner().changePage({ params: { id: params.idPage }, body: { blocks: title('Neuf') } }))
      const later = await check(first.hash)
      expect(later).toMatchObject({ isSame: false, changedBy: 'admin-1@exemple.test' })
      expect((await check(later.hash)).isSame).toBe(true)
      expect(await codeOf(shop.as().checkLayoutHash({ params, body: { html: '' } }))).toBe('unauthenticated')
      expect(await codeOf(owner().checkLayoutHash({ params: { ...params, idPage: 'nowhere' }, body: { html: '' } }))).toBe(
        'not_found',
      )
    })

    test('[A-27] a preview can be read for an hour by the staff of its site, and the page stays as it is', async () => {
      const { shop, owner } = await raise()
      const made = given(
        await owner().previewLayout({ params: { ...params, idLayout: 'page' }, body: { blocks: title('Essai') } }),
      )
      expect(made.url).toBe(`https://coteaux.test/admin/apercu/${made.id}`)
      const read = (as = owner()) => as.getPagePreview({ params: { id: made.id } })
      expect(given(await read())).toMatchObject({ idPage: params.idPage, idLayout: 'page', blocks: title('Essai') })
      expect(given(await shop.as().getPage({ params: { url: 'visites' } })).blocks).toEqual(title('Coteaux titre'))
      expect(await codeOf(read(shop.as()))).toBe('unauthenticated')
      expect(await codeOf(read(shop.as(shop.stage.tokens['1']?.MEMBER)))).toBe('forbidden')
      expect(await codeOf(read(shop.as(shop.stage.tokens['2']?.ADMIN, { siteId: '2' })))).toBe('not_found')
      shop.pass(3599)
      expect((await read()).ok).toBe(true)
      shop.pass(1)
      expect(await codeOf(read())).toBe('not_found')
    })

    test('[A-27] a preview takes blocks in JSON as html, no other layout than the two there are, and nothing else', async () => {
      const { owner } = await raise()
      const html = JSON.stringify(title('En JSON'))
      const { id } = given(await owner().previewLayout({ params, body: { html } }))
      expect(given(await owner().getPagePreview({ params: { id } })).blocks).toEqual(title('En JSON'))
      const refused = async (body: object, idLayout = 'default') => {
        const answer = await owner().previewLayout({ params: { ...params, idLayout }, body })
        return answer.ok ? 'ok' : Object.keys(answer.error.fields ?? {})
      }
      expect(await refused({})).toEqual(['blocks'])
      for (const wrong of ['<h1>Non</h1>', '[{"type":"none"}]', '['])
        expect(await refused({ html: wrong }), wrong).toEqual(['html'])
      expect(await refused({ html }, 'wide')).toEqual(['idLayout'])
    })
  })
}
