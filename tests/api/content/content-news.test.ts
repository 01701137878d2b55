import { describe, expect, test } from 'vitest'
import { publishDue } from '#api/content/writing/publish-due.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { toRichText } from '#app/models/site/rich-text.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { readVersion } from '../support/content-version.ts'
import { imageRow } from '../support/media/media.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { now, setStage, transports } from '../support/stage.ts'

const words = [{ type: 'text' as const, title: '', body: toRichText('Les jus sont clairs.') }]

for (const [way, transport] of Object.entries(transports)) {
  describe(`the news of a site ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise() {
        const stage = await setStage(await open())
        const as = (siteId: string, role?: 'ADMIN' | 'MEMBER') =>
          transport(stage)({ siteId, ...(role && { token: stage.tokens[siteId]?.[role] }) })
        return { stage, owner: as('1', 'ADMIN'), visitor: as('1'), neighbour: as('2'), as }
      }

      test('[A-12] [E-15] are listed ten by page with their total, the latest first, and those that are put forward apart', async () => {
        const { owner, visitor, neighbour } = await raise()
        for (let day = 1; day <= 12; day += 1) {
          const date = `2026-02-${String(day).padStart(2, '0')}`
          given(await owner.createNews({ body: { title: `Jour ${day}`, date, isValid: true, promoted: day % 6 === 0 } }))
        }
        const first = given(await visitor.listNews())
        expect([first.total, first.news.length, first.news[0]?.title, first.news[9]?.title]).toEqual([
          12,
          10,
          'Jour 12',
          'Jour 3',
        ])
        const second = given(await visitor.listNews({ query: { page: 2 } }))
        expect(second.news.map(({ slug }) => slug)).toEqual(['jour-2', 'jour-1'])
        const promoted = given(await visitor.listNews({ query: { promoted: 'true' } }))
        expect([promoted.total, promoted.news.map(({ title }) => title)]).toEqual([2, ['Jour 12', 'Jour 6']])
        expect(promoted.news[0]).not.toHaveProperty('blocks')
        const filtered = given(await visitor.listNews({ query: { title: 'lk:jour 1', date: 'lt:2026-02-11', orderBy: 'date' } }))
        expect(filtered.news.map(({ title }) => title)).toEqual(['Jour 1', 'Jour 10'])
        expect(given(await neighbour.listNews()).total).toBe(0)
        for (const query of [{ page: 0 }, { page: 'x' }, { nbItem: 101 }, { promoted: 'oui' }, { orderBy: 'site_id' }])
          expect(await codeOf(visitor.listNews({ query: query as never })), JSON.stringify(query)).toBe('unreadable')
      })

      test('are read whole by their id or by the word of their address, with the pictures that they name', async () => {
        const { stage, owner, visitor } = await raise()
        await bindToSite(stage.db, '1').inTransaction((tx) => tx.insertInto('images').values(imageRow('photo')).execute())
        const blocks = [...words, { type: 'image' as const, picture: { image: 'photo' }, size: 'wide' as const, framed: false }]
        const body = { title: 'Élevé sans hâte', summary: 'Un an de fût.', idImage: 'photo', isValid: true, blocks }
        const { id, slug, date } = given(await owner.createNews({ body }))
        expect([slug, date]).toEqual(['eleve-sans-hate', '2026-03-01'])
        for (const key of [id, slug]) {
          const news = given(await visitor.getNews({ params: { id: key } }))
          expect(news).toMatchObject({ id, title: body.title, summary: body.summary, promoted: false, blocks })
          expect([news.image?.id, news.images.map((image) => image.id)]).toEqual(['photo', ['photo']])
          expect(news).not.toHaveProperty('isValid')
        }
        expect(await codeOf(visitor.getNews({ params: { id: 'nobody' } }))).toBe('not_found')
      })

      test('have an address each: a second of the same title gets a number, a word that is taken is refused', async () => {
        const { owner, visitor } = await raise()
        const slugs = []
        for (let copy = 0; copy < 3; copy += 1) slugs.push(given(await owner.createNews({ body: { title: 'Vendange' } })).slug)
        expect(slugs).toEqual(['vendange', 'vendange-2', 'vendange-3'])
        const taken = await owner.createNews({ body: { title: 'x', slug: 'vendange' } })
        expect(taken).toMatchObject({
          ok: false,
          error: { code: 'invalid', fields: { slug: ['Cette valeur est déjà utilisée.'] } },
        })
        const { id } = given(await owner.createNews({ body: { title: 'Gel', isValid: true } }))
        expect(given(await owner.changeNews({ params: { id }, body: { title: 'Le gel', slug: 'gel' } })).slug).toBe('gel')
        expect(await codeOf(owner.changeNews({ params: { id }, body: { slug: 'vendange-2' } }))).toBe('invalid')
        expect(await codeOf(owner.createNews({ body: { title: 'x', idImage: 'nobody' } }))).toBe('invalid')
        given(await owner.removeNews({ params: { id } }))
        expect(await codeOf(visitor.getNews({ params: { id } }))).toBe('not_found')
        expect(await codeOf(owner.removeNews({ params: { id } }))).toBe('not_found')
      })

      test('threat 82: a draft, and what is written for a later day, is shown to nobody before its day comes', async () => {
        const { stage, owner, visitor, as } = await raise()
        const draft = given(await owner.createNews({ body: { title: 'Secret de fabrication' } }))
        const later = given(await owner.createNews({ body: { title: 'Demain', isValid: true, date: '2026-03-02' } }))
        expect([draft.isOut, later.isOut]).toEqual([false, false])
        for (const reader of [visitor, as('1', 'MEMBER')])
          for (const key of [draft.id, draft.slug, later.id, later.slug])
            expect(await codeOf(reader.getNews({ params: { id: key } })), key).toBe('not_found')
        expect(given(await visitor.listNews()).total).toBe(0)
        const before = await readVersion(stage.db)
        const site = bindToSite(stage.db, '1')
        await publishDue({ ...site, now })
        expect(await readVersion(stage.db)).toBe(before)
        await publishDue({ ...site, now: new Date('2026-03-01T23:30:00.000Z') })
        expect(await readVersion(stage.db)).toBe(before + 1)
        expect(given(await visitor.listNews()).news.map(({ title }) => title)).toEqual(['Demain'])
      })
    })
  })
}
