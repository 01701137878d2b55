import { describe, expect, test } from 'vitest'
import { publishDueDrafts } from '#api/content/drafts/publish-due-drafts.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { imageRow } from '../support/media/media.ts'
import { openMembers } from '../support/members.ts'
import { transports } from '../support/stage.ts'

const title = (text: string) => [{ type: 'title' as const, text }]

type Shop = Awaited<ReturnType<typeof openMembers>>
type Api = ReturnType<Shop['as']>

type Answered<T> = { ok: true; value: T } | { ok: false; error: { code: string } }
type Said = { title?: string; isValid?: boolean; date?: string; idImage?: string; blocks?: ReturnType<typeof title> }
type ById = { params: { id: string } }

/** What news and articles of the blog are asked alike. */
type Alike = {
  create(article: { body: Said & { title: string } }): Promise<Answered<{ id: string }>>
  change(article: ById & { body: Said }): Promise<Answered<unknown>>
  shown(of: ById): Promise<Answered<{ date: string; blocks: unknown[] }>>
}

const kinds = {
  news: (api: Api) => ({
    remove: api.removeNews,
    get: api.getNewsDraft,
    save: api.saveNewsDraft,
    drop: api.dropNewsDraft,
    schedule: api.scheduleNewsDraft,
    publish: api.publishNewsDraft,
    versions: api.listNewsVersions,
    restore: api.restoreNewsVersion,
    preview: api.previewNews,
    previewed: api.getNewsPreview,
  }),
  blog: (api: Api) => ({
    remove: api.removeBlog,
    get: api.getBlogDraft,
    save: api.saveBlogDraft,
    drop: api.dropBlogDraft,
    schedule: api.scheduleBlogDraft,
    publish: api.publishBlogDraft,
    versions: api.listBlogVersions,
    restore: api.restoreBlogVersion,
    preview: api.previewBlog,
    previewed: api.getBlogPreview,
  }),
}

const alike = (kind: keyof typeof kinds, api: Api): Alike =>
  kind === 'news'
    ? { create: api.createNews, change: api.changeNews, shown: api.getNews }
    : { create: api.createBlog, change: api.changeBlog, shown: api.getBlog }

async function raise(shop: Shop, kind: keyof typeof kinds, isValid: boolean) {
  const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
  const its = { ...kinds[kind](owner), ...alike(kind, owner) }
  const { id } = given(await its.create({ body: { title: 'Les vendanges', isValid, blocks: title('Au début') } }))
  const visitor = alike(kind, shop.as())
  const read = async () => given(await visitor.shown({ params: { id } })).blocks
  return { owner, its, id, params: { id }, visitor, read }
}

const at = (shop: Shop, seconds: number) => new Date(shop.stage.dependencies.now().getTime() + seconds * 1000).toISOString()

