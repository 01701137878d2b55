import { describe, expect, test } from 'vitest'
import { publishDueDrafts } from '#api/content/drafts/publish-due-drafts.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { toRichText } from '#app/models/site/rich-text.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/accounts.ts'
import { openMembers } from '../../support/members.ts'
import { transports } from '../../support/stage.ts'
import { sellTold } from '../../support/trade/shop.ts'

const paragraphs = (...said: string[]) => [{ type: 'text' as const, title: '', body: toRichText(...said) }]
const quoted = [...paragraphs('Vendangé à la main.'), { type: 'quote' as const, text: 'Un an de fût.', author: 'Léon' }]
const asWords = 'Vendangé à la main.\nUn an de fût.\nLéon'

type Shop = Awaited<ReturnType<typeof openMembers>>

/** A wine on sale with a plain story. */
async function raise(shop: Shop) {
  const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
  const { id } = (await sellTold(owner, { name: 'Bal des geais', price: 1200, kind: 'rouge', story: 'Au début.' })).product
  const params = { id }
  const visitor = shop.as()
  /** Whether whoever reads the product asks for the blocks of its story, too. */
  const isAsked = async () => given(await visitor.getProduct({ params })).hasStoryBlocks
  const told = async () => {
    const { blocks } = given(await visitor.getProductStory({ params }))
    if (blocks.length > 0) expect(await isAsked()).toBe(true)
    return blocks
  }
  const words = async () => given(await owner.getAdminProduct({ params })).story
  return { owner, visitor, id, params, told, words, isAsked }
}

const at = (shop: Shop, seconds: number) => new Date(shop.stage.dependencies.now().getTime() + seconds * 1000).toISOString()

for (const [way, transport] of Object.entries(transports)) {
  describe(`drafts of stories ${way}`, () => {
    eachDatabase(way, (open) => {
      const raiseIt = async () => {
        const shop = await openMembers(await open(), transport)
        return { shop, ...(await raise(shop)) }
      }

      test('a draft stays apart from what visitors read until it is published, and is listed meanwhile', async () => {
        const { owner, id, params, told, words, isAsked } = await raiseIt()
        expect(await isAsked()).toBe(false)
        const before = given(await owner.getStoryDraft({ params }))
        expect(before).toMatchObject({ isDraft: false, blocks: paragraphs('Au début.'), seenBy: 'everyone' })
        const draft = given(await owner.saveStoryDraft({ params, body: { blocks: quoted, seen: before.hash } }))
        expect([await told(), await words()]).toEqual([[], 'Au début.'])
        expect(given(await owner.listDrafts()).drafts).toMatchObject([{ kind: 'product', idRecord: id, title: 'Bal des geais' }])
        expect(await codeOf(owner.saveStoryDraft({ params, body: { blocks: [], seen: before.hash } }))).toBe('conflict')
        given(await owner.publishStoryDraft({ params, body: { seen: draft.hash } }))
        expect([await told(), await words()]).toEqual([quoted, asWords])
        expect(given(await owner.listDrafts()).total).toBe(0)
      })

      test('plain paragraphs are kept as words, and words from a form or a table take the place of blocks', async () => {
        const { owner, params, told, words } = await raiseIt()
        given(await owner.saveStoryDraft({ params, body: { blocks: paragraphs('Un.', 'Deux.') } }))
        given(await owner.publishStoryDraft({ params, body: {} }))
        expect([await told(), await words()]).toEqual([[], 'Un.\nDeux.'])
        given(await owner.saveStoryDraft({ params, body: { blocks: quoted } }))
        given(await owner.publishStoryDraft({ params, body: {} }))
        given(await owner.changeProduct({ params, body: { story: asWords.replaceAll('\n', '\r\n') } }))
        expect(await told()).toEqual(quoted)
        given(await owner.changeProduct({ params, body: { story: 'Tout autre chose.' } }))
        expect(await told()).toEqual([])
        expect(given(await owner.getStoryDraft({ params })).publicBlocks).toEqual(paragraphs('Tout autre chose.'))
      })

      test('all that was public is a version, and one is taken back', async () => {
        const { shop, owner, id, params, told, words } = await raiseIt()
        given(await owner.saveStoryDraft({ params, body: { blocks: quoted } }))
        given(await owner.publishStoryDraft({ params, body: {} }))
        shop.pass(1)
        given(await owner.changeProduct({ params, body: { story: 'Par la fiche.' } }))
        const { versions } = given(await owner.listStoryVersions({ query: { idRecord: id, orderBy: 'number' } }))
        expect(versions.map(({ cause, isCurrent }) => [cause, isCurrent])).toEqual([
          ['FIRST', false],
          ['PUBLISHED', false],
          ['PUBLISHED', true],
        ])
        const second = { params: { id: versions[1]?.id ?? '' } }
        expect(given(await owner.getStoryVersion(second)).blocks).toEqual(quoted)
        shop.pass(1)
        expect(given(await owner.restoreStoryVersion(second))).toMatchObject({ number: 4, cause: 'RESTORED' })
        expect([await told(), await words()]).toEqual([quoted, asWords])
        expect(await codeOf(owner.getNewsVersion(second))).toBe('not_found')
        const { entries } = given(await owner.listAuditLog({ query: { nbItem: 1 } }))
        given(await owner.undoAct({ params: { id: entries[0]?.id ?? '' } }))
        expect(await words()).toBe('Par la fiche.')
      })

      test('a draft comes out at its moment, and waits where the story was written otherwise meanwhile', async () => {
        const { shop, owner, params, told } = await raiseIt()
        const publishDue = () => {
          const { db, now } = shop.stage.dependencies
          return publishDueDrafts({ ...bindToSite(db, '1'), now: now() } as never)
        }
        given(await owner.saveStoryDraft({ params, body: { blocks: quoted } }))
        given(await owner.scheduleStoryDraft({ params, body: { publishAt: at(shop, 60) } }))
        await publishDue()
        expect(await told()).toEqual([])
        shop.pass(61)
        await publishDue()
        expect(await told()).toEqual(quoted)
        given(await owner.saveStoryDraft({ params, body: { blocks: paragraphs('Ensuite.') } }))
        given(await owner.scheduleStoryDraft({ params, body: { publishAt: at(shop, 60) } }))
        given(await owner.changeProduct({ params, body: { story: 'Entre-temps.' } }))
        shop.pass(61)
        await publishDue()
        expect(given(await owner.getStoryDraft({ params }))).toMatchObject({ isDraft: true, isBehind: true, publishAt: null })
        expect(await codeOf(owner.publishStoryDraft({ params, body: {} }))).toBe('conflict')
      })

      test('a preview is for staff, and what takes the product away takes all that was written of it', async () => {
        const { owner, visitor, id, params } = await raiseIt()
        const preview = given(await owner.previewStory({ params, body: { blocks: quoted } }))
        expect(preview.url).toContain('/admin/produits/apercu/')
        const shown = { params: { id: preview.id } }
        expect(given(await owner.getStoryPreview(shown))).toMatchObject({ idRecord: id, blocks: quoted })
        expect(await codeOf(visitor.getStoryPreview(shown))).toBe('unauthenticated')
        given(await owner.saveStoryDraft({ params, body: { blocks: quoted } }))
        given(await owner.removeProduct({ params }))
        expect(await codeOf(owner.getStoryPreview(shown))).toBe('not_found')
        expect(await codeOf(owner.getStoryDraft({ params }))).toBe('not_found')
        expect(given(await owner.listDrafts()).total).toBe(0)
        expect(await codeOf(visitor.getProductStory({ params }))).toBe('not_found')
      })
    })
  })
}
