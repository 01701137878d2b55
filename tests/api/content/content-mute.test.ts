import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/accounts.ts'
import { imageRow } from '../support/media/media.ts'
import { openMembers } from '../support/members.ts'

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

type Changes = { order?: number; isValid?: boolean; pictures?: string[] }
type Show = {
  table: 'albums' | 'awards' | 'products'
  field: string
  create: (owner: ShopApi, pictures: string[], isValid: boolean) => Written
  change: (owner: ShopApi, id: string, changes: Changes) => Written
}
const named = (pictures: string[] | undefined) => pictures && { pictures: pictures.map((image) => ({ image })) }
const last = (pictures: string[] | undefined) => pictures && { idImage: pictures.at(-1) ?? null }

/** Each kind of thing that shows pictures beside its blocks, by the calls that write it. */
const shows: Record<string, Show> = {
  album: {
    table: 'albums',
    field: 'pictures',
    create: (owner, pictures, isValid) => owner.createAlbum({ body: { title: 'La cave', isValid, ...named(pictures) } }),
    change: (owner, id, { pictures, ...body }) => owner.changeAlbum({ params: { id }, body: { ...body, ...named(pictures) } }),
  },
  award: {
    table: 'awards',
    field: 'idImage',
    create: (owner, pictures, isValid) => owner.createAward({ body: { title: 'Or', isValid, ...last(pictures) } }),
    change: (owner, id, { pictures, ...body }) => owner.changeAward({ params: { id }, body: { ...body, ...last(pictures) } }),
  },
  product: {
    table: 'products',
    field: 'images',
    create: (owner, images, isValid) => owner.createProduct({ body: { name: 'Le rouge', price: 900, isValid, images } }),
    change: (owner, id, { pictures, ...body }) =>
      owner.changeProduct({ params: { id }, body: { ...body, ...(pictures && { images: pictures }) } }),
  },
}
const mute = (field: string, pictures: string) => ({
  ok: false,
  error: { code: 'invalid', fields: { [field]: [expect.stringContaining(pictures)] } },
})
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

  test.each(Object.entries(shows))(
    '%s keeps a mute picture as a draft, and shows it once it has words or is decoration',
    async (_kind, { create, change, field }) => {
      const { owner } = await raise()
      expect(await create(owner, ['filet', 'chai'], true)).toMatchObject(mute(field, '« chai.jpg »'))
      const { id } = given(await create(owner, ['chai'], false))
      expect(await change(owner, id, { isValid: true })).toMatchObject(mute('isValid', '« chai.jpg »'))
      expect(await change(owner, id, { isValid: true, pictures: ['chai'] })).toMatchObject(mute(field, '« chai.jpg »'))
      given(await owner.changeImage({ params: { id: 'chai' }, body: { alt: 'Le chai' } }))
      expect(await change(owner, id, { isValid: true })).toMatchObject({ ok: true, value: { isValid: true } })
      expect(await change(owner, id, { pictures: ['cuve'] })).toMatchObject(mute(field, '« cuve.jpg »'))
      expect(await change(owner, id, { pictures: ['filet'] })).toMatchObject({ ok: true })
    },
  )

  test.each(Object.entries(shows))('%s that was public before the rule is still changed in all else', async (_kind, write) => {
    const { shop, owner } = await raise()
    const { id } = given(await write.create(owner, ['chai'], false))
    await shop.site.inTransaction((tx) => tx.updateTable(write.table).set({ is_valid: 1 }).where('id', '=', id).execute())
    expect(await write.change(owner, id, { order: 4 })).toMatchObject({ ok: true })
    expect(await write.change(owner, id, { order: 5, isValid: true, pictures: ['chai'] })).toMatchObject({ ok: true })
    expect(await write.change(owner, id, { pictures: ['cuve'] })).toMatchObject(mute(write.field, '« cuve.jpg »'))
  })

  test('words of its own place are enough for a picture of an album', async () => {
    const { owner } = await raise()
    const pictures = [
      { image: 'chai', alt: 'Le chai' },
      { image: 'cuve', isDecor: true },
    ]
    expect(await owner.createAlbum({ body: { title: 'La cave', isValid: true, pictures } })).toMatchObject({ ok: true })
  })

  test('a declination of a product in sale shows no mute picture, nor does a product come into sale with one', async () => {
    const { owner } = await raise()
    const { id: idProduct } = given(await owner.createProduct({ body: { name: 'Le rouge', price: 900 } }))
    const made = await owner.createDeclination({ body: { idProduct, idImage: 'chai' } })
    expect(made).toMatchObject(mute('idImage', '« chai.jpg »'))
    given(await owner.changeProduct({ params: { id: idProduct }, body: { isValid: false } }))
    const { id } = given(await owner.createDeclination({ body: { idProduct, idImage: 'chai' } }))
    const show = (body: { images?: string[] }) =>
      owner.changeProduct({ params: { id: idProduct }, body: { isValid: true, ...body } })
    expect(await show({})).toMatchObject(mute('isValid', '« chai.jpg »'))
    expect(await show({ images: ['filet'] })).toMatchObject(mute('images', '« chai.jpg »'))
    given(await owner.changeDeclination({ params: { id }, body: { idImage: 'filet' } }))
    expect(await show({})).toMatchObject({ ok: true })
  })

  test('the picture that opens a piece of news is heard on its page, and has words too', async () => {
    const { owner } = await raise()
    const news = (body: object) => owner.createNews({ body: { title: 'Le chai', isValid: true, ...body } })
    expect(await news({ idImage: 'chai' })).toMatchObject(mute('idImage', '« chai.jpg »'))
    expect(await news({ idImage: 'filet' })).toMatchObject({ ok: true })
  })
})
