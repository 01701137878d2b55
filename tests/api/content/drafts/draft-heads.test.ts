import { expect, test } from 'vitest'
import { publishDueDrafts } from '#api/content/drafts/publish-due-drafts.ts'
import type { ShopApi } from '#api/contract/index.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/accounts.ts'
import { imageRow } from '../../support/media/media.ts'
import { openMembers } from '../../support/members.ts'

const blocks = [{ type: 'title' as const, text: 'Au début' }]
const later = [{ type: 'title' as const, text: 'Ensuite' }]

/** What news and articles are asked alike. */
const kinds = {
  news: (api: ShopApi) => ({
    create: api.createNews,
    change: api.changeNews,
    shown: api.getNews,
    get: api.getNewsDraft,
    save: api.saveNewsDraft,
    drop: api.dropNewsDraft,
    schedule: api.scheduleNewsDraft,
    publish: api.publishNewsDraft,
    versions: api.listNewsVersions,
    version: api.getNewsVersion,
    restore: api.restoreNewsVersion,
    preview: api.previewNews,
    previewed: api.getNewsPreview,
  }),
  blog: (api: ShopApi) => ({
    create: api.createBlog,
    change: api.changeBlog,
    shown: api.getBlog,
    get: api.getBlogDraft,
    save: api.saveBlogDraft,
    drop: api.dropBlogDraft,
    schedule: api.scheduleBlogDraft,
    publish: api.publishBlogDraft,
    versions: api.listBlogVersions,
    version: api.getBlogVersion,
    restore: api.restoreBlogVersion,
    preview: api.previewBlog,
    previewed: api.getBlogPreview,
  }),
}

