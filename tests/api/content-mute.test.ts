import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import type { Failure, Outcome } from '#app/models/outcome.ts'
import { eachDatabase } from '../support/databases.ts'
import { given } from './support/accounts.ts'
import { imageRow } from './support/media.ts'
import { openMembers } from './support/members.ts'

const picture = (image: string, more: object = {}) => ({
  type: 'image' as const,
  size: 'text' as const,
  framed: false,
  picture: { image, ...more },
})
type Fields = { title?: string; isValid?: boolean; blocks?: ReturnType<typeof picture>[] }

type Written = Promise<Outcome<{ id: string; isValid: boolean }, Failure>>
type Writing = {
  create: (owner: ShopApi, more: Fields) => Written
  change: (owner: ShopApi, id: string, body: Fields) => Written
}

/** Each kind of writing by the calls that write it. */
const kinds: Record<string, Writing> = {
  news: {
    create: (owner, more) => owner.createNews({ body: { title: 'Le chai', ...more } }),
    change: (owner, id, body) => owner.changeNews({ params: { id }, body }),
  },
  blog: {
    create: (owner, more) => owner.createBlog({ body: { title: 'Le chai', ...more } }),
    change: (owner, id, body) => owner.changeBlog({ params: { id }, body }),
  },
  popup: {
    create: (owner, more) => owner.createPopup({ body: { title: 'Le chai', ...more, blocks: more.blocks ?? [] } }),
    change: (owner, id, body) => owner.changePopup({ params: { id }, body }),
  },
  service: {
    create: (owner, more) => owner.createService({ body: { title: 'Le chai', ...more } }),
    change: (owner, id, body) => owner.changeService({ params: { id }, body }),
  },
}
const fault = (field: string) => ({ ok: false, error: { code: 'invalid', fields: { [field]: [expect.any(String)] } } })

eachDatabase('mute pictures in what is written', (open) => {
  async function raise() {
    const shop = await openMembers(await open())
    await shop.site.inTransaction((tx) =>
      tx
        .insertInto('images')
        .values([imageRow('chai', { alt: '' }), imageRow('cuve', { alt: '' }), imageRow('filet', { alt: '', is_decor: 1 })])
        .execute(),
    )
    return { shop, owner: shop.as(shop.stage.tokens['1']?.ADMIN) }
  }

  test.each(Object.entries(kinds))(
    'a draft of %s keeps one, and is published once it has words or is decoration',
    async (_kind, write) => {
      const { owner } = await raise()
      expect(await write.create(owner, { isValid: true, blocks: [picture('chai')] })).toMatchObject(fault('blocks.0.picture.alt'))
      const { id } = given(await write.create(owner, { blocks: [picture('filet'), picture('chai')] }))
      expect(await write.change(owner, id, { title: 'Le grand chai' })).toMatchObject({ ok: true })
      expect(await write.change(owner, id, { isValid: true })).toMatchObject(fault('isValid'))
      expect(await write.change(owner, id, { blocks: [picture('filet'), picture('chai', { alt: 'Le chai' })] })).toMatchObject({
        ok: true,
      })
      expect(await write.change(owner, id, { isValid: true })).toMatchObject({ ok: true, value: { isValid: true } })
      expect(await write.change(owner, id, { blocks: [picture('filet'), picture('chai')] })).toMatchObject(
        fault('blocks.1.picture.alt'),
      )
      expect(await write.change(owner, id, { blocks: [picture('chai', { isDecor: true })] })).toMatchObject({ ok: true })
      expect(await write.change(owner, id, { isValid: false, blocks: [picture('chai')] })).toMatchObject({ ok: true })
    },
  )

  test('what was public before there was such a rule is mended one block at a time', async () => {
    const { shop, owner } = await raise()
    const { id } = given(await owner.createNews({ body: { title: 'Le chai', blocks: [picture('chai'), picture('cuve')] } }))
    await shop.site.inTransaction((tx) => tx.updateTable('news').set({ is_valid: 1 }).where('id', '=', id).execute())
    const change = (body: Fields) => owner.changeNews({ params: { id }, body })
    expect(await change({ isValid: true, title: 'Le vieux chai' })).toMatchObject({ ok: true })
    expect(await change({ blocks: [picture('chai', { alt: 'Le chai' }), picture('cuve')] })).toMatchObject({ ok: true })
    expect(await change({ blocks: [picture('cuve'), picture('chai')] })).toMatchObject(fault('blocks.1.picture.alt'))
  })
})
