import { describe, expect, test } from 'vitest'
import type { Credentials, ShopApi } from '#api/contract/index.ts'
import { openMemory } from './content-memory.ts'

function openFakes() {
  const asked: string[] = []
  const state = { version: 1, ok: true, title: 'Un titre' }
  const open = ({ siteId, lang = '', token = '' }: Credentials) => {
    const ask = (name: string) => async (given?: unknown) => {
      asked.push([siteId, lang, token, name, JSON.stringify(given)].join(' ').trim())
      return state.ok ? { ok: true, value: { blocks: [{ title: state.title }] } } : { ok: false, error: {} }
    }
    const names = ['getPage', 'listParameters', 'getLogged', 'listMealIcons']
    return Object.fromEntries(names.map((name) => [name, ask(name)])) as unknown as ShopApi
  }
  const remember = openMemory(open, { of: () => state.version, forget: () => {} })
  return { asked, state, remember }
}

const home = { params: { url: 'home' } }

describe('the memory of answers that follow the content', () => {
  test('asks once in each version of the content, for each site, language and question', async () => {
    const { asked, state, remember } = openFakes()
    for (const siteId of ['1', '2']) for (let turn = 0; turn < 3; turn += 1) await remember({ siteId }).getPage(home)
    await Promise.all([1, 2, 3].map(() => remember({ siteId: '1', lang: 'de' }).getPage(home)))
    await remember({ siteId: '1' }).getPage({ params: { url: 'le-domaine' } })
    expect(asked).toHaveLength(4)
    state.version = 2
    await remember({ siteId: '1' }).getPage(home)
    await remember({ siteId: '1' }).getPage(home)
    expect(asked).toHaveLength(5)
  })

  test('[T-09] meal icons are fetched once, however many products show theirs', async () => {
    const { asked, state, remember } = openFakes()
    await Promise.all([1, 2, 3].map(() => remember({ siteId: '1' }).listMealIcons()))
    for (let turn = 0; turn < 3; turn += 1) await remember({ siteId: '1' }).listMealIcons()
    expect(asked).toHaveLength(1)
    state.version = 2
    await remember({ siteId: '1' }).listMealIcons()
    expect(asked).toHaveLength(2)
  })

  test('asks each time for whoever presents a token, and what follows more than the content', async () => {
    const { asked, remember } = openFakes()
    for (let turn = 0; turn < 3; turn += 1) await remember({ siteId: '1', token: 't' }).getPage(home)
    for (let turn = 0; turn < 3; turn += 1) await remember({ siteId: '1' }).getLogged()
    expect(asked).toHaveLength(6)
  })

  test('keeps no refusal', async () => {
    const { asked, state, remember } = openFakes()
    state.ok = false
    await remember({ siteId: '1' }).getPage(home)
    state.ok = true
    expect((await remember({ siteId: '1' }).getPage(home)).ok).toBe(true)
    expect(asked).toHaveLength(2)
  })

  test('hands out what nobody can change', async () => {
    const { remember } = openFakes()
    const answer = await remember({ siteId: '1' }).getPage(home)
    if (!answer.ok) throw new Error('no page')
    expect(() => Object.assign(answer.value.blocks[0] ?? {}, { title: 'Un autre' })).toThrow(TypeError)
    expect(() => answer.value.blocks.reverse().pop()).toThrow(TypeError)
  })

  test('is bounded', async () => {
    const { asked, remember } = openFakes()
    for (let page = 0; page < 1100; page += 1) await remember({ siteId: '1' }).getPage({ params: { url: `p${page}` } })
    await remember({ siteId: '1' }).getPage({ params: { url: 'p1099' } })
    expect(asked).toHaveLength(1100)
    await remember({ siteId: '1' }).getPage({ params: { url: 'p0' } })
    expect(asked).toHaveLength(1101)
  })

  test('is bounded in what it holds, and lets go of the oldest only', async () => {
    const { asked, state, remember } = openFakes()
    state.title = 'a'.repeat(1_000_000)
    const read = (url: string) => remember({ siteId: '1' }).getPage({ params: { url } })
    for (let page = 0; page < 10; page += 1) await read(`p${page}`)
    await read('p9')
    expect(asked).toHaveLength(10)
    await read('p0')
    expect(asked).toHaveLength(11)
  })
})
