import { describe, expect, test } from 'vitest'
import { publishDue } from '#api/content/writing/publish-due.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { toRichText } from '#app/models/site/rich-text.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openShopStage, sell, setParameter } from '../../support/trade/shop.ts'

const word = 'Oxyrhynque'
const blocks = [{ type: 'text' as const, title: '', body: toRichText(`Le secret : ${word}.`) }]

eachDatabase('what is hidden', (open) => {
  async function raise() {
    const { stage, owner, visitor, as } = await openShopStage(await open(), transports['in process'])
    const counted = async (api = visitor, q = word) => given(await api.searchSite({ query: { q } })).total
    given(await owner.changeSite({ body: { isECommerce: true } }))
    return { stage, owner, member: as('MEMBER'), visitor, neighbour: as(undefined, '2'), counted }
  }

  describe('is never found, and what is shown is found with the next question', () => {
    test('a product: a draft, one without anything to buy, one taken away, and all of them when the shop is closed', async () => {
      const { owner, counted } = await raise()
      const { product, first } = await sell(owner, { name: word, price: 900 })
      expect(await counted()).toBe(1)
      const params = { id: product.id }
      given(await owner.changeProduct({ params, body: { isValid: false } }))
      expect(await counted()).toBe(0)
      given(await owner.changeProduct({ params, body: { isValid: true } }))
      expect(await counted()).toBe(1)
      given(await owner.changeSite({ body: { isECommerce: false } }))
      expect(await counted()).toBe(0)
      given(await owner.changeSite({ body: { isECommerce: true } }))
      given(await owner.removeDeclination({ params: { id: first.id } }))
      expect(await counted()).toBe(0)
      const other = await sell(owner, { name: 'Autre', description: word, price: 900 })
      expect(await counted()).toBe(1)
      given(await owner.removeProduct({ params: { id: other.product.id } }))
      expect(await counted()).toBe(0)
    })

    test('no price is among the words of a product, hidden or not', async () => {
      const { owner, counted, visitor } = await raise()
      await sell(owner, { name: 'Abbesse', price: 123_456 }, [{ price: 123_456 }])
      for (const q of ['1234', '123456', '1234,56']) expect(await counted(visitor, q)).toBe(0)
    })

    test('a page: a draft, one for members, an entry that only leads elsewhere, one taken away', async () => {
      const { owner, counted, member } = await raise()
      const page = given(await owner.createPage({ body: { title: 'Une page', url: 'une-page', blocks } }))
      const params = { id: page.id }
      const change = async (body: Parameters<typeof owner.changePage>[0]['body']) =>
        given(await owner.changePage({ params, body }))
      expect(await counted()).toBe(0)
      await change({ isValid: true })
      expect(await counted()).toBe(1)
      await change({ forMembers: true })
      expect([await counted(), await counted(member)]).toEqual([0, 1])
      await change({ forMembers: false, isText: true })
      expect(await counted()).toBe(0)
      await change({ isText: false, link: { type: 'URL', url: 'https://exemple.test/', jsCode: '' } })
      expect(await counted()).toBe(0)
      await change({ link: { type: 'NONE', url: '', jsCode: '' } })
      expect(await counted()).toBe(1)
      given(await owner.removePage({ params }))
      expect(await counted()).toBe(0)
    })

    test('a service: a draft and one for members', async () => {
      const { owner, counted, member, visitor } = await raise()
      const { id } = given(await owner.createService({ body: { title: 'Visite', blocks } }))
      expect(await counted()).toBe(0)
      given(await owner.changeService({ params: { id }, body: { isValid: true } }))
      expect(await counted()).toBe(1)
      given(await owner.changeService({ params: { id }, body: { isReserved: true } }))
      expect([await counted(), await counted(member)]).toEqual([0, 1])
      const told = given(await visitor.searchSite({ query: { q: 'oxyrinquos' } }))
      expect([told.total, told.understood, told.hint]).toEqual([0, null, null])
      expect(given(await member.searchSite({ query: { q: word } })).results[0]?.isReserved).toBe(true)
    })

    test('a piece of news and an article: drafts, those of a later day, and articles of a hidden folder or a blog that is off', async () => {
      const { stage, owner, counted } = await raise()
      const later = { isValid: true, date: '2026-03-02', blocks }
      given(await owner.createNews({ body: { title: 'Demain', ...later } }))
      const { id } = given(await owner.createNews({ body: { title: 'Brouillon', blocks } }))
      const folder = given(await owner.createBlogFolder({ body: { title: 'Cave', isValid: true } }))
      given(await owner.createBlog({ body: { title: 'Demain', idFolder: folder.id, ...later } }))
      given(await owner.createBlog({ body: { title: 'Brouillon', idFolder: folder.id, blocks } }))
      expect(await counted()).toBe(0)
      await publishDue({ ...bindToSite(stage.db, '1'), now: new Date('2026-03-01T23:30:00.000Z') })
      expect(await counted()).toBe(2)
      given(await owner.changeNews({ params: { id }, body: { isValid: true, date: '2026-02-01' } }))
      expect(await counted()).toBe(3)
      given(await owner.changeBlogFolder({ params: { id: folder.id }, body: { isValid: false } }))
      expect(await counted()).toBe(2)
      given(await owner.changeBlogFolder({ params: { id: folder.id }, body: { isValid: true } }))
      await setParameter(owner, 'BLOG_ACTIVATED', 'false')
      expect(await counted()).toBe(2)
    })

    test('what another site or another language says', async () => {
      const { stage, owner, counted, neighbour } = await raise()
      const english = transports['in process'](stage)({ siteId: '1', lang: 'en' })
      const writer = transports['in process'](stage)({ siteId: '1', lang: 'en', token: stage.tokens['1']?.ADMIN })
      given(await writer.createNews({ body: { title: word, isValid: true } }))
      expect([await counted(), await counted(english), await counted(neighbour)]).toEqual([0, 1, 0])
      given(await owner.createNews({ body: { title: word, isValid: true } }))
      expect([await counted(), await counted(neighbour)]).toEqual([1, 0])
    })
  })
})