for (const kind of ['news', 'blog'] as const) {
  eachDatabase(`heads of drafts of ${kind}`, (open) => {
    async function raise() {
      const shop = await openMembers(await open())
      const images = ['geai', 'pie', 'muette'].map((id) => ({ ...imageRow(id), alt: id === 'muette' ? '' : `Un ${id}` }))
      await shop.site.inTransaction((tx) => tx.insertInto('images').values(images).execute())
      const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
      // The calls of both kinds take and answer the same of what is asked here.
      const its = kinds[kind](owner) as ReturnType<(typeof kinds)['news']>
      const said = { title: 'Les vendanges', summary: 'Dix jours', isValid: true, blocks }
      const { id, slug } = given(await its.create({ body: { ...said, idImage: 'geai' } }))
      const params = { id }
      const visitor = kinds[kind](shop.as()) as ReturnType<(typeof kinds)['news']>
      const read = async () => {
        const { title, summary, image, blocks } = given(await visitor.shown({ params }))
        return { title, summary, image: image?.id, blocks }
      }
      return { shop, owner, its, id, slug, params, visitor, read }
    }
    const before = { title: 'Les vendanges', summary: 'Dix jours', image: 'geai', blocks }
    const head = { title: 'Après les vendanges', summary: 'Onze jours', idImage: 'pie' }
    const after = { title: head.title, summary: head.summary, image: 'pie' }

    test('title, summary and picture stay apart with their draft, are previewed, come out with it and are taken back with it', async () => {
      const { shop, owner, its, id, slug, params, visitor, read } = await raise()
      const draft = given(await its.save({ params, body: { blocks: later, head } }))
      expect(draft).toMatchObject({ isDraft: true, hasHead: true, head, publicHead: { title: before.title } })
      expect(await read()).toEqual(before)
      // What is composed meanwhile leaves the head as it is.
      expect(given(await its.save({ params, body: { blocks: later, seen: draft.hash } })).head).toEqual(head)
      const preview = given(await its.preview({ params, body: { blocks: later, head } }))
      expect(given(await its.previewed({ params: { id: preview.id } }))).toMatchObject({
        title: head.title,
        image: { id: 'pie' },
      })
      shop.pass(1)
      expect(given(await its.publish({ params, body: { seen: draft.hash, seenHead: draft.headHash } })).isDraft).toBe(false)
      expect(await read()).toEqual({ ...after, blocks: later })
      // Its address is nobody's business but its owner's.
      expect(given(await visitor.shown({ params })).slug).toBe(slug)
      const { versions } = given(await its.versions({ query: { idRecord: id, orderBy: 'number' } }))
      expect(versions.map(({ cause, isCurrent }) => [cause, isCurrent])).toEqual([
        ['FIRST', false],
        ['PUBLISHED', true],
      ])
      const { entries } = given(await owner.listAuditLog({ query: { nbItem: 1 } }))
      given(await owner.undoAct({ params: { id: entries[0]?.id ?? '' } }))
      expect(await read()).toEqual(before)
      given(await its.publish({ params, body: {} }))
      const [first] = given(await its.versions({ query: { idRecord: id, orderBy: 'number' } })).versions
      const kept = { params: { id: first?.id ?? '' } }
      expect(given(await its.version(kept)).head).toEqual({ title: before.title, summary: before.summary, idImage: 'geai' })
      given(await its.restore(kept))
      expect(await read()).toEqual(before)
    })

    test('a head that was changed in public meanwhile is not written over unseen', async () => {
      const { shop, its, params, read } = await raise()
      const seen = given(await its.get({ params }))
      given(await its.save({ params, body: { blocks, head, seenHead: seen.headHash } }))
      expect(await codeOf(its.save({ params, body: { blocks, head, seenHead: seen.headHash } }))).toBe('conflict')
      given(
        await its.schedule({
          params,
          body: { publishAt: new Date(shop.stage.dependencies.now().getTime() + 60_000).toISOString() },
        }),
      )
      given(await its.change({ params, body: { title: 'Les vendanges finies' } }))
      const behind = given(await its.get({ params }))
      expect(behind).toMatchObject({ isBehind: true, publicHead: { title: 'Les vendanges finies' } })
      expect(await codeOf(its.publish({ params, body: {} }))).toBe('conflict')
      shop.pass(60)
      await shop.run(publishDueDrafts)
      expect((await read()).title).toBe('Les vendanges finies')
      expect(given(await its.get({ params })).publishAt).toBe(null)
      given(await its.publish({ params, body: { overHead: behind.publicHeadHash } }))
      expect(await read()).toEqual({ ...after, blocks })
    })

    test('a draft without a head of its own leaves the head as it is, and one that says what is public is none', async () => {
      const { its, id, params, read } = await raise()
      given(await its.save({ params, body: { blocks: later } }))
      given(await its.change({ params, body: { title: 'Les vendanges, encore' } }))
      expect(given(await its.get({ params })).isBehind).toBe(false)
      given(await its.publish({ params, body: {} }))
      expect(await read()).toEqual({ ...before, title: 'Les vendanges, encore', blocks: later })
      const same = { title: 'Les vendanges, encore', summary: before.summary, idImage: 'geai' }
      expect(given(await its.save({ params, body: { blocks: later, head: same } })).isDraft).toBe(false)
      // What was changed in public at once is a version, too.
      const { versions } = given(await its.versions({ query: { idRecord: id, orderBy: 'number' } }))
      expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
    })

    test('a head comes out at its moment; a picture that says nothing, or is none of the site, does not', async () => {
      const { shop, its, params, read } = await raise()
      const publishAt = new Date(shop.stage.dependencies.now().getTime() + 60_000).toISOString()
      expect(await codeOf(its.save({ params, body: { blocks, head: { ...head, idImage: 'ailleurs' } } }))).toBe('invalid')
      given(await its.save({ params, body: { blocks, head: { ...head, idImage: 'muette' } } }))
      expect(await codeOf(its.schedule({ params, body: { publishAt } }))).toBe('invalid')
      expect(await codeOf(its.publish({ params, body: {} }))).toBe('invalid')
      given(await its.save({ params, body: { blocks, head } }))
      given(await its.schedule({ params, body: { publishAt } }))
      shop.pass(60)
      await shop.run(publishDueDrafts)
      expect(await read()).toEqual({ ...after, blocks })
    })
  })
}

eachDatabase('heads of drafts of pages', (open) => {
  test('a page has a title and what search engines show of it in its draft', async () => {
    const shop = await openMembers(await open())
    const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
    const { id } = given(await owner.createPage({ body: { title: 'La cave', isValid: true, blocks } }))
    const params = { id }
    given(await owner.savePageDraft({ params, body: { blocks, head: { title: 'Le chai', summary: 'Sous la voûte' } } }))
    expect(given(await owner.getAdminPage({ params })).title).toBe('La cave')
    const body = { blocks, head: { title: 'Le chai', summary: '' } }
    const preview = given(await owner.previewLayout({ params: { idPage: id, idLayout: 'default' }, body }))
    expect(given(await owner.getPagePreview({ params: { id: preview.id } })).title).toBe('Le chai')
    given(await owner.publishPageDraft({ params, body: {} }))
    expect(given(await owner.getAdminPage({ params }))).toMatchObject({ title: 'Le chai', metaDescription: 'Sous la voûte' })
    const { versions } = given(await owner.listPageVersions({ query: { idPage: id, orderBy: 'number' } }))
    given(await owner.restorePageVersion({ params: { id: versions[0]?.id ?? '' } }))
    expect(given(await owner.getAdminPage({ params }))).toMatchObject({ title: 'La cave', metaDescription: '' })
  })
})
