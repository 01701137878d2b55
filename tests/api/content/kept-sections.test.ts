import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { imageRow } from '../support/media/media.ts'
import { openMembers } from '../support/members.ts'

const title = (text: string) => ({ type: 'title' as const, text, lead: '' })

eachDatabase('kept sections', (open) => {
  async function stage() {
    const shop = await openMembers(await open())
    return { ...shop, owner: shop.as(shop.stage.tokens['1']?.ADMIN), member: shop.as(shop.stage.tokens['1']?.MEMBER) }
  }

  test('an owner keeps blocks under a name, renames and removes them; nobody else reads them', async () => {
    const { owner, member, as } = await stage()
    const blocks = [title('Le caveau'), { type: 'map' as const, title: 'Où', lead: '', withMap: false }]
    const made = given(await owner.createKeptSection({ body: { title: 'Venir', blocks } }))
    expect(made).toEqual({ id: expect.any(String), title: 'Venir', blocks, updatedAt: expect.any(String) })
    given(await owner.createKeptSection({ body: { title: 'Avant' } }))
    const params = { id: made.id }
    given(await owner.changeKeptSection({ params, body: { title: 'Venir au caveau' } }))
    const { sections } = given(await owner.listKeptSections())
    expect(sections.map((one) => [one.title, one.blocks.length])).toEqual([
      ['Avant', 0],
      ['Venir au caveau', 2],
    ])
    expect([await codeOf(as().listKeptSections()), await codeOf(member.getKeptSection({ params }))]).toEqual([
      'unauthenticated',
      'forbidden',
    ])
    given(await owner.removeKeptSection({ params }))
    expect(await codeOf(owner.getKeptSection({ params }))).toBe('not_found')
  })

  test('a name is wanted, blocks are blocks, and a hundred are enough', async () => {
    const { owner, site } = await stage()
    expect(await codeOf(owner.createKeptSection({ body: { title: '  ' } }))).toBe('invalid')
    const none = [{ type: 'none-such' }] as never
    expect(await codeOf(owner.createKeptSection({ body: { title: 'Rien', blocks: none } }))).toBe('invalid')
    const rows = Array.from({ length: 100 }, (_, at) => ({
      id: `s${at}`,
      title: `${at}`,
      blocks: '[]',
      updated_at: 'x',
    }))
    await site.inTransaction((tx) => tx.insertInto('kept_sections').values(rows).execute())
    expect(await codeOf(owner.createKeptSection({ body: { title: 'De trop' } }))).toBe('invalid')
  })

  test('a picture that a kept section shows is in use', async () => {
    const { owner, site } = await stage()
    await site.inTransaction((tx) => tx.insertInto('images').values(imageRow('cuve')).execute())
    const blocks = [{ type: 'image' as const, picture: { image: 'cuve' }, size: 'text' as const, framed: false }]
    given(await owner.createKeptSection({ body: { title: 'La cuve', blocks } }))
    const { uses } = given(await owner.getImage({ params: { id: 'cuve' } }))
    expect(uses).toEqual([{ kind: 'kept-section', id: expect.any(String), title: 'La cuve' }])
  })
})
