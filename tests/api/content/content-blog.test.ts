import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { setStage, transports } from '../support/stage.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`the blog of a site ${way}`, () => {
    eachDatabase(way, (open) => {
      /** Two folders, one in the other, and an article in each and in none. */
      async function raise() {
        const stage = await setStage(await open())
        const owner = transport(stage)({ siteId: '1', token: stage.tokens['1']?.ADMIN })
        const visitor = transport(stage)({ siteId: '1' })
        const shown = { isValid: true }
        const cellar = given(await owner.createBlogFolder({ body: { title: 'La cave', order: 1, ...shown } }))
        const yellow = given(await owner.createBlogFolder({ body: { title: 'Le jaune', idParent: cellar.id, ...shown } }))
        const write = async (title: string, idFolder: string | null, date: string) =>
          given(await owner.createBlog({ body: { title, idFolder, date, ...shown } }))
        const veil = await write('Le voile', yellow.id, '2026-02-03')
        const cask = await write('Le fût', cellar.id, '2026-02-02')
        const loose = await write('Un poulet', null, '2026-02-01')
        return { ...stage, owner, visitor, cellar, yellow, veil, cask, loose }
      }

      test('[A-15] lists its articles, all or those of a folder and of the folders in it, with the total', async () => {
        const { owner, visitor, cellar, yellow } = await raise()
        const titles = async (id?: string, query = {}) => {
          const { blogs, total } = given(await visitor.listFolderBlogs({ params: id ? { id } : {}, query }))
          return [total, blogs.map(({ title }) => title)]
        }
        expect(await titles()).toEqual([3, ['Le voile', 'Le fût', 'Un poulet']])
        expect(await titles(cellar.id)).toEqual([2, ['Le voile', 'Le fût']])
        expect(await titles('le-jaune')).toEqual([1, ['Le voile']])
        expect(await titles(undefined, { nbItem: 1, page: 2 })).toEqual([3, ['Le fût']])
        expect(await titles(undefined, { nbItem: 2, page: 2 })).toEqual([3, ['Un poulet']])
        expect(await titles(undefined, { nbItem: 3, page: 1 })).toEqual([3, ['Le voile', 'Le fût', 'Un poulet']])
        expect(await titles(undefined, { nbItem: 3, page: 2 })).toEqual([3, []])
        expect(await codeOf(visitor.listFolderBlogs({ params: { id: 'nowhere' }, query: {} }))).toBe('not_found')
        const folders = given(await visitor.listBlogFolders({ params: {} }))
        expect(folders.map(({ slug, idParent }) => [slug, idParent])).toEqual([
          ['le-jaune', cellar.id],
          ['la-cave', null],
        ])
        expect(given(await visitor.listBlogFolders({ params: { id: cellar.id } })).map(({ id }) => id)).toEqual([
          cellar.id,
          yellow.id,
        ])
        given(await owner.changeBlogFolder({ params: { id: yellow.id }, body: { isValid: false } }))
        expect(await titles()).toEqual([2, ['Le fût', 'Un poulet']])
      })

      test('[A-15] [E-15] shows the way to a folder and to an article, and the article whole by its id', async () => {
        const { visitor, cellar, yellow, veil, loose } = await raise()
        const way = [
          { id: cellar.id, slug: 'la-cave', title: 'La cave' },
          { id: yellow.id, slug: 'le-jaune', title: 'Le jaune' },
        ]
        expect(given(await visitor.getFolderTrail({ params: { id: yellow.id } }))).toEqual(way)
        const self = { id: veil.id, slug: 'le-voile', title: 'Le voile' }
        expect(given(await visitor.getBlogTrail({ params: { id: veil.id } }))).toEqual([...way, self])
        expect(given(await visitor.getBlogTrail({ params: { id: loose.slug } })).length).toBe(1)
        expect(given(await visitor.getBlog({ params: { id: veil.id } }))).toMatchObject({
          ...self,
          idFolder: yellow.id,
          blocks: [],
        })
        for (const id of ['nobody', cellar.id]) expect(await codeOf(visitor.getBlog({ params: { id } })), id).toBe('not_found')
      })

      test('threat 82: an article in a folder that is hidden, or lies in one that is, is not told by any call', async () => {
        const { owner, visitor, cellar, yellow, veil } = await raise()
        given(await owner.changeBlogFolder({ params: { id: cellar.id }, body: { isValid: false } }))
        const asked = { params: { id: veil.id } }
        expect(await codeOf(visitor.getBlog(asked))).toBe('not_found')
        expect(await codeOf(visitor.getBlogTrail(asked))).toBe('not_found')
        expect(await codeOf(visitor.getFolderTrail({ params: { id: yellow.id } }))).toBe('not_found')
        expect(given(await visitor.listBlogFolders({ params: {} }))).toEqual([])
        expect(given(await visitor.listFolderBlogs({ params: {}, query: {} })).total).toBe(1)
      })

      test('goes on where two folders lie in each other all the same: they have no place, and the rest has', async () => {
        const { db, visitor, cellar, yellow, loose } = await raise()
        await db.inTransaction((tx) =>
          tx.updateTable('blog_folders').set({ id_parent: yellow.id }).where('id', '=', cellar.id).execute(),
        )
        expect(given(await visitor.listBlogFolders({ params: {} }))).toEqual([])
        expect(given(await visitor.getBlog({ params: { id: loose.id } })).idFolder).toBe(null)
      })

      test('keeps its tree a tree, and what a folder held when the folder goes', async () => {
        const { owner, visitor, cellar, yellow, veil, cask } = await raise()
        const into = (id: string, idParent: string) => codeOf(owner.changeBlogFolder({ params: { id }, body: { idParent } }))
        expect([await into(cellar.id, yellow.id), await into(cellar.id, cellar.id), await into(yellow.id, 'nobody')]).toEqual([
          'invalid',
          'invalid',
          'invalid',
        ])
        expect(await codeOf(owner.createBlog({ body: { title: 'x', idFolder: 'nobody' } }))).toBe('invalid')
        expect(await codeOf(owner.createBlog({ body: { title: 'x', slug: 'la-cave' } }))).toBe('invalid')
        given(await owner.removeBlogFolder({ params: { id: cellar.id } }))
        expect(given(await visitor.getBlogTrail({ params: { id: veil.id } })).map(({ slug }) => slug)).toEqual([
          'le-jaune',
          'le-voile',
        ])
        expect(given(await visitor.getBlog({ params: { id: cask.id } })).idFolder).toBe(null)
      })
    })
  })
}
