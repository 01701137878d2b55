import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { imageRow } from '../support/media/media.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { setStage, transports } from '../support/stage.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`what a site shows and offers ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise() {
        const stage = await setStage(await open())
        const as = (role?: 'ADMIN' | 'MEMBER') =>
          transport(stage)({ siteId: '1', ...(role && { token: stage.tokens['1']?.[role] }) })
        return { stage, owner: as('ADMIN'), member: as('MEMBER'), visitor: as() }
      }

      test('[A-13] [E-15] albums are listed in their order, and one is read with its pictures in theirs', async () => {
        const { stage, owner, visitor } = await raise()
        await bindToSite(stage.db, '1').inTransaction((tx) =>
          tx
            .insertInto('images')
            .values([imageRow('a'), imageRow('b')])
            .execute(),
        )
        const pictures = [{ image: 'b', caption: 'Le soir' }, { image: 'gone' }, { image: 'a', alt: 'Le matin' }, { image: 'b' }]
        const album = given(await owner.createAlbum({ body: { title: 'La percée', pictures, isValid: true, order: 2 } }))
        given(await owner.createAlbum({ body: { title: 'Avant', isValid: true, order: 1 } }))
        given(await owner.createAlbum({ body: { title: 'Caché' } }))
        const listed = given(await visitor.listAlbums())
        expect([listed.total, listed.albums.map(({ title, count }) => [title, count])]).toEqual([
          2,
          [
            ['Avant', 0],
            ['La percée', 4],
          ],
        ])
        expect(given(await visitor.listAlbums({ query: { page: 2, nbItem: 1 } })).albums.map(({ slug }) => slug)).toEqual([
          'la-percee',
        ])
        const whole = given(await visitor.getAlbum({ params: { id: album.id } }))
        expect(whole.pictures.map(({ image, caption, kind }) => [image.id, caption, kind])).toEqual([
          ['b', 'Le soir', 'image'],
          ['a', '', 'image'],
          ['b', '', 'image'],
        ])
        expect(whole.pictures[1]?.image.alt).toBe('Le matin')
        expect(await codeOf(visitor.getAlbum({ params: { id: 'cache' } }))).toBe('not_found')
        expect(given(await owner.getAdminAlbum({ params: { id: album.id } })).refs).toEqual(pictures)
      })

      test('[A-20] [E-16] awards are told of one product, or all of them, without those that are drafts', async () => {
        const { owner, visitor } = await raise()
        given(await owner.createAward({ body: { title: 'Or', year: 2025, product: 'vin-1', isValid: true } }))
        given(await owner.createAward({ body: { title: 'Domaine de l’année', isValid: true, order: 1 } }))
        given(await owner.createAward({ body: { title: 'À venir', product: 'vin-1' } }))
        const titles = async (query = {}) =>
          given(await visitor.listAwards({ query })).map(({ title, product }) => [title, product])
        expect(await titles({ product: 'vin-1' })).toEqual([['Or', 'vin-1']])
        expect(await titles()).toEqual([
          ['Or', 'vin-1'],
          ['Domaine de l’année', null],
        ])
        expect(await titles({ product: 'vin-2' })).toEqual([])
      })

      test('[A-19] [E-15] threat 59: services are listed by any of several tags, however their accents are written', async () => {
        const { owner, visitor } = await raise()
        const add = async (title: string, tags: string[], order: number) =>
          given(await owner.createService({ body: { title, tags, order, isValid: true } }))
        await add('Visite', ['Visite', 'Dégustation'], 1)
        await add('Repas', ['Repas'], 2)
        await add('Cartons', ['Entreprises'], 3)
        const titles = async (query = {}) => given(await visitor.listServices({ query })).services.map(({ title }) => title)
        expect(await titles({ tag: 'dégustation' })).toEqual(['Visite'])
        expect(await titles({ tag: 'degustation,repas' })).toEqual(['Visite', 'Repas'])
        expect(await titles({ tag: 'gustation' })).toEqual([])
        expect(await titles({ tag: '' })).toEqual(['Visite', 'Repas', 'Cartons'])
        for (const tag of ['%', '_', "'", '%|%']) expect(await titles({ tag }), tag).toEqual([])
        expect(given(await visitor.listServices({ query: { page: 1, nbItem: 2 } })).total).toBe(3)
      })

      test('a service for members is listed for all and told whole to members alone', async () => {
        const { owner, member, visitor } = await raise()
        const body = {
          title: 'La réserve',
          isReserved: true,
          isValid: true,
          blocks: [{ type: 'title' as const, text: 'Sous la clé' }],
        }
        const { id, slug } = given(await owner.createService({ body }))
        const listed = given(await visitor.listServices())
        expect(listed.services).toMatchObject([{ id, isReserved: true }])
        expect(JSON.stringify(listed)).not.toContain('Sous la clé')
        for (const key of [id, slug]) expect(await codeOf(visitor.getService({ params: { id: key } }))).toBe('unauthenticated')
        expect(given(await member.getService({ params: { id } })).blocks).toEqual(body.blocks)
      })

      test('a picture that stands in any of it is not taken out of the library', async () => {
        const { stage, owner } = await raise()
        await bindToSite(stage.db, '1').inTransaction((tx) => tx.insertInto('images').values(imageRow('p')).execute())
        const album = given(await owner.createAlbum({ body: { title: 'Album', pictures: [{ image: 'p' }] } }))
        const award = given(await owner.createAward({ body: { title: 'Or', idImage: 'p' } }))
        const uses = given(await owner.getImage({ params: { id: 'p' } })).uses.map(({ kind, id }) => [kind, id])
        expect(uses).toEqual([
          ['album', album.id],
          ['award', award.id],
        ])
        expect(await codeOf(owner.removeImage({ params: { id: 'p' } }))).not.toBe('ok')
      })

      test('nor is one that the site shows as its logo or beside a dish', async () => {
        const { stage, owner } = await raise()
        const rows = [imageRow('mark'), imageRow('dish')]
        await bindToSite(stage.db, '1').inTransaction((tx) => tx.insertInto('images').values(rows).execute())
        const logo = given(await owner.createLogo({ body: { type: 'LOGO_LIGHT_THEME', idImage: 'mark', alt: '' } }))
        const icon = given(await owner.createMealIcon({ body: { label: 'Fromage', idImage: 'dish' } }))
        const usesOf = async (id: string) => given(await owner.getImage({ params: { id } })).uses
        expect(await usesOf('mark')).toEqual([{ kind: 'logo', id: logo.id, title: expect.stringMatching(/./) }])
        expect(await usesOf('dish')).toEqual([{ kind: 'meal-icon', id: icon.id, title: 'Fromage' }])
        for (const id of ['mark', 'dish']) expect(await codeOf(owner.removeImage({ params: { id } }))).toBe('conflict')
      })
    })
  })
}
