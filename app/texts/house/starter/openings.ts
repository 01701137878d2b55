import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { Draft } from '#app/models/house/starter/answers.ts'
import { type RichText, toRichText } from '#app/models/site/rich-text.ts'
import { leadingTo } from './parts.ts'
import { join, type Said } from './sentences.ts'

/** What stands above the list of what is sold. */
export function writeGoods({ words, craft, shipping }: Said): [Draft, Draft] {
  const page = { title: words.goods, short: words.goods }
  return [
    { ...page, blocks: [{ type: 'title', text: words.goods, lead: join(craft, shipping) || words.choose }] },
    { ...page, title: 'La boutique', blocks: [{ type: 'title', text: 'La boutique', lead: join(words.choose, shipping) }] },
  ]
}

/** What stands above the form by which one writes to the house. */
export function writeContact({ words, town }: Said): [Draft, Draft] {
  const page = { title: 'Contact', short: 'Contact' }
  return [
    { ...page, blocks: [{ type: 'title', text: 'Écrivez-nous', lead: words.ask }] },
    {
      ...page,
      blocks: [{ type: 'title', text: 'Nous joindre', lead: join(town, 'Écrivez-nous : nous lisons chaque message.') }],
    },
  ]
}

/** The page by which the menu leads to the blog. */
export function writeBlog({ words }: Said): [Draft, Draft] {
  const list = (title: string, lead: string): PageBlock[] => [
    { type: 'title', text: title, lead },
    { type: 'blog', title: '', count: 6, folder: '' },
  ]
  return [
    { title: 'Le carnet', short: 'Le carnet', blocks: list('Le carnet', words.notes) },
    { title: 'Nouvelles', short: 'Nouvelles', blocks: list('Nouvelles', words.notes) },
  ]
}

/** The first piece of the blog. */
export function writeArticle({ words, craft, story, visits, shipping }: Said): [Draft, Draft] {
  const body = (...sentences: string[]): RichText => {
    const { content } = toRichText(...sentences.filter(Boolean))
    return { type: 'doc', content: [...content, leadingTo({ label: 'Nous écrire', href: '/contact' })] }
  }
  const text = (told: RichText): PageBlock[] => [{ type: 'text', title: '', body: told }]
  return [
    {
      title: 'Notre site est ouvert',
      short: words.newGoods,
      blocks: text(body(words.newGoods, join(story, craft), join(shipping, visits))),
    },
    {
      title: 'Un mot pour commencer',
      short: join(story || craft || words.newGoods),
      blocks: text(body(story, craft, words.newGoods, words.notes)),
    },
  ]
}