for (const kind of ['news', 'blog'] as const) {
  for (const [way, transport] of Object.entries(transports)) {
    describe(`drafts of ${kind} ${way}`, () => {
      eachDatabase(way, (open) => {
        const raiseIt = async (isValid = true) => {
          const shop = await openMembers(await open(), transport)
          return { shop, ...(await raise(shop, kind, isValid)) }
        }

        test('a draft stays apart from what visitors read until it is published, and is listed meanwhile', async () => {
          const { owner, its, id, params, read } = await raiseIt()
          const seen = given(await its.get({ params })).hash
          const draft = given(await its.save({ params, body: { blocks: title('Ensuite'), seen } }))
          expect(draft).toMatchObject({ isDraft: true, idRecord: id, savedBy: 'admin-1@exemple.test' })
          expect(await read()).toEqual(title('Au début'))
          expect(given(await owner.listDrafts())).toMatchObject({ total: 1, drafts: [{ kind, idRecord: id }] })
          expect(given(await owner.listPageDrafts()).total).toBe(0)
          expect(await codeOf(its.save({ params, body: { blocks: title('À deux'), seen } }))).toBe('conflict')
          given(await its.publish({ params, body: { seen: draft.hash } }))
          expect(await read()).toEqual(title('Ensuite'))
          expect(given(await owner.listDrafts()).total).toBe(0)
        })

        test('what is hidden goes online with its draft where that is asked for, and bears the day', async () => {
          const { shop, its, params, visitor, read } = await raiseIt(false)
          given(await its.change({ params, body: { date: '2099-01-01' } }))
          given(await its.save({ params, body: { blocks: title('Prêt') } }))
          expect(given(await its.publish({ params, body: {} })).seenBy).toBe('nobody')
          expect(await codeOf(visitor.shown({ params }))).toBe('not_found')
          expect(given(await its.publish({ params, body: { goesOnline: true } })).seenBy).toBe('everyone')
          expect(await read()).toEqual(title('Prêt'))
          const { date } = given(await visitor.shown({ params }))
          expect(date).toBe(parisDay(shop.stage.dependencies.now()))
        })

        test('versions are kept of all that was public, and one is taken back', async () => {
          const { shop, owner, its, id, params, read } = await raiseIt()
          given(await its.change({ params, body: { blocks: title('Deux') } }))
          given(await its.save({ params, body: { blocks: title('Trois') } }))
          given(await its.publish({ params, body: {} }))
          const { versions } = given(await its.versions({ query: { idRecord: id, orderBy: 'number' } }))
          expect(versions.map(({ cause }) => cause)).toEqual(['FIRST', 'PUBLISHED', 'PUBLISHED'])
          const first = { params: { id: versions[0]?.id ?? '' } }
          shop.pass(1)
          expect(given(await its.restore(first))).toMatchObject({ number: 4, cause: 'RESTORED' })
          expect(await read()).toEqual(title('Au début'))
          const { entries } = given(await owner.listAuditLog({ query: { nbItem: 1 } }))
          given(await owner.undoAct({ params: { id: entries[0]?.id ?? '' } }))
          expect(await read()).toEqual(title('Trois'))
          expect(await codeOf(owner.getPageVersion(first))).toBe('not_found')
        })

        test('a preview lasts an hour, and what is erased leaves nothing behind', async () => {
          const { shop, owner, its, id, params } = await raiseIt()
          const made = given(await its.preview({ params, body: { blocks: title('Essai') } }))
          expect(made.url).toMatch(/\/admin\/(actualites|articles)\/apercu\/[0-9a-f-]{36}$/)
          const preview = { params: { id: made.id } }
          expect(given(await its.previewed(preview))).toMatchObject({ idRecord: id, blocks: title('Essai') })
          expect(await codeOf(owner.getPagePreview(preview))).toBe('not_found')
          given(await its.save({ params, body: { blocks: title('Brouillon') } }))
          shop.pass(3600)
          expect(await codeOf(its.previewed(preview))).toBe('not_found')
          given(await its.remove({ params }))
          expect(given(await owner.listDrafts()).total).toBe(0)
          for (const table of ['body_drafts', 'body_versions', 'body_previews'] as const) {
            const rows = await shop.site.read.selectFrom(table).selectAll().where('record_id', '=', id).execute()
            expect([table, rows]).toEqual([table, []])
          }
        })
      })
    })
  }

  eachDatabase(`moments of ${kind}`, (open) => {
    const raiseIt = async (isValid: boolean) => {
      const shop = await openMembers(await open())
      return { shop, ...(await raise(shop, kind, isValid)) }
    }

    test('a draft comes out at its moment and not before, once', async () => {
      const { shop, its, params, read } = await raiseIt(true)
      given(await its.save({ params, body: { blocks: title('À midi') } }))
      const publishAt = at(shop, 60)
      expect(given(await its.schedule({ params, body: { publishAt } })).publishAt).toBe(publishAt)
      shop.pass(59)
      await shop.run(publishDueDrafts)
      expect(await read()).toEqual(title('Au début'))
      shop.pass(1)
      await shop.run(publishDueDrafts)
      expect(await read()).toEqual(title('À midi'))
    })

    test('what is written and hidden is put online at its moment, and bears that day; the plan can be given up', async () => {
      const { shop, its, params, visitor, read } = await raiseIt(false)
      expect(await codeOf(its.schedule({ params, body: { publishAt: at(shop, 60) } }))).toBe('not_found')
      const body = { publishAt: at(shop, 5 * 86_400), goesOnline: true }
      expect(given(await its.schedule({ params, body }))).toMatchObject({ isDraft: true, goesOnline: true })
      expect(given(await its.schedule({ params, body: { publishAt: null } })).isDraft).toBe(false)
      given(await its.schedule({ params, body }))
      given(await its.save({ params, body: { blocks: title('Corrigé') } }))
      shop.pass(5 * 86_400)
      expect(await codeOf(visitor.shown({ params }))).toBe('not_found')
      await shop.run(publishDueDrafts)
      expect(await read()).toEqual(title('Corrigé'))
      expect(given(await visitor.shown({ params })).date).toBe(parisDay(shop.stage.dependencies.now()))
    })

    test('an article whose own picture says nothing does not go online, now or at its moment', async () => {
      const { shop, its, params, visitor } = await raiseIt(false)
      await shop.site.inTransaction((tx) =>
        tx
          .insertInto('images')
          .values({ ...imageRow('mute-own'), alt: '' })
          .execute(),
      )
      given(await its.change({ params, body: { idImage: 'mute-own' } }))
      expect(await codeOf(its.publish({ params, body: { goesOnline: true } }))).toBe('invalid')
      const body = { publishAt: at(shop, 60), goesOnline: true }
      expect(await codeOf(its.schedule({ params, body }))).toBe('invalid')
      expect(await codeOf(visitor.shown({ params }))).toBe('not_found')
    })
  })
}
